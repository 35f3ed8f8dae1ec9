//! Runs the command, and finds the sample of the repository.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The result of a run.
pub struct Ended {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ended {
    /// The figures that `--json` printed.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("{} {}", self.out, self.err))
    }
}

pub fn synthkey(args: &[&str]) -> Ended {
    with_input(args, b"")
}

/// A run on a terminal with this many columns.
pub fn with_columns(columns: usize, args: &[&str]) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_synthkey"));
    command.env("COLUMNS", columns.to_string());
    ended(command.args(args), b"")
}

pub fn with_input(args: &[&str], input: &[u8]) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_synthkey"));
    ended(command.env_remove("COLUMNS").args(args), input)
}

fn ended(command: &mut Command, input: &[u8]) -> Ended {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that stops early does not read all of its input.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Ended {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The sample of the repository.
pub fn trips() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    root.join("examples/data/trips.csv").display().to_string()
}

/// The sample as NDJSON.
pub fn trips_as_ndjson() -> String {
    let text = std::fs::read_to_string(trips()).unwrap();
    let lines = text.lines().skip(1).map(|line| {
        let [id, at, vin, region, km] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let vin = if vin.is_empty() {
            "null".to_owned()
        } else {
            format!("\"{vin}\"")
        };
        format!(
            "{{\"id\":{id},\"at\":\"{at}\",\"vin\":{vin},\"region\":\"{region}\",\"km\":{km}}}\n"
        )
    });
    lines.collect()
}

/// A file with this content, which lives as long as the tests.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = directory.join(name);
    std::fs::write(&path, content).unwrap();
    path.display().to_string()
}
