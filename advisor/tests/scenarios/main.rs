//! Samples with known answers: the verdicts of several layouts, and the recommendation.
//!
//! Each answer was worked out by hand from the facts of Azure Cosmos DB, in the comment of its scenario:
//! - A write of 1 KB with the default index costs about 10 RU. A query costs about 2.5 RU for each partition it asks.
//! - One key holds 20 GB and gets 10,000 RU/s at most.
//! - A new container has a physical partition for each 6,000 RU/s (autoscale: 10,000) and for each 50 GB. The RU/s are
//!   divided evenly among them. At least 400 RU/s are provisioned, and 1 RU/s for each GB.
//! - Without `--ttl`, one year is looked ahead: 1 write of 1 KB per second is 32 GB.

mod cases;
mod declared;
mod items;
mod samples;
#[path = "../command/support.rs"]
#[allow(dead_code, reason = "shared with the tests of the command")]
mod support;

use std::collections::HashSet;

use serde_json::Value;
use support::{file, synthkey};

/// A sample, a workload, and what is right.
pub struct Scenario {
    /// Its name, also that of its file.
    pub name: &'static str,
    /// Makes the items.
    pub sample: fn() -> String,
    /// The options of both commands.
    pub workload: &'static [&'static str],
    /// Layouts with the words that are right, separated by `|`.
    pub verdicts: &'static [(&'static str, &'static str)],
    /// The recommendation.
    pub answer: Answer,
}

/// What `suggest` has to recommend.
pub enum Answer {
    /// One of these layouts; `*` stands for a number or a period.
    OneOf(&'static [&'static str]),
    /// A layout that needs at most 1.15 times the RU/s of this one, which an expert wrote: of layouts that cost about the
    /// same, the simpler one is recommended.
    AsCheapAs(&'static str),
    /// Nothing fits, and the reason contains this.
    Nothing(&'static str),
    /// The scenario is only about verdicts.
    NotAsked,
}

impl Scenario {
    fn run(&self) {
        let sample = (self.sample)();
        let path = file(&format!("scenario-{}.ndjson", self.name), &sample);
        self.check(&path);
        self.suggest(&path, &sample);
    }

    fn check(&self, path: &str) {
        let mut args = vec!["check", path, "--json"];
        args.extend(self.workload);
        for (layout, _) in self.verdicts {
            args.extend(["--layout", layout]);
        }
        let report = synthkey(&args).json();
        for (i, (layout, words)) in self.verdicts.iter().enumerate() {
            let verdict = verdict(&report, i);
            let word = verdict["word"].as_str().unwrap();
            assert!(
                words.split('|').any(|expected| expected == word),
                "{}: {layout} is {words}, not {verdict}",
                self.name
            );
        }
    }

    fn suggest(&self, path: &str, sample: &str) {
        if matches!(self.answer, Answer::NotAsked) {
            return;
        }
        let mut args = vec!["suggest", path, "--json"];
        args.extend(self.workload);
        let found = synthkey(&args).json();
        let recommended = &found["recommended"];
        let name = self.name;
        if !recommended.is_null() {
            self.reads(&found, sample);
        }
        match self.answer {
            Answer::NotAsked => {}
            Answer::Nothing(because) => {
                assert!(recommended.is_null(), "{name}: {recommended}");
                let said = found["because"].as_str().unwrap_or_default();
                assert!(said.contains(because), "{name}: {said}");
            }
            Answer::OneOf(layouts) => {
                let layout = recommended["layout"].as_str().unwrap_or("nothing");
                assert!(
                    layouts.iter().any(|pattern| matches(pattern, layout)),
                    "{name}: {layout} is none of {layouts:?}: {recommended} {}",
                    found["because"]
                );
                self.is_good(recommended);
            }
            Answer::AsCheapAs(expert) => {
                let mut args = vec!["check", path, "--json", "--layout", expert];
                args.extend(self.workload);
                let by_hand = verdict(&synthkey(&args).json(), 0);
                let [ours, theirs] = [recommended, &by_hand]
                    .map(|found| found["provision_ru_s"].as_f64().unwrap_or(f64::MAX));
                assert!(
                    ours <= 1.15 * theirs,
                    "{name}: {recommended}, by hand {expert}: {by_hand}"
                );
                self.is_good(recommended);
            }
        }
    }

    /// The recommended declaration is the one that is compiled with these tests, and reads the items of the sample.
    fn reads(&self, found: &Value, sample: &str) {
        let name = self.name;
        let printed = found["declaration"].as_str().unwrap_or_default();
        if std::env::var_os("BLESS").is_some() {
            let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/declared/scenarios/");
            std::fs::write(format!("{directory}{name}.rs"), printed).unwrap();
            return;
        }
        let (compiled, read) = declared::of(name)
            .unwrap_or_else(|| panic!("{name}: run with BLESS=1, and name it in declared.rs"));
        assert_eq!(
            compiled, printed,
            "{name}: run with BLESS=1 to write what is printed"
        );
        let mut keys = HashSet::new();
        for item in items::of(sample) {
            keys.insert(read(&item).unwrap_or_else(|error| panic!("{name}: {item}: {error}")));
        }
        assert!(!keys.is_empty(), "{name}");
    }

    fn is_good(&self, recommended: &Value) {
        assert_eq!(recommended["verdict"], "GOOD", "{}", self.name);
        let reasons = recommended["reasons"].as_array().unwrap();
        assert_eq!(reasons.len(), 3, "{}: {recommended}", self.name);
    }
}

fn verdict(report: &Value, candidate: usize) -> Value {
    let partitions = report["candidates"][candidate]["partitions"].as_object();
    let first = partitions
        .unwrap_or_else(|| panic!("{report}"))
        .values()
        .next();
    first.unwrap()["verdict"].clone()
}

/// Whether a layout has this form. `*` stands for any characters but those of a placeholder's end.
fn matches(pattern: &str, layout: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else {
        return pattern == layout;
    };
    let Some(layout) = layout.strip_prefix(start) else {
        return false;
    };
    let end = layout
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(layout.len());
    matches(rest, &layout[end..])
}

#[test]
fn patterns_stand_for_numbers() {
    assert!(matches(
        "{a}.{xxh64(b) % * + 1}",
        "{a}.{xxh64(b) % 400 + 1}"
    ));
    assert!(!matches("{a}-{at:*}", "{a}-{at:day}.{xxh64(b) % 4 + 1}"));
}
