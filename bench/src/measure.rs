//! Nanoseconds, allocations and instructions of one operation.

use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, io, path::Path};

use cpu_time::ThreadTime;

use crate::TABLES;
use crate::table::{Row, Table};

/// The argument that makes a program do one operation, under callgrind.
const ONE: &str = "--one";

/// How often callgrind runs an operation that builds one key.
const COUNTED: u32 = 1000;

/// The cost of one operation.
#[derive(Clone, Copy, Default)]
pub struct Measured {
    /// The best of several rounds.
    pub nanos: f64,
    /// New allocations and reallocations.
    pub allocations: f64,
    /// If valgrind is installed.
    pub instructions: Option<f64>,
}

/// The time of each row, as CPU time of the thread. Rounds are short and alternate, so that a busy moment of the machine
/// affects few of them, and all rows equally.
pub fn nanos(table: &mut Table, rounds: u32) -> Vec<f64> {
    const ROUND: Duration = Duration::from_micros(300);
    let time = |row: &mut Row, times: u32| {
        let start = ThreadTime::now();
        (row.repeat)(times);
        start.elapsed()
    };
    let rows = &mut table.rows;
    let times: Vec<u32> = rows
        .iter_mut()
        .map(|row| {
            let mut times = 1;
            while time(row, times) < ROUND {
                times *= 2;
            }
            times
        })
        .collect();
    let mut best = vec![f64::INFINITY; rows.len()];
    for _ in 0..rounds {
        for ((row, times), best) in rows.iter_mut().zip(&times).zip(&mut best) {
            let nanos = time(row, *times).as_secs_f64() * 1e9 / f64::from(*times);
            *best = best.min(nanos / f64::from(table.keys));
        }
    }
    best
}

/// Does the one operation that the command line names, if this program was started for that. Call it before anything else.
#[must_use]
pub fn was_one() -> bool {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [mode, table, row, times] = arguments.as_slice() else {
        return false;
    };
    if mode != ONE {
        return false;
    }
    let number = |text: &str| text.parse::<u32>().unwrap_or_default();
    let mut table = TABLES[number(table) as usize]();
    (table.rows[number(row) as usize].repeat)(number(times));
    true
}

/// Whether instructions can be counted.
#[must_use]
pub fn has_valgrind() -> bool {
    let mut command = Command::new("valgrind");
    let status = command.arg("--version").stdout(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}

/// The instructions of one operation, for some rows of a table: those of a run with it, minus those of a run without it.
///
/// # Errors
///
/// Valgrind did not run, or did not print its count.
pub fn instructions(
    at: usize,
    table: &Table,
    rows: impl IntoIterator<Item = usize>,
) -> io::Result<Vec<f64>> {
    let times = (COUNTED / table.keys).max(2);
    let keys = f64::from(times) * f64::from(table.keys);
    let without = run(at, 0, 0)?;
    let count = |row| Ok((run(at, row, times)? - without) / keys);
    rows.into_iter().map(count).collect()
}

fn run(table: usize, row: usize, times: u32) -> io::Result<f64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(env::current_exe()?)
        .arg(ONE)
        .args([table.to_string(), row.to_string(), times.to_string()])
        .output()?;
    let log = String::from_utf8_lossy(&output.stderr);
    let count = collected(&log).filter(|_| output.status.success());
    count.ok_or_else(|| io::Error::other(format!("callgrind counted nothing: {log}")))
}

/// The number in the log of callgrind.
#[must_use]
pub fn collected(log: &str) -> Option<f64> {
    let mut lines = log.lines().rev();
    let (_, count) = lines.find_map(|line| line.split_once("Collected : "))?;
    count.trim().parse().ok()
}

/// The allocations of every row of every table, counted by the program `allocations`.
///
/// # Errors
///
/// The program does not run.
pub fn allocations(program: &Path) -> io::Result<Vec<Vec<f64>>> {
    let output = Command::new(program).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let rows = |line: &str| line.split(' ').flat_map(str::parse).collect();
    Ok(text.lines().map(rows).collect())
}
