//! Keys and documents against what people write today, in one run.
//!
//! `cargo bench -p synthetic-key-bench [-- [--save] [TEXT]]`: `--save` writes `bench/RESULTS.md`, `TEXT` selects tables by
//! their titles.

use std::path::Path;
use std::{env, io};

use synthetic_key_bench::compare::{Compared, goals};
use synthetic_key_bench::measure::{self, Measured};
use synthetic_key_bench::{TABLES, figures, growth, machine, results, spread};

const ABOUT: &str = "\
Nanoseconds are CPU time of the thread, the best of 300 rounds in which all rows of a table take turns. Instructions are
counted by callgrind, and repeat. Allocations count new memory and memory that grows. Every row is a function behind a
pointer: nothing is inlined into the loop that measures. The hash is the same on both sides: XXH64 by twox-hash.";

const ROUNDS: u32 = 300;

fn main() -> io::Result<()> {
    if measure::was_one() {
        return Ok(());
    }
    let arguments: Vec<String> = env::args().skip(1).collect();
    if !arguments.iter().any(|argument| argument == "--bench") {
        println!("to measure: cargo bench -p synthetic-key-bench");
        return Ok(());
    }
    let filter = arguments
        .iter()
        .find(|argument| !argument.starts_with("--"));
    let is_selected = |title: &str| filter.is_none_or(|filter| title.contains(filter.as_str()));
    let has_valgrind = measure::has_valgrind();
    println!("{ABOUT}\n");
    if !has_valgrind {
        println!("valgrind is not installed: instructions are not counted\n");
    }

    let allocations = measure::allocations(Path::new(env!("CARGO_BIN_EXE_allocations")))?;
    let mut tables = Vec::new();
    for (at, (table, allocations)) in TABLES.iter().zip(allocations).enumerate() {
        let mut table = table();
        if !is_selected(&table.title) {
            continue;
        }
        let nanos = measure::nanos(&mut table, ROUNDS);
        let instructions = has_valgrind.then(|| measure::instructions(at, &table, 0..nanos.len()));
        let instructions = instructions.transpose()?;
        let rows = nanos.iter().zip(allocations).enumerate();
        let rows = rows.map(|(row, (&nanos, allocations))| Measured {
            nanos,
            allocations,
            instructions: instructions.as_ref().map(|counts| counts[row]),
        });
        let rows = rows.collect();
        let compared = Compared { table, rows };
        println!("{compared}");
        tables.push(compared);
    }
    let goals = goals(&tables);
    println!("{goals}");
    if !is_selected("spread") {
        return Ok(());
    }
    let evenness = spread::measure();
    let shown = spread::shown(&evenness);
    println!("{shown}");
    if filter.is_some() {
        return Ok(());
    }

    println!("### growth\n\n{}", growth::lines(&tables));
    let figures = figures::lines(&tables, &evenness)
        .map(|line| format!("- {line}\n"))
        .concat();
    println!("### figures\n\n{figures}");
    if arguments.iter().any(|argument| argument == "--save") {
        let machine = machine::described("cargo bench -p synthetic-key-bench -- --save");
        let sections = [
            ("figures", &*figures),
            ("operations", &format!("{ABOUT}\n\n{goals}")),
            ("machine", &machine),
        ];
        results::save(&sections)?;
        println!("saved in {}", results::FILE);
    }
    Ok(())
}
