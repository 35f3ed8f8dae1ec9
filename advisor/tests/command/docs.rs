//! docs/advisor.md shows exactly what the command prints.

use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// The words of a line of shell, some of which are in single quotes.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut is_quoted, mut word) = (Vec::new(), false, String::new());
    for c in line.chars() {
        match c {
            '\'' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(std::mem::take(&mut word)),
            _ => word.push(c),
        }
    }
    words.push(word);
    words
}

fn output(line: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_synthkey"));
    let output = command
        .env_remove("COLUMNS")
        .args(&words(line)[1..])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{line}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn what_the_page_shows_is_what_the_command_prints() {
    let path = root().join("docs/advisor.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let bless = std::env::var_os("BLESS").is_some();
    let (mut blessed, mut shown) = (page.clone(), 0);
    for (start, _) in page.match_indices("```sh\nsynthkey ") {
        let (line, after) = page[start + 6..].split_once('\n').unwrap();
        let printed = output(line);
        let Some((expected, _)) = after
            .strip_prefix("```\n\n```text\n")
            .and_then(|text| text.split_once("```"))
        else {
            continue;
        };
        shown += 1;
        if bless {
            blessed = blessed.replacen(expected, &printed, 1);
        } else {
            assert_eq!(
                printed, expected,
                "run with BLESS=1 to write what is printed"
            );
        }
    }
    assert_eq!(shown, 3);
    if bless {
        std::fs::write(path, blessed).unwrap();
    }
}
