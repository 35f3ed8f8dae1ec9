//! Random declarations: if one compiles, no two of its items may share a key, an unchecked key, an id or a container by
//! accident, and no two variants of an enum may share an id under one key. An item is also read under the keys of a layout
//! in `also_read`.
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example random_declarations -- 60 1    # how many, and the seed
//! ```
//!
//! They go into one crate, a module each. Modules that the compiler refuses are removed until the rest compiles. That
//! program builds all of its items, and searches for two with the same key and different texts.

mod declaration;
mod field;
#[path = "../random_items/random.rs"]
#[expect(dead_code, reason = "random items need more of it")]
mod random;
mod search;
mod suffix;
mod template;

use std::collections::BTreeSet;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use random::Random;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let count: usize = args.next().map_or(Ok(60), |count| count.parse())?;
    let seed: u64 = args.next().map_or(Ok(1), |seed| seed.parse())?;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/random_declarations");
    fs::create_dir_all(root.join("src"))?;
    let runtime = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../runtime")
        .canonicalize()?;
    fs::write(root.join("Cargo.toml"), manifest(&runtime))?;
    let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
    fs::copy(lock, root.join("Cargo.lock"))?;
    let mut random = Random::new(seed);
    let mut accepted: BTreeSet<usize> = (0..count).collect();
    for at in 0..count {
        fs::write(
            root.join(format!("src/d{at}.rs")),
            declaration::module(&mut random),
        )?;
    }
    loop {
        fs::write(root.join("src/main.rs"), program(&accepted))?;
        let refused = refused(&root)?;
        if refused.is_empty() {
            break;
        }
        accepted.retain(|at| !refused.contains(at));
    }
    println!(
        "{} of {count} declarations compile (seed {seed})",
        accepted.len()
    );
    let run = cargo(&root, "run").status()?;
    if !run.success() {
        return Err("two items collide".into());
    }
    Ok(())
}

fn manifest(runtime: &Path) -> String {
    let runtime = runtime.display();
    format!(
        "[package]\nname = \"random-declarations\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n[workspace]\n\n\
         [dependencies]\nsynthetic-key = {{ path = \"{runtime}\" }}\nserde = {{ version = \"1\", features = [\"derive\"] }}\n\n[profile.dev]\ndebug = false\n"
    )
}

/// The program of the declarations that may compile.
fn program(accepted: &BTreeSet<usize>) -> String {
    let modules: Vec<_> = accepted.iter().map(|at| format!("mod d{at};")).collect();
    let modules = modules.join("\n");
    let calls = accepted.iter();
    let calls: Vec<_> = calls
        .map(|at| format!("    check(\"d{at}\", d{at}::search());"))
        .collect();
    let calls = calls.join("\n");
    format!(
        "#![allow(dead_code, unused)]\n{modules}\n{}\nfn main() {{\n{calls}\n}}\n",
        include_str!("program.rs.txt")
    )
}

/// The declarations that the compiler refuses, by the names of their files.
fn refused(root: &Path) -> Result<BTreeSet<usize>, Box<dyn Error>> {
    let output = cargo(root, "check")
        .arg("--message-format=short")
        .output()?;
    let text = String::from_utf8(output.stderr)?;
    let errors = text.lines().filter(|line| line.contains(": error"));
    let places = errors.filter_map(|line| {
        line.split("src/d")
            .nth(1)?
            .split(".rs")
            .next()?
            .parse()
            .ok()
    });
    let refused: BTreeSet<usize> = places.collect();
    if !output.status.success() && refused.is_empty() {
        return Err(
            format!("the crate does not compile, and no declaration is at fault:\n{text}").into(),
        );
    }
    Ok(refused)
}

fn cargo(root: &Path, what: &str) -> Command {
    let cargo = env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
    let mut command = Command::new(cargo);
    command
        .arg(what)
        .arg("--quiet")
        .arg("--offline")
        .current_dir(root);
    // The directory of all generated crates, so that their dependencies are built once.
    command.env("CARGO_TARGET_DIR", root.join("../generated"));
    command
}
