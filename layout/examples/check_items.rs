//! Checks random items against the keys that the derive gave them. `spec/README.md` says how to make the items:
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example random_items -- 100000 > items.jsonl
//! cargo run -p synthetic-key-layout --features compute --example check_items < items.jsonl
//! ```

#[path = "../tests/support/mod.rs"]
mod support;

use std::io::{BufRead, stdin};
use std::process::ExitCode;

use support::Json;
use synthetic_key_layout::Layout;
use synthetic_key_layout::compute::{Formula, TreeDocument};

fn outcome(line: &Json) -> Result<Vec<Vec<String>>, String> {
    let layout = Layout::parse(line.get("layout").text()).map_err(|error| error.to_string())?;
    let formula = Formula::new(&layout).map_err(|error| error.to_string())?;
    let keys = formula.read_keys(&TreeDocument::new(&formula, line.get("item")));
    let keys = keys.map_err(|refused| refused.to_string())?;
    Ok(keys
        .iter()
        .map(|key| key.levels().map(str::to_owned).collect())
        .collect())
}

fn expected(line: &Json) -> Result<Vec<Vec<String>>, String> {
    if let Some(reason) = line.find("refused") {
        return Err(reason.text().to_owned());
    }
    let keys = line.get("keys").list().iter().map(Json::levels);
    Ok(keys
        .map(|levels| levels.into_iter().map(str::to_owned).collect())
        .collect())
}

fn main() -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    for line in stdin().lock().lines().map_while(Result::ok) {
        let json = Json::parse(&line);
        let (actual, expected) = (outcome(&json), expected(&json));
        if actual == expected {
            passed += 1;
        } else {
            failed += 1;
            println!("{line}\n  expected {expected:?}\n  actual   {actual:?}");
        }
    }
    println!("{passed} passed, {failed} failed");
    ExitCode::from(u8::from(failed > 0 || passed == 0))
}
