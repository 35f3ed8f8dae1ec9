//! Compiles many declarations in one crate, a module each, and says which the compiler refuses, with which codes.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The codes that the compiler reported for a declaration.
pub type Codes = BTreeSet<String>;

pub struct Workspace {
    root: PathBuf,
    /// The source after the modules.
    program: &'static str,
}

impl Workspace {
    pub fn new(name: &str, program: &'static str) -> Result<Self, Box<dyn Error>> {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = here.join("../target").join(name);
        fs::create_dir_all(root.join("src"))?;
        let runtime = here.join("../runtime").canonicalize()?;
        fs::write(
            root.join("Cargo.toml"),
            format!(
                "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n[workspace]\n\n\
                 [dependencies]\nsynthetic-key = {{ path = \"{}\", features = [\"chrono\", \"uuid\"] }}\n\
                 serde = {{ version = \"1\", features = [\"derive\"] }}\nserde_json = \"1\"\n\
                 chrono = {{ version = \"0.4\", default-features = false, features = [\"std\", \"serde\"] }}\n\
                 uuid = {{ version = \"1\", default-features = false, features = [\"serde\"] }}\n\n[profile.dev]\ndebug = false\nincremental = false\n",
                runtime.display()
            ),
        )?;
        fs::copy(here.join("../Cargo.lock"), root.join("Cargo.lock"))?;
        Ok(Self { root, program })
    }

    /// The codes of each module that does not compile. Modules are removed until the rest compiles.
    pub fn refused(
        &self,
        modules: &BTreeMap<usize, String>,
    ) -> Result<BTreeMap<usize, Codes>, Box<dyn Error>> {
        self.write_modules(modules)?;
        let mut refused = BTreeMap::<usize, Codes>::new();
        loop {
            let rest = modules.keys().filter(|at| !refused.contains_key(at));
            self.write_main(rest, "")?;
            let output = self.cargo("check").arg("--message-format=json").output()?;
            let found = codes(&String::from_utf8(output.stdout)?);
            if output.status.success() {
                return Ok(refused);
            }
            if found.is_empty() {
                let text = String::from_utf8_lossy(&output.stderr);
                return Err(format!(
                    "the crate does not compile, and no declaration is at fault:\n{text}"
                )
                .into());
            }
            refused.extend(found);
        }
    }

    /// Runs a program of these modules, with these calls in `main`.
    pub fn run(
        &self,
        modules: &BTreeMap<usize, String>,
        calls: &str,
    ) -> Result<String, Box<dyn Error>> {
        self.write_modules(modules)?;
        self.write_main(modules.keys(), calls)?;
        let output = self.cargo("run").output()?;
        if !output.status.success() {
            return Err(String::from_utf8(output.stderr)?.into());
        }
        Ok(String::from_utf8(output.stdout)?)
    }

    fn write_modules(&self, modules: &BTreeMap<usize, String>) -> Result<(), Box<dyn Error>> {
        for (at, source) in modules {
            fs::write(self.root.join(format!("src/d{at}.rs")), source)?;
        }
        Ok(())
    }

    fn write_main<'a>(
        &self,
        modules: impl Iterator<Item = &'a usize>,
        calls: &str,
    ) -> Result<(), Box<dyn Error>> {
        let modules: Vec<_> = modules.map(|at| format!("mod d{at};")).collect();
        let main = format!(
            "#![allow(dead_code, unused)]\n{}\n{}\nfn main() {{\n{calls}\n}}\n",
            modules.join("\n"),
            self.program
        );
        Ok(fs::write(self.root.join("src/main.rs"), main)?)
    }

    fn cargo(&self, what: &str) -> Command {
        let cargo = env::var_os("CARGO").map_or_else(|| PathBuf::from("cargo"), PathBuf::from);
        let mut command = Command::new(cargo);
        command
            .args([what, "--quiet", "--offline"])
            .current_dir(&self.root);
        // One directory for all generated crates, so that their dependencies are built once.
        command.env("CARGO_TARGET_DIR", self.root.join("../generated"));
        command
    }
}

/// The codes of each module, from the compiler's messages. A message without a code of ours has the name `other`.
fn codes(messages: &str) -> BTreeMap<usize, Codes> {
    let mut codes = BTreeMap::<usize, Codes>::new();
    for line in messages.lines() {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(line) else {
            continue;
        };
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        let text = message["rendered"].as_str().unwrap_or_default();
        let Some(at) = text
            .split("src/d")
            .nth(1)
            .and_then(|rest| rest.split(".rs").next()?.parse().ok())
        else {
            continue;
        };
        let found = text
            .find("SK0")
            .and_then(|start| text.get(start..start + 6));
        codes
            .entry(at)
            .or_default()
            .insert(found.unwrap_or("other").to_owned());
    }
    // What follows from an error of ours, such as a field that a stub does not have.
    for codes in codes.values_mut().filter(|codes| codes.len() > 1) {
        codes.remove("other");
    }
    codes
}
