//! Checks random items against the keys that the derive gave them. `spec/README.md` says how to make the items:
//!
//! ```sh
//! cargo run -p synthetic-key-tests --example random_items -- 100000 > items.jsonl
//! cargo run -p synthetic-key-format --features compute --example check_items < items.jsonl
//! ```

#[path = "../tests/support/mod.rs"]
mod support;

use std::io::{BufRead, stdin};
use std::process::ExitCode;

use support::Json;

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
        let actual = support::read_keys(&json, json.get("item"));
        let expected = expected(&json);
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
