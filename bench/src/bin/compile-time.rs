//! The cost of the derive in a build: `cargo check` and a debug build of structs with ten fields, compared with other
//! derives.
//!
//! `cargo run -p synthetic-key-bench --bin compile-time [-- [--save] [STRUCTS]]`; with `scale` as the only argument it
//! measures only the large declarations. Callgrind counts instructions if valgrind is installed, and these repeat from run
//! to run; otherwise the time is measured. `--save` writes the section of `bench/RESULTS.md`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use synthetic_key_bench::compare::kept;
use synthetic_key_bench::{build, measure, results, scale};

/// The derives and attributes of a struct.
struct Subject {
    name: &'static str,
    derives: &'static str,
    attributes: &'static str,
    /// The first fields, instead of those without attributes.
    fields: &'static [&'static str],
    /// Whether it is an enum of two variants with five fields each.
    is_enum: bool,
    /// The baseline, which lacks the measured derive.
    over: &'static str,
    /// The most that it may add, and the unit.
    goal: Option<(f64, &'static str)>,
}

const fn derives(name: &'static str, derives: &'static str) -> Subject {
    Subject {
        name,
        derives,
        attributes: "",
        fields: &[],
        is_enum: false,
        over: "nothing",
        goal: None,
    }
}

/// A key: no more than `Serialize`.
const fn key(
    name: &'static str,
    attributes: &'static str,
    fields: &'static [&'static str],
) -> Subject {
    Subject {
        attributes,
        fields,
        goal: Some((1.0, SERIALIZE)),
        ..derives(name, "synthetic_key::SyntheticKey")
    }
}

const SERIALIZE: &str = "Serialize";
const BOTH: &str = "both serde derives";
const PLAIN: &str = "SyntheticKey: two parts";
const CONCAT: &[&str] = &["#[pk(concat)] f0: String", "#[pk(concat)] f1: u32"];
const HOUR: &[&str] = &[
    "#[pk(concat, rollup = \"hour\")] f0: std::time::SystemTime",
    "#[pk(concat)] f1: u32",
];

const SUBJECTS: &[Subject] = &[
    derives("nothing", ""),
    derives("Debug", "Debug"),
    derives("Clone", "Clone"),
    derives(SERIALIZE, "serde::Serialize"),
    derives(BOTH, "serde::Serialize, serde::Deserialize"),
    Subject {
        attributes: "#[error(\"{f0}\")]",
        ..derives("thiserror::Error (with Debug)", "Debug, thiserror::Error")
    },
    key(PLAIN, "", CONCAT),
    key(
        "with a hash suffix",
        "",
        &[
            "#[pk(concat)] f0: String",
            "#[pk(hash_suffix = 400)] f1: u32",
        ],
    ),
    key("with an id", "#[pk(id = \"{f2}\")]", CONCAT),
    key("with a rollup", "", HOUR),
    key(
        "with a rollup and a container",
        "#[pk(container = \"telemetry-{f0:month}\")]",
        HOUR,
    ),
    key(
        "with three levels",
        "",
        &[
            "#[pk(concat, level = 1)] f0: String",
            "#[pk(concat, level = 2)] f1: u32",
            "#[pk(concat, level = 3)] f2: String",
        ],
    ),
    Subject {
        is_enum: true,
        ..key("of an enum", "", CONCAT)
    },
    Subject {
        over: BOTH,
        goal: Some((0.3, BOTH)),
        ..key("with hooks, beyond both of serde's", "#[pk(serde)]", CONCAT)
    },
];

impl Subject {
    fn source(&self, structs: usize) -> String {
        const TYPES: [&str; 10] = [
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
        let mut source = String::from("#![allow(dead_code)]\n");
        let fields = |source: &mut String, count: usize, before: &str| {
            for (at, ty) in TYPES.iter().enumerate().take(count) {
                let _ = match self.fields.get(at) {
                    Some(field) => writeln!(
                        source,
                        "    {},",
                        field.replace(" f", &format!(" {before}f"))
                    ),
                    None => writeln!(source, "    {before}f{at}: {ty},"),
                };
            }
        };
        for i in 0..structs {
            if !self.derives.is_empty() {
                let _ = writeln!(source, "#[derive({})]\n{}", self.derives, self.attributes);
            }
            if self.is_enum {
                let _ = writeln!(source, "pub enum Item{i} {{ First {{");
                fields(&mut source, 5, "");
                let _ = writeln!(source, "}}, Second {{");
                fields(&mut source, 5, "");
                source.push_str("} }\n");
            } else {
                let _ = writeln!(source, "pub struct Item{i} {{");
                fields(&mut source, TYPES.len(), "pub ");
                source.push_str("}\n");
            }
        }
        source
    }
}

/// A crate that is built repeatedly.
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

    /// Builds the source once, and returns the cost: millions of instructions, or milliseconds.
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

/// Enough items to see the cost of a type.
const FEW: usize = 50;

/// The output, printed and saved.
#[derive(Default)]
struct Log(String);

impl Log {
    fn line(&mut self, line: &str) {
        println!("{line}");
        self.0 += line;
        self.0.push('\n');
    }
}

/// The added cost of each subject, in one kind of build.
fn added<'s>(
    laboratory: &Laboratory,
    command: &str,
    structs: usize,
    subjects: impl Iterator<Item = &'s Subject>,
    log: &mut Log,
) -> std::io::Result<()> {
    let width = 34;
    log.line(&format!(
        "\n| {:width$} |      whole |      added |   of Debug |                 goal |",
        format!("cargo {command}, {structs} types")
    ));
    log.line(&format!(
        "| {:-<width$} | ---------: | ---------: | ---------: | -------------------: |",
        ""
    ));
    let mut costs = Vec::<(&str, f64, f64)>::new();
    let found = |costs: &[(&str, f64, f64)], name| {
        let row = costs.iter().find(|row| row.0 == name);
        row.map(|(_, cost, added)| (*cost, *added))
    };
    for subject in subjects {
        let cost = laboratory.cost(command, &subject.source(structs))?;
        let added = found(&costs, subject.over).map_or(0.0, |(over, _)| cost - over);
        costs.push((subject.name, cost, added));
        let of_debug = found(&costs, "Debug").map(|(_, debug)| added / debug);
        let of_debug = of_debug.map_or("-".into(), |ratio| format!("{ratio:.2}"));
        let goal = subject.goal.and_then(|(most, of)| {
            let (_, unit) = found(&costs, of)?;
            let most = most * unit;
            let debug = found(&costs, "Debug")?.1;
            Some(format!("{:.2}, {}", most / debug, kept(added <= most)))
        });
        log.line(&format!(
            "| {:width$} | {cost:10.1} | {added:10.1} | {of_debug:>10} | {:>20} |",
            subject.name,
            goal.as_deref().unwrap_or("-")
        ));
    }
    Ok(())
}

/// The cost of checking each large declaration.
fn large_declarations(is_saved: bool) -> std::io::Result<()> {
    let mut log = Log::default();
    scale::check(|line| log.line(line))?;
    if is_saved {
        let command =
            "- command: `cargo run -p synthetic-key-bench --bin compile-time -- --save scale`\n\n";
        results::save(&[("large declarations", &(command.to_owned() + &log.0))])?;
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
    println!();
    build::size(|line| println!("{line}"))?;

    let laboratory = Laboratory::new()?;
    let unit = if laboratory.valgrind {
        "million instructions, by callgrind"
    } else {
        "milliseconds; valgrind is not installed, so these vary"
    };
    log.line(&format!("\nTypes of ten fields ({unit}):"));
    added(&laboratory, "check", FEW, SUBJECTS.iter(), &mut log)?;
    let some = || {
        let names = ["nothing", "Debug", SERIALIZE, PLAIN];
        SUBJECTS.iter().filter(move |one| names.contains(&one.name))
    };
    added(&laboratory, "build", FEW, some(), &mut log)?;
    added(&laboratory, "check", structs, some(), &mut log)?;
    large_declarations(is_saved)?;
    if is_saved {
        let command = format!(
            "- command: `cargo run -p synthetic-key-bench --bin compile-time -- --save {structs}`\n\n"
        );
        results::save(&[("compile time", &(command + &log.0))])?;
    }
    Ok(())
}
