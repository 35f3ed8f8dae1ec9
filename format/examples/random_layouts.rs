//! Writes random texts, most of them almost layouts, and whether the parser takes each for a layout and for a template.
//! The programs of the specification must say the same:
//!
//! ```sh
//! cargo run -p synthetic-key-format --features compute --example random_layouts -- 100000 [seed] > layouts.jsonl
//! python3 spec/check.py --layouts layouts.jsonl
//! node spec/check.mjs --layouts layouts.jsonl
//! ```

#[path = "../tests/support/mod.rs"]
#[allow(
    dead_code,
    reason = "it is for programs that compute keys, and this one does not"
)]
mod support;

use std::io::{self, BufWriter, Write};

use support::Json;
use synthetic_key_format::{Layout, Template};

/// What is put into a text, with `·` between: everything that the grammar knows, and what it could take for that.
const FRAGMENTS: &str = "{·}·{{·}}·{/}·{a}·{b:%}·:·:%·:%table·:lower·:upper·:06·:039·:040·:00·:s·:ms·:day·:ns·:second\
    ·:?\"x\"·:?\"\"·:fn(f)·fn(·(·)·<·>·[·]·::<·->·,·, · ·%· + 1·400·65535·65536·0·1·2· in 1..=4· in 0..=9\
    ·{xxh64(a) % 4 + 1}·{xxh64(a, b) % 4}·{shard in 1..=4}·{shard in 0..=3:02}·{fn(f)(a) % 3}\
    ·.·\"·\\·\"a b\"·\\u0000·\\u001f·\\u007f·\\\"·-·_·$·@·A·F·9·'·&·|·#·?·~·é·💰·٣\
    ·\0·\u{1f}·\u{7f}·\u{80}·\u{a0}·\u{2028}·\u{3000}·\u{d7ff}·\u{feff}";

/// `SplitMix64`.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        usize::try_from(bits % limit as u64).unwrap_or_default()
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}

/// The layouts and templates of the vectors, good and bad.
fn known_texts() -> Vec<Vec<char>> {
    let vectors = Json::parse(include_str!("../../spec/vectors.json").trim());
    let lists = [
        ("groups", "layout"),
        ("bad_layouts", "layout"),
        ("functions", "layout"),
        ("templates", "template"),
        ("bad_templates", "template"),
    ];
    let texts = lists.iter().flat_map(|(list, name)| {
        let texts = vectors.get(list).list().iter();
        texts.map(|entry| entry.get(name).text().chars().collect())
    });
    texts.collect()
}

/// One of the texts after a few changes.
fn changed(texts: &[Vec<char>], fragments: &[&str], random: &mut Random) -> String {
    let mut text = random.pick(texts).clone();
    for _ in 0..=random.below(3) {
        let start = random.below(text.len() + 1);
        let end = text.len().min(start + random.below(5));
        let fragment: Vec<char> = match random.below(8) {
            0 | 1 => Vec::new(),
            2 => text[start..end].repeat(2),
            3 => {
                let other = random.pick(texts);
                let start = random.below(other.len() + 1);
                let end = other.len().min(start + random.below(12));
                other[start..end].to_vec()
            }
            _ => random.pick(fragments).chars().collect(),
        };
        text.splice(start..end, fragment);
    }
    text.into_iter().collect()
}

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>());
    let count = args.next().and_then(Result::ok).unwrap_or(1000);
    let mut random = Random(args.next().and_then(Result::ok).unwrap_or(1));
    let (texts, fragments) = (known_texts(), FRAGMENTS.split('·').collect::<Vec<_>>());
    let mut out = BufWriter::new(io::stdout().lock());
    let mut layouts = 0;
    for _ in 0..count {
        let text = changed(&texts, &fragments, &mut random);
        let verdict = |is_good| if is_good { "good" } else { "bad" };
        let layout = Layout::parse(&text).is_ok();
        let template = Template::parse_exact(&text).is_ok();
        layouts += u64::from(layout);
        let line = serde_json::json!({
            "text": text, "layout": verdict(layout), "template": verdict(template),
        });
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    eprintln!("{count} texts, {layouts} of them layouts");
    Ok(())
}
