//! The machine and the tools of the measurements.

use std::process::Command;
use std::time::SystemTime;
use std::{fs, thread};

use chrono::DateTime;

const CRATES: [&str; 9] = [
    "arrayvec",
    "bson",
    "chrono",
    "ciborium",
    "itoa",
    "serde",
    "serde_json",
    "twox-hash",
    "uuid",
];

/// A list in Markdown, with the command that was run.
#[must_use]
pub fn described(command: &str) -> String {
    let cores = thread::available_parallelism().map_or(0, usize::from);
    let lock = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.lock");
    let lock = fs::read_to_string(lock).unwrap_or_default();
    let crates = CRATES.map(|name| format!("{name} {}", version(&lock, name)));
    format!(
        "- command: `{command}`\n- date: {}\n- CPU: {}, {cores} cores\n- {}\n- {}\n- {}\n",
        today(),
        cpu(),
        output("rustc", "--version"),
        output("valgrind", "--version"),
        crates.join(", ")
    )
}

fn today() -> String {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    let now = i64::try_from(seconds)
        .ok()
        .and_then(|at| DateTime::from_timestamp(at, 0));
    now.unwrap_or_default().date_naive().to_string()
}

fn cpu() -> String {
    let info = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut lines = info.lines().filter_map(|line| line.split_once(':'));
    let model = lines.find(|(name, _)| name.trim() == "model name");
    model.map_or("unknown".into(), |(_, model)| model.trim().into())
}

fn output(program: &str, argument: &str) -> String {
    match Command::new(program).arg(argument).output() {
        Ok(output) => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
        Err(_) => format!("{program} is not installed"),
    }
}

/// The version of a crate in a lock file: the newest, if there are several.
fn version<'a>(lock: &'a str, name: &str) -> &'a str {
    let name = format!("name = \"{name}\"");
    let mut lines = lock.lines();
    let mut found = "?";
    while lines.any(|line| line == name) {
        let version = lines.next().and_then(|line| line.split('"').nth(1));
        found = version.unwrap_or(found);
    }
    found
}
