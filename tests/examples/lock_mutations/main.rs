//! A changed declaration under an unchanged lock does not build, or changes nothing, or the change is in the list of
//! `docs/lock.md`.
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example lock_mutations -- 3 1    # how many declarations, and the seed
//! ```
//!
//! Each declaration is locked by its own layout, and then changed in every single place: options of the type and of the fields,
//! types, names, order. Keys, checked keys, ids, containers and paths of a thousand items are compared with those of the
//! declaration before the change.

#[path = "../proof_judge/build.rs"]
mod build;
mod declaration;
mod mutation;
#[path = "../random_items/random.rs"]
#[expect(dead_code, reason = "random items need more of it")]
mod random;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::error::Error;
use std::path::Path;

use build::Workspace;
use mutation::{Mutation, mutations};
use random::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let count: usize = args.next().map_or(Ok(3), |count| count.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let mut random = Random::new(seed);
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/lock.md");
    let page = std::fs::read_to_string(page)?;
    let workspace = Workspace::new("lock_mutations", include_str!("program.rs.txt"))?;
    let mut report = Report::default();
    for _ in 0..count {
        let base = locked(&workspace, &mut random)?;
        let mutations = mutations(&base.0);
        let changed = mutations.iter().enumerate();
        let mut modules: BTreeMap<_, _> = changed
            .map(|(at, mutation)| (at + 1, mutation.declaration.source(Some(&base.1))))
            .collect();
        modules.insert(0, base.0.source(Some(&base.1)));
        let refused = workspace.refused(&modules)?;
        modules.retain(|at, _| !refused.contains_key(at));
        let calls = modules.keys().filter(|at| **at > 0);
        let calls = calls.map(|at| format!("    compare(\"{at}\", d0::observe, d{at}::observe);"));
        let output = workspace.run(&modules, &calls.collect::<Vec<_>>().join("\n"))?;
        let outcomes: BTreeMap<_, _> = output
            .lines()
            .filter_map(|line| line.split_once(' '))
            .collect();
        for (at, mutation) in mutations.iter().enumerate() {
            let outcome = outcomes.get((at + 1).to_string().as_str());
            report.add(&base.1, mutation, outcome.copied(), &page);
        }
        eprintln!("{}", base.1);
    }
    report.print(count, seed)
}

/// A declaration that compiles, and its layout.
fn locked(
    workspace: &Workspace,
    random: &mut Random,
) -> Result<(declaration::Declaration, String), Box<dyn Error>> {
    loop {
        let base = declaration::declaration(random);
        let modules = BTreeMap::from([(0, base.source(None))]);
        if workspace.refused(&modules)?.is_empty() {
            let layout = workspace.run(&modules, "    println!(\"{}\", d0::LAYOUT);")?;
            return Ok((base, layout.trim_end_matches('\n').to_owned()));
        }
    }
}

#[derive(Default)]
struct Report {
    refused: usize,
    equal: usize,
    listed: BTreeMap<&'static str, usize>,
    wrong: BTreeSet<String>,
}

impl Report {
    fn add(&mut self, layout: &str, mutation: &Mutation, outcome: Option<&str>, page: &str) {
        match (outcome, mutation.listed) {
            (None, _) => self.refused += 1,
            (Some("is equal"), _) => self.equal += 1,
            (Some(_), Some(row))
                if page
                    .lines()
                    .any(|line| line.starts_with(&format!("| {row}"))) =>
            {
                *self.listed.entry(row).or_default() += 1;
            }
            (Some(outcome), _) => {
                self.wrong
                    .insert(format!("{}: {outcome}, locked by {layout}", mutation.what));
            }
        }
    }

    fn print(&self, count: usize, seed: u64) -> Result<(), Box<dyn Error>> {
        println!(
            "every single change of {count} declarations with seed {seed}, a thousand items each"
        );
        println!("{:6}  changes do not build", self.refused);
        println!("{:6}  change nothing", self.equal);
        for (row, count) in &self.listed {
            println!("{count:6}  are in the list of docs/lock.md: {row}");
        }
        for wrong in &self.wrong {
            println!("WRONG {wrong}");
        }
        if self.wrong.is_empty() && self.refused > 0 && self.equal > 0 {
            return Ok(());
        }
        Err(
            "a change under an unchanged lock gives items different keys, ids, containers or paths"
                .into(),
        )
    }
}
