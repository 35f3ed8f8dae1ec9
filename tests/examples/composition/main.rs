//! Every pair of features works, or is refused with a code that `docs/composition.md` lists.
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example composition -- 100 1    # how many combinations, and the seed
//! ```
//!
//! A combination has one feature of each dimension. For each one, this generates a declaration and a check of its key, lookups,
//! fan-out, id, container, document round trip and tampering. A combination with a listed pair must be refused with the listed
//! code, and every other one must compile and pass.

#[path = "../proof_judge/build.rs"]
mod build;
mod features;
#[path = "../random_items/random.rs"]
#[expect(dead_code, reason = "random items need more of it")]
mod random;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::path::Path;

use build::{Codes, Workspace};
use features::{Combination, DIMENSIONS, Pair, Refusal, combinations, pairs};
use random::Random;

/// How many combinations go into one crate.
const BATCH: usize = 250;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let count: usize = args.next().map_or(Ok(0), |count| count.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let refusals = refusals()?;
    let mut pairs = pairs();
    for Refusal { features, .. } in refusals
        .iter()
        .filter(|refusal| refusal.features.len() == 2)
    {
        pairs.retain(|(one, other)| !(features.contains(one) && features.contains(other)));
    }
    let combinations = combinations(&mut Random::new(seed), &refusals, &pairs, count);
    let workspace = Workspace::new("composition", include_str!("program.rs.txt"))?;
    let mut report = Report::default();
    for batch in combinations.chunks(BATCH) {
        let modules: BTreeMap<_, _> = batch.iter().map(source::module).enumerate().collect();
        let refused = workspace.refused(&modules)?;
        let accepted = modules
            .into_iter()
            .filter(|(at, _)| !refused.contains_key(at));
        let accepted: BTreeMap<_, _> = accepted.collect();
        let calls = accepted
            .keys()
            .map(|at| format!("    run(\"d{at}\", d{at}::check);"));
        let output = workspace.run(&accepted, &calls.collect::<Vec<_>>().join("\n"))?;
        let outcomes: BTreeMap<_, _> = output
            .lines()
            .filter_map(|line| line.split_once(' '))
            .collect();
        for (at, combination) in batch.iter().enumerate() {
            let expected = combination.refused(&refusals);
            let expected = expected.map(|refusal| refusal.code.clone()).collect();
            let outcome = outcomes.get(format!("d{at}").as_str()).copied();
            report.add(combination, &expected, refused.get(&at), outcome);
        }
        eprintln!("{} work", report.passed);
    }
    report.print(combinations.len(), seed, &pairs)
}

/// What `docs/composition.md` says is refused: the features of the first cell, with each of the second.
fn refusals() -> Result<Vec<Refusal>, Box<dyn Error>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/composition.md");
    let page = std::fs::read_to_string(page)?;
    let feature = |name: &str| {
        let mut all = DIMENSIONS.iter().copied().flatten().copied();
        let found = all.find(|feature| *feature == name.trim().trim_matches('`'));
        found.ok_or_else(|| format!("docs/composition.md: there is no feature {name:?}"))
    };
    let mut refusals = Vec::new();
    let rows = page.lines().filter(|line| line.starts_with('|'));
    for row in rows.filter(|row| row.contains("SK0")) {
        let mut cells = row.split('|').skip(1).map(str::trim);
        let first = cells.next().unwrap_or_default();
        let first: Vec<_> = first.split('+').map(feature).collect::<Result<_, _>>()?;
        let code = row.find("SK0").and_then(|at| row.get(at..at + 6));
        let code = code.ok_or("a row without a code")?;
        for other in cells.next().unwrap_or_default().split(',') {
            let mut features = first.clone();
            features.push(feature(other)?);
            refusals.push(Refusal {
                features,
                code: code.to_owned(),
            });
        }
    }
    Ok(refusals)
}

#[derive(Default)]
struct Report {
    passed: usize,
    refused: usize,
    covered: BTreeSet<Pair>,
    wrong: Vec<String>,
}

impl Report {
    fn add(
        &mut self,
        combination: &Combination,
        expected: &BTreeSet<String>,
        codes: Option<&Codes>,
        outcome: Option<&str>,
    ) {
        let name = combination.0.join(", ");
        match (codes, outcome) {
            (Some(codes), _) if codes.is_subset(expected) => self.refused += 1,
            (Some(codes), _) => self.wrong.push(format!(
                "{name}: refused with {codes:?}, expected {expected:?}"
            )),
            (None, Some("passes")) if expected.is_empty() => {
                self.passed += 1;
                self.covered.extend(combination.pairs());
            }
            (None, Some("passes")) => self
                .wrong
                .push(format!("{name}: works, but {expected:?} is listed")),
            (None, outcome) => self
                .wrong
                .push(format!("{name}: {}", outcome.unwrap_or("it did not run"))),
        }
    }

    fn print(&self, count: usize, seed: u64, pairs: &BTreeSet<Pair>) -> Result<(), Box<dyn Error>> {
        println!("{count} combinations with seed {seed}");
        println!(
            "{:6}  work: key, lookups, fan-out, id, container, document, tampering",
            self.passed
        );
        println!("{:6}  are refused with the listed code", self.refused);
        println!(
            "{:6}  of {} pairs that are not listed as refused work",
            self.covered.len(),
            pairs.len()
        );
        for (one, other) in pairs.difference(&self.covered) {
            println!("NOT COVERED {one}, {other}");
        }
        for wrong in &self.wrong {
            println!("WRONG {wrong}");
        }
        if self.wrong.is_empty() && self.covered == *pairs {
            return Ok(());
        }
        Err("a pair of features neither works nor is listed".into())
    }
}
