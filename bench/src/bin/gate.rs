//! Fails if the three headline keys or documents take more instructions than `bench/gate.toml` allows, as ratios to an
//! expert's hand-written code and to plain serde. The other rows have no limit: a ratio never justifies a second
//! implementation of the same thing. Also prints the ratios of time, which have no limit because they vary from run to run.
//!
//! `cargo run --release -p synthetic-key-bench --bin gate [-- --bless]`. It needs valgrind, and passes without it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;
use std::{env, fs, io};

use synthetic_key_bench::table::Table;
use synthetic_key_bench::{TABLES, measure};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/gate.toml");

const HEAD: &str = "\
# Instructions, as ratios to what an expert writes by hand and to plain serde: bench/RESULTS.md has the rows.
# The gate fails where one is more than 10 % higher than here.
# `cargo run --release -p synthetic-key-bench --bin gate -- --bless` writes them anew.
";

/// How much higher a ratio may be.
const TOLERANCE: f64 = 1.10;

/// The ratios that have a limit: the headline keys, and every document.
fn has_limit(name: &str) -> bool {
    let formats = ["json-", "bson-", "cbor-"];
    ["short-key", "dated-key", "long-key"].contains(&name)
        || formats.iter().any(|format| name.starts_with(format))
}

/// Enough for a ratio that is only shown.
const ROUNDS: u32 = 40;

/// The ratios of a table: name, instructions, time.
fn ratios(at: usize, mut table: Table) -> io::Result<Vec<(String, f64, f64)>> {
    if table.ratios.is_empty() {
        return Ok(Vec::new());
    }
    let is_compared = |name: &str| {
        let mut ratios = table.ratios.iter();
        ratios.any(|ratio| ratio.row == name || ratio.of == name)
    };
    let rows = table.rows.iter().map(|row| row.name.clone()).enumerate();
    let rows: Vec<(usize, String)> = rows.filter(|(_, name)| is_compared(name)).collect();
    let counts = measure::instructions(at, &table, rows.iter().map(|(row, _)| *row))?;
    let nanos = measure::nanos(&mut table, ROUNDS);
    let costs: BTreeMap<&str, (f64, f64)> = rows
        .iter()
        .zip(counts)
        .map(|((row, name), count)| (name.as_str(), (count, nanos[*row])))
        .collect();
    let ratios = table.ratios.into_iter().map(|ratio| {
        let [row, of] = [ratio.row, ratio.of].map(|row| costs.get(row).copied());
        let missing = || io::Error::other(format!("no such rows for {}", ratio.name));
        let ((row, of), name) = (row.zip(of).ok_or_else(missing)?, ratio.name);
        Ok((name, row.0 / of.0, row.1 / of.1))
    });
    ratios.collect()
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
    println!("{:20} instructions  gate.toml  time", "");
    for (at, table) in TABLES.iter().enumerate() {
        for (name, ratio, time) in ratios(at, table())? {
            if has_limit(&name) {
                let _ = writeln!(blessed, "{name} = {ratio:.3}");
            }
            let most = committed.get(name.as_str());
            let verdict = match most {
                _ if !has_limit(&name) => "no limit",
                _ if is_blessing => "written",
                None => "FAILED: gate.toml has no such line",
                Some(most) if ratio < most / TOLERANCE => "passed; gate.toml could be lowered",
                Some(most) if ratio <= most * TOLERANCE => "passed",
                Some(_) => "FAILED: more than 10 % above gate.toml",
            };
            failed += u32::from(verdict.starts_with("FAILED"));
            let most = most.map_or("-".into(), |most| format!("{most:.3}"));
            println!("{name:20} {ratio:12.3}  {most:>9}  {time:4.2}  {verdict}");
        }
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
