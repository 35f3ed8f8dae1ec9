//! What the derive adds to a build: `cargo check` and a debug build of structs of ten fields, against other derives.
//!
//! `cargo run -p synthetic-key-bench --bin compile-time [-- STRUCTS]`. Instructions are counted by callgrind where valgrind
//! is installed, and repeat from run to run; otherwise the CPU time of the compiler is taken.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;
use std::{env, fs};

/// What a struct derives, and its attributes.
struct Subject {
    name: &'static str,
    derives: &'static str,
    attributes: &'static str,
    /// On the first two fields.
    part: &'static str,
    /// What is there without the derive that is measured.
    over: &'static str,
}

const fn derives(name: &'static str, derives: &'static str) -> Subject {
    Subject {
        name,
        derives,
        attributes: "",
        part: "",
        over: "nothing",
    }
}

const SUBJECTS: &[Subject] = &[
    derives("nothing", ""),
    derives("Debug", "Debug"),
    derives("Serialize", "serde::Serialize"),
    derives("both serde derives", "serde::Serialize, serde::Deserialize"),
    Subject {
        attributes: "#[error(\"{f0}\")]",
        ..derives("thiserror::Error (with Debug)", "Debug, thiserror::Error")
    },
    Subject {
        part: "#[pk(concat)]",
        ..derives("SyntheticKey", "synthetic_key::SyntheticKey")
    },
    Subject {
        attributes: "#[serde(remote = \"Self\")]",
        ..derives("both, remote", "serde::Serialize, serde::Deserialize")
    },
    Subject {
        attributes: "#[serde(remote = \"Self\")]",
        part: "#[pk(concat)]",
        over: "both, remote",
        ..derives(
            "SyntheticKey with hooks",
            "serde::Serialize, serde::Deserialize, synthetic_key::SyntheticKey",
        )
    },
];

impl Subject {
    fn source(&self, structs: usize) -> String {
        let mut source = String::from("#![allow(dead_code)]\n");
        for i in 0..structs {
            if !self.derives.is_empty() {
                let _ = writeln!(source, "#[derive({})]\n{}", self.derives, self.attributes);
            }
            let _ = writeln!(source, "pub struct Item{i} {{");
            let types = [
                "String",
                "u32",
                "String",
                "u64",
                "bool",
                "i32",
                "String",
                "u16",
                "u8",
                "Option<u32>",
            ];
            for (at, ty) in types.iter().enumerate() {
                let part = if at < 2 { self.part } else { "" };
                let _ = writeln!(source, "    {part} pub f{at}: {ty},");
            }
            source.push_str("}\n");
        }
        source
    }
}

/// A crate that is built again and again.
struct Laboratory {
    root: PathBuf,
    valgrind: bool,
}

impl Laboratory {
    fn new() -> std::io::Result<Self> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| here.join("../target"), PathBuf::from);
        let root = target.join("compile-time");
        fs::create_dir_all(root.join("src"))?;
        let runtime = here.join("../runtime").canonicalize()?;
        fs::write(
            root.join("Cargo.toml"),
            format!(
                "[package]\nname = \"subject\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
                 serde = {{ version = \"1\", features = [\"derive\"] }}\nthiserror = \"2\"\n\
                 synthetic-key = {{ path = \"{}\" }}\n",
                runtime.display()
            ),
        )?;
        let valgrind = Command::new("valgrind")
            .arg("--version")
            .stdout(Stdio::null())
            .status();
        Ok(Self {
            root,
            valgrind: valgrind.is_ok_and(|status| status.success()),
        })
    }

    fn cargo(&self, command: &str) -> Command {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo
            .args([command, "--quiet", "--manifest-path"])
            .arg(self.root.join("Cargo.toml"));
        cargo
            .env("CARGO_TARGET_DIR", self.root.join("target"))
            .env("CARGO_INCREMENTAL", "0");
        cargo
    }

    /// Builds the source once, and says what it cost: instructions, or microseconds.
    fn cost(&self, command: &str, source: &str) -> std::io::Result<u64> {
        fs::write(self.root.join("src/lib.rs"), "")?;
        self.run(&mut self.cargo(command))?;
        fs::write(self.root.join("src/lib.rs"), source)?;
        let mut cargo = self.cargo(command);
        let log = self.root.join("callgrind.log");
        if self.valgrind {
            let wrapper = self.root.join("wrapper");
            let script = format!(
                "#!/bin/sh\nexec valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file={} \"$@\"\n",
                log.display()
            );
            write_executable(&wrapper, &script)?;
            cargo
                .env("RUSTC_WORKSPACE_WRAPPER", &wrapper)
                .env("RUSTC", rustc()?);
        }
        let start = Instant::now();
        self.run(&mut cargo)?;
        let elapsed = start.elapsed();
        if !self.valgrind {
            return Ok(u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX));
        }
        let log = fs::read_to_string(log)?;
        let collected = log
            .lines()
            .rev()
            .find_map(|line| line.split_once("Collected : "));
        let count = collected.and_then(|(_, count)| count.trim().parse().ok());
        count.ok_or_else(|| std::io::Error::other("callgrind did not say what it counted"))
    }

    fn run(&self, command: &mut Command) -> std::io::Result<()> {
        if command.status()?.success() {
            return Ok(());
        }
        let message = format!("the build in {} failed", self.root.display());
        Err(std::io::Error::other(message))
    }
}

/// The compiler itself, not the proxy of rustup.
fn rustc() -> std::io::Result<PathBuf> {
    let output = Command::new("rustc")
        .args(["--print", "sysroot"])
        .output()?;
    let sysroot = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    Ok(Path::new(&sysroot).join("bin/rustc"))
}

#[cfg(unix)]
fn write_executable(path: &Path, text: &str) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;

    fs::write(path, text)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn write_executable(path: &Path, text: &str) -> std::io::Result<()> {
    fs::write(path, text)
}

fn main() -> std::io::Result<()> {
    let structs = env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(500);
    let laboratory = Laboratory::new()?;
    let unit = if laboratory.valgrind {
        "million instructions, by callgrind"
    } else {
        "milliseconds; valgrind is not installed, so these vary"
    };
    println!("{structs} structs of ten fields ({unit})");
    for command in ["check", "build"] {
        println!(
            "\n{:36} {:>10} {:>10} {:>10}",
            format!("cargo {command}"),
            "whole",
            "added",
            "of Debug"
        );
        let (mut costs, mut debug) = (Vec::<(&str, u64)>::new(), None);
        for subject in SUBJECTS {
            let cost = laboratory.cost(command, &subject.source(structs))?;
            let over = costs.iter().find(|(name, _)| *name == subject.over);
            let added = cost.saturating_sub(over.map_or(cost, |(_, over)| *over));
            if subject.name == "Debug" {
                debug = Some(added);
            }
            #[expect(clippy::cast_precision_loss, reason = "a ratio of two digits")]
            let ratio = debug.map_or(0.0, |debug| added as f64 / debug as f64);
            println!(
                "{:36} {:>10} {:>10} {:>10.2}",
                subject.name,
                shown(cost, laboratory.valgrind),
                shown(added, laboratory.valgrind),
                ratio
            );
            costs.push((subject.name, cost));
        }
    }
    Ok(())
}

fn shown(cost: u64, is_instructions: bool) -> u64 {
    cost / if is_instructions { 1_000_000 } else { 1000 }
}
