//! Writes random items with their keys, for the implementations of Key Format 1 in other languages to compute again.
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example random_items -- 100000 [seed] > items.jsonl
//! cargo run -p synthetic-key-tests --example random_items -- --schema > keys.json
//! ```
//!
//! Each line is a JSON object: the `layout`, the `types` as in `vectors.json`, the `item` in its stored form, and `keys`:
//! the key and the other keys to read; with levels, each is a list. `paths` says where the store finds the key in the item.
//! An item that has no key has `refused` instead, with the reason. Refused items come in addition to the requested number.

mod items;
mod line;
mod random;
mod values;

use std::error::Error;
use std::io::{self, BufWriter, Write};

use random::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1).peekable();
    if args.peek().is_some_and(|arg| arg == "--schema") {
        println!("{}", schema());
        return Ok(());
    }
    let count: usize = args.next().map_or(Ok(100_000), |count| count.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |seed| seed.parse())?;

    let mut random = Random::new(seed);
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut keyed, mut refused) = (0, 0);
    for line in items::LINES.iter().cycle() {
        if keyed == count {
            break;
        }
        let line = (line.line)(&mut random)?;
        *(if line.has_key() {
            &mut keyed
        } else {
            &mut refused
        }) += 1;
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
    }
    out.flush()?;
    let layouts = items::LINES.len();
    eprintln!("seed {seed}: {keyed} items with a key, {refused} without, {layouts} layouts");
    Ok(())
}

/// The schema of the structs, for the generated code of other languages.
fn schema() -> String {
    let types = items::LINES.iter().enumerate();
    let types = types.filter_map(|(place, line)| (line.schema)(&format!("Item{place}")));
    let types: Vec<_> = types.collect();
    format!(
        "{{ \"version\": 1, \"types\": [\n{}\n] }}",
        types.join(",\n")
    )
}
