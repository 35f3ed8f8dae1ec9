//! Fails when keys or documents take more instructions than `bench/gate.toml` says, as ratios to tuned code and plain serde.
//!
//! `cargo run --release -p synthetic-key-bench --bin gate [-- --bless]`. It needs valgrind, and passes without it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;
use std::{env, fs, io};

use synthetic_key_bench::documents::{FIELD, KEYED, PLAIN, SERDE, bson, json};
use synthetic_key_bench::keys::{self, OURS, REUSED, TUNED};
use synthetic_key_bench::{TABLES, measure, suffix};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/gate.toml");

const HEAD: &str = "\
# Instructions, as ratios. The gate fails where one is more than 5 % higher than here.
# `cargo run --release -p synthetic-key-bench --bin gate -- --bless` writes them anew.
";

/// How much higher a ratio may be.
const TOLERANCE: f64 = 1.05;

/// Rows of one table that are compared with the same one.
struct Group {
    title: &'static str,
    of: &'static str,
    /// What a ratio is called in `gate.toml`, and the row.
    rows: &'static [(&'static str, &'static str)],
}

const GROUPS: &[Group] = &[
    Group {
        title: keys::SHORT,
        of: TUNED,
        rows: &[("short-key", OURS), ("short-key-reused", REUSED)],
    },
    Group {
        title: keys::DATED,
        of: TUNED,
        rows: &[("dated-key", OURS), ("dated-key-reused", REUSED)],
    },
    Group {
        title: keys::LONG,
        of: TUNED,
        rows: &[("long-key", OURS), ("long-key-reused", REUSED)],
    },
    Group {
        title: keys::LEVELS,
        of: TUNED,
        rows: &[("levels", OURS)],
    },
    Group {
        title: keys::ESCAPED,
        of: TUNED,
        rows: &[("escaped-key", OURS), ("escaped-key-reused", REUSED)],
    },
    Group {
        title: suffix::SHORT,
        of: suffix::WITHOUT,
        rows: &[("suffix", suffix::WITH)],
    },
    Group {
        title: json::WRITING,
        of: FIELD,
        rows: &[("json-write-serde", SERDE), ("json-write-keyed", KEYED)],
    },
    Group {
        title: json::READING,
        of: PLAIN,
        rows: &[("json-read-serde", SERDE), ("json-read-keyed", KEYED)],
    },
    Group {
        title: bson::WRITING,
        of: FIELD,
        rows: &[("bson-write-serde", SERDE), ("bson-write-keyed", KEYED)],
    },
    Group {
        title: bson::READING,
        of: PLAIN,
        rows: &[("bson-read-serde", SERDE), ("bson-read-keyed", KEYED)],
    },
];

impl Group {
    fn ratios(&self) -> io::Result<impl Iterator<Item = (&'static str, f64)>> {
        let missing = |what: &str| io::Error::other(format!("no {what} in {}", self.title));
        let mut tables = TABLES.iter().map(|table| table()).enumerate();
        let table = tables.find(|(_, table)| table.title == self.title);
        let (at, table) = table.ok_or_else(|| missing("table"))?;
        let row = |name: &str| {
            let row = table.rows.iter().position(|row| row.name == name);
            row.ok_or_else(|| missing(name))
        };
        let mut rows = vec![row(self.of)?];
        for (_, name) in self.rows {
            rows.push(row(name)?);
        }
        let counts = measure::instructions(at, rows)?;
        let of = counts[0];
        let names = self.rows.iter().map(|(name, _)| *name);
        Ok(names.zip(counts.into_iter().skip(1).map(move |count| count / of)))
    }
}

fn main() -> io::Result<ExitCode> {
    if measure::was_one() {
        return Ok(ExitCode::SUCCESS);
    }
    if !measure::has_valgrind() {
        println!("skipped: valgrind is not installed, and instructions are counted with it");
        return Ok(ExitCode::SUCCESS);
    }
    let is_blessing = env::args().any(|argument| argument == "--bless");
    let committed = fs::read_to_string(FILE).unwrap_or_default();
    let committed: BTreeMap<&str, f64> = committed.lines().filter_map(entry).collect();
    let (mut blessed, mut failed) = (String::from(HEAD), 0);
    let mut judge = |(name, ratio): (&str, f64)| {
        let _ = writeln!(blessed, "{name} = {ratio:.3}");
        let verdict = match committed.get(name) {
            _ if is_blessing => "written",
            None => "FAILED: gate.toml has no such line",
            Some(most) if ratio < most / TOLERANCE => "passed; gate.toml could be lowered",
            Some(most) if ratio <= most * TOLERANCE => "passed",
            Some(_) => "FAILED: more than 5 % above gate.toml",
        };
        failed += u32::from(verdict.starts_with("FAILED"));
        let most = committed
            .get(name)
            .map_or("-".into(), |most| format!("{most:.3}"));
        println!("{name:20} {ratio:6.3}  gate.toml {most:>6}  {verdict}");
    };
    for group in GROUPS {
        group.ratios()?.for_each(&mut judge);
    }
    if is_blessing {
        fs::write(FILE, blessed)?;
    }
    Ok(if failed > 0 {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// A line `name = number`.
fn entry(line: &str) -> Option<(&str, f64)> {
    let (name, number) = line.split_once(" = ")?;
    Some((name, number.parse().ok()?))
}
