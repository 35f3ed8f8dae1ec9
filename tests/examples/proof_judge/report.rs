//! What the judge and the compiler said, declaration by declaration.

use std::collections::BTreeMap;
use std::error::Error;

use crate::AMBIGUOUS;
use crate::build::Codes;
use crate::declaration::{Declaration, Tuple, What};

#[derive(Default)]
pub struct Report {
    /// How many declarations there are of each kind, by what both say.
    counts: BTreeMap<(What, &'static str), usize>,
    unsound: Vec<String>,
    imprecise: Vec<String>,
    wrong: Vec<String>,
    produced: usize,
}

impl Report {
    pub fn add(
        &mut self,
        declaration: &Declaration,
        collision: Option<&(Tuple, Tuple)>,
        codes: Option<&Codes>,
    ) {
        let is_ambiguous =
            |codes: &Codes| codes.iter().all(|code| AMBIGUOUS.contains(&code.as_str()));
        let said = match (codes, collision) {
            (None, None) => "accepted, and no collision",
            (None, Some(pair)) => {
                self.unsound
                    .push(format!("{}{}", declaration.source(&[]), both(pair)));
                "UNSOUND: accepted, with a collision"
            }
            (Some(codes), Some(_)) if is_ambiguous(codes) => "refused, with a collision",
            (Some(codes), None) if is_ambiguous(codes) => {
                let codes: Vec<_> = codes.iter().map(String::as_str).collect();
                self.imprecise
                    .push(format!("{}: {}", codes.join(" "), declaration.summary()));
                "refused, and no collision"
            }
            (Some(_), _) => "refused for a different reason",
        };
        *self.counts.entry((declaration.what, said)).or_default() += 1;
    }

    /// The string of an item, or whether it was the expected one.
    pub fn produced(&mut self, declaration: &Declaration, is_right: bool, said: &str) {
        self.produced += 1;
        if !is_right {
            self.wrong
                .push(format!("{said}\n{}", declaration.source(&[])));
        }
    }

    /// A known case that the judge gets wrong.
    pub fn wrong_judge(&mut self, declaration: &Declaration, collision: Option<&(Tuple, Tuple)>) {
        self.wrong.push(format!(
            "a known case: the judge says {}\n{}",
            collision.map_or("no collision".into(), both),
            declaration.source(&[])
        ));
    }

    pub fn print(&self, count: usize, seed: u64) -> Result<(), Box<dyn Error>> {
        println!("{count} random declarations with seed {seed}, and the known ones");
        for ((what, said), count) in &self.counts {
            println!("{count:6}  {what:?} {said}");
        }
        println!(
            "{:6}  strings of items compared with the judge's automata",
            self.produced
        );
        for case in &self.imprecise {
            println!("no collision, but {case}");
        }
        for case in &self.unsound {
            println!("\nUNSOUND: this compiles\n{case}");
        }
        for case in &self.wrong {
            println!("\nthe judge is wrong: {case}");
        }
        if !self.unsound.is_empty() {
            return Err("a proof accepts what the judge refutes".into());
        }
        if !self.wrong.is_empty() || self.produced == 0 {
            return Err("the judge does not know what the derive produces".into());
        }
        Ok(())
    }
}

/// The two tuples of a collision.
fn both((one, other): &(Tuple, Tuple)) -> String {
    let text = |tuple: &Tuple| {
        let levels = tuple.iter().map(|level| {
            let strings = level.iter().map(|(which, text)| {
                let absent = if *which > 0 { " (absent)" } else { "" };
                format!("{text:?}{absent}")
            });
            strings.collect::<Vec<_>>().join(" ")
        });
        levels.collect::<Vec<_>>().join(" / ")
    };
    format!("{} is {}\n", text(one), text(other))
}
