//! An independent judge of the proofs: for random declarations it decides exactly whether two different tuples of values can
//! produce one string, and compares that with what the compiler accepts and refuses.
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example proof_judge -- 150 1    # how many, and the seed
//! ```
//!
//! The judge builds an automaton for the strings of each part, from `docs/attributes.md` and `spec/SPEC.md`, joins them to the
//! automaton of the whole string, and searches for a string with two different runs. It shares no code with the proofs.
//!
//! - A declaration that compiles and has a collision is an unsound proof: the program fails.
//! - A declaration that is refused as ambiguous without a collision is listed: the proof is not precise there.
//! - Random tuples and both tuples of a collision become items, which must have the strings that the judge expects. Items with
//!   values at the ends of their types must have strings that the judge knows. So a wrong automaton fails too.

mod alphabet;
mod build;
mod chain;
mod declaration;
mod field;
mod known;
mod language;
#[path = "../random_items/random.rs"]
#[expect(dead_code, reason = "random items need more of it")]
mod random;
mod report;
mod source;
mod suffix;
mod time;

use std::collections::BTreeMap;
use std::env;
use std::error::Error;
use std::fmt::Write as _;

use build::{Codes, Workspace};
use chain::{Chain, Segment};
use declaration::{Declaration, Tuple, sample};
use random::Random;
use report::Report;

/// How many declarations go into one crate.
const BATCH: usize = 500;

/// The codes that say: two different tuples share a string.
const AMBIGUOUS: [&str; 4] = ["SK0601", "SK0613", "SK0614", "SK0619"];

/// A declaration and what the judge says about it.
struct Judged {
    declaration: Declaration,
    collision: Option<(Tuple, Tuple)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let count: usize = args.next().map_or(Ok(150), |count| count.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let mut random = Random::new(seed);
    let workspace = Workspace::new("proof_judge", include_str!("program.rs.txt"))?;
    let mut report = Report::default();
    let known = known::cases()
        .into_iter()
        .map(|case| (case.declaration, Some(case.collides)));
    let mut declarations: Vec<(Declaration, Option<bool>)> = known.collect();
    declarations.extend((0..count).map(|_| (declaration::declaration(&mut random), None)));
    let mut declarations = declarations.into_iter().peekable();
    while declarations.peek().is_some() {
        let mut judged = BTreeMap::new();
        for (at, (declaration, expected)) in declarations.by_ref().take(BATCH).enumerate() {
            let collision = declaration.collision(&mut random);
            if expected.is_some_and(|expected| expected != collision.is_some()) {
                report.wrong_judge(&declaration, collision.as_ref());
            }
            judged.insert(
                at,
                Judged {
                    declaration,
                    collision,
                },
            );
        }
        let sources = judged
            .iter()
            .map(|(at, judged)| (*at, judged.declaration.source(&[])));
        let refused = workspace.refused(&sources.collect())?;
        produce(&workspace, &judged, &refused, &mut random, &mut report)?;
        for (at, judged) in &judged {
            report.add(
                &judged.declaration,
                judged.collision.as_ref(),
                refused.get(at),
            );
        }
        eprintln!(
            "{} of {count} random declarations are left",
            declarations.len()
        );
    }
    report.print(count, seed)
}

/// Items of the declarations that compile, or that compile with `ambiguous`, have the strings that the judge expects.
fn produce(
    workspace: &Workspace,
    judged: &BTreeMap<usize, Judged>,
    refused: &BTreeMap<usize, Codes>,
    random: &mut Random,
    report: &mut Report,
) -> Result<(), Box<dyn Error>> {
    let mut modules = BTreeMap::new();
    let mut chains = BTreeMap::new();
    for (
        at,
        Judged {
            declaration,
            collision,
        },
    ) in judged
    {
        let own: &[&str] = match refused.get(at) {
            None => &[],
            Some(codes) if codes.iter().eq(["SK0601"]) => &["ambiguous"],
            Some(_) => continue,
        };
        let alphabet = declaration.alphabet();
        let levels = declaration.segments(&alphabet);
        let name = format!("d{at}");
        let mut source = declaration.source(own);
        source.push_str("use synthetic_key::SyntheticKey as _;\npub fn check() {\n");
        let samples: Vec<_> = (0..4).filter_map(|_| sample(&levels, random)).collect();
        let pair = collision.iter().flat_map(|(one, other)| [one, other]);
        for tuple in pair.chain(&samples) {
            source.push_str(&declaration.expect(&name, tuple));
        }
        for _ in 0..6 {
            source.push_str(&declaration.show(&name, random));
        }
        let _ = writeln!(source, "}}");
        modules.insert(*at, source);
        let levels = levels.into_iter().map(|level| {
            let segments: Vec<Segment> = level.into_iter().map(|(_, segment)| segment).collect();
            Chain::new(&segments)
        });
        chains.insert(name, (*at, alphabet, levels.collect::<Vec<_>>()));
    }
    // With `ambiguous`, a declaration may be refused for a different reason.
    let refused = workspace.refused(&modules)?;
    if let Some((at, _)) = refused.iter().find(|(_, codes)| codes.contains("other")) {
        return Err(format!("this does not compile:\n{}", modules[at]).into());
    }
    modules.retain(|at, _| !refused.contains_key(at));
    let calls: Vec<_> = modules
        .keys()
        .map(|at| format!("    d{at}::check();"))
        .collect();
    for line in workspace.run(&modules, &calls.join("\n"))?.lines() {
        let (name, said) = line.split_once(' ').ok_or("a line without a name")?;
        let (at, alphabet, levels) = chains.get(name).ok_or("an unknown name")?;
        let declaration = &judged[at].declaration;
        if let Some(strings) = said.strip_prefix("has ") {
            let strings: Vec<String> = serde_json::from_str(strings)?;
            let mut pairs = levels.iter().zip(&strings);
            let is_known = pairs.all(|(chain, text)| {
                let text: String = text.chars().map(|c| alphabet.like(c)).collect();
                chain.has(&text)
            });
            report.produced(declaration, is_known, said);
        } else {
            report.produced(declaration, said == "agrees", said);
        }
    }
    Ok(())
}
