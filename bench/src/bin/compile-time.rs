//! What the derive adds to a build: `cargo check` and a debug build of structs of ten fields, against other derives.
//!
//! `cargo run -p synthetic-key-bench --bin compile-time [-- [--save] [STRUCTS]]`; `scale` in the place of all that measures
//! only the large declarations. Instructions are counted by callgrind where
//! valgrind is installed, and repeat from run to run; otherwise the time is taken. `--save` writes the section of
//! `bench/RESULTS.md`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use synthetic_key_bench::compare::kept;
use synthetic_key_bench::{build, measure, results, scale};

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
        attributes: "#[pk(serde)]",
        part: "#[pk(concat)]",
        over: "both serde derives",
        ..derives("SyntheticKey with hooks", "synthetic_key::SyntheticKey")
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
        let root = build::folder("compile-time");
        fs::create_dir_all(root.join("src"))?;
        fs::write(
            root.join("Cargo.toml"),
            format!(
                "[package]\nname = \"subject\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
                 serde = {{ version = \"1\", features = [\"derive\"] }}\nthiserror = \"2\"\n\
                 synthetic-key = {{ path = \"{}\" }}\n",
                build::RUNTIME
            ),
        )?;
        Ok(Self {
            root,
            valgrind: measure::has_valgrind(),
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

    /// Builds the source once, and says what it cost: millions of instructions, or milliseconds.
    fn cost(&self, command: &str, source: &str) -> std::io::Result<f64> {
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
            return Ok(elapsed.as_secs_f64() * 1e3);
        }
        let count = measure::collected(&fs::read_to_string(log)?);
        let count = count.map(|count| count / 1e6);
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

/// What is printed, and saved.
#[derive(Default)]
struct Log(String);

impl Log {
    fn line(&mut self, line: &str) {
        println!("{line}");
        self.0 += line;
        self.0.push('\n');
    }
}

/// What each subject adds, in one kind of build.
fn added(
    laboratory: &Laboratory,
    command: &str,
    structs: usize,
    log: &mut Log,
) -> std::io::Result<()> {
    let width = 30;
    log.line(&format!(
        "\n| {:width$} |      whole |      added |   of Debug |",
        format!("cargo {command}")
    ));
    log.line(&format!(
        "| {:-<width$} | ---------: | ---------: | ---------: |",
        ""
    ));
    let mut costs = Vec::<(&str, f64, f64)>::new();
    let found = |costs: &[(&str, f64, f64)], name| {
        let row = costs.iter().find(|row| row.0 == name);
        row.map(|(_, cost, added)| (*cost, *added))
    };
    for subject in SUBJECTS {
        let cost = laboratory.cost(command, &subject.source(structs))?;
        let added = found(&costs, subject.over).map_or(0.0, |(over, _)| cost - over);
        costs.push((subject.name, cost, added));
        let of_debug = found(&costs, "Debug").map(|(_, debug)| added / debug);
        let of_debug = of_debug.map_or("-".into(), |ratio| format!("{ratio:.2}"));
        log.line(&format!(
            "| {:width$} | {cost:10.1} | {added:10.1} | {of_debug:>10} |",
            subject.name
        ));
    }
    let ratio = |name, of| {
        let [one, other] = [name, of].map(|name| found(&costs, name).map_or(f64::NAN, |row| row.1));
        one / other
    };
    log.line("");
    for (name, most, of) in [
        ("SyntheticKey", 2.0, "Debug"),
        ("SyntheticKey with hooks", 0.30, "both serde derives"),
    ] {
        let ratio = ratio(name, of);
        log.line(&format!(
            "- {name}: at most {most:.2} of {of}; {ratio:.2}, {}",
            kept(ratio <= most)
        ));
    }
    Ok(())
}

/// What a check of each large declaration costs.
fn large_declarations(is_saved: bool) -> std::io::Result<()> {
    let mut log = Log::default();
    scale::check(|line| log.line(line))?;
    if is_saved {
        let command =
            "- command: `cargo run -p synthetic-key-bench --bin compile-time -- --save scale`\n\n";
        results::save(&[("scale", &(command.to_owned() + &log.0))])?;
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let structs = arguments.iter().find_map(|count| count.parse().ok());
    let structs = structs.unwrap_or(500);
    let is_saved = arguments.iter().any(|argument| argument == "--save");
    let mut log = Log::default();
    if arguments.iter().any(|argument| argument == "scale") {
        return large_declarations(is_saved);
    }
    build::cold(|line| log.line(line))?;
    log.line("");
    build::size(|line| log.line(line))?;

    let laboratory = Laboratory::new()?;
    let unit = if laboratory.valgrind {
        "million instructions, by callgrind"
    } else {
        "milliseconds; valgrind is not installed, so these vary"
    };
    log.line(&format!("\n{structs} structs of ten fields ({unit}):"));
    for command in ["check", "build"] {
        added(&laboratory, command, structs, &mut log)?;
    }
    large_declarations(is_saved)?;
    if is_saved {
        let command = format!(
            "- command: `cargo run -p synthetic-key-bench --bin compile-time -- --save {structs}`\n\n"
        );
        results::save(&[("compile time", &(command + &log.0))])?;
    }
    Ok(())
}
