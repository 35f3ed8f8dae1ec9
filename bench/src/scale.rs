//! Large declarations: checking each in a debug build takes a few seconds of CPU at most.

use std::process::Command;
use std::{env, fs, io};

use crate::build::{self, cpu_seconds};
use crate::compare::kept;

#[path = "../../tests/src/scale.rs"]
#[expect(dead_code, reason = "only a test runs them")]
mod large;

/// The most seconds of CPU time that one may take.
const MOST: f64 = 5.0;

/// Checks each of them separately.
///
/// # Errors
///
/// One does not compile.
pub fn check(mut line: impl FnMut(&str)) -> io::Result<()> {
    let root = build::folder("scale");
    fs::create_dir_all(root.join("src"))?;
    fs::write(
        root.join("Cargo.toml"),
        format!(
            "[package]\nname = \"large\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n\
             serde = {{ version = \"1\", features = [\"derive\"] }}\nsynthetic-key = {{ path = \"{}\" }}\n",
            build::RUNTIME
        ),
    )?;
    line("| large declarations                  | CPU seconds |");
    line("| ----------------------------------- | ----------: |");
    let mut slowest = 0.0_f64;
    for large in large::all() {
        let source = format!("#![allow(dead_code)]\n{}", large.source);
        let mut seconds = f64::MAX;
        for _ in 0..3 {
            // The first build compiles the dependencies, and the source itself always changes.
            for source in ["", &source] {
                fs::write(root.join("src/lib.rs"), source)?;
                let before = cpu_seconds();
                let mut cargo =
                    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
                cargo.args(["check", "--quiet"]).current_dir(&root);
                cargo.env("CARGO_TARGET_DIR", root.join("target"));
                cargo.env("CARGO_INCREMENTAL", "0");
                if !cargo.status()?.success() {
                    return Err(io::Error::other(format!("{} do not compile", large.name)));
                }
                if let (false, Some((before, after))) =
                    (source.is_empty(), before.zip(cpu_seconds()))
                {
                    seconds = seconds.min(after - before);
                }
            }
        }
        line(&format!("| {:35} | {seconds:11.2} |", large.name));
        slowest = slowest.max(seconds);
    }
    line(&format!(
        "\n- at most {MOST:.0} s of CPU for each; {slowest:.2} s, {}",
        kept(slowest <= MOST)
    ));
    Ok(())
}
