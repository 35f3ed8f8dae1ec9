//! `synthkey code`, and the schema of keys in the other commands.

use crate::support::{Ended, file, synthkey, trips, with_input};

/// The schema of a type `Trip` with this number of suffixes, and of a type `Order`.
fn schema(name: &str, suffixes: u32) -> String {
    let text = r#"{ "version": 1, "types": [
      { "name": "Trip", "layout": "{at:day}.{xxh64(vin) % 400 + 1}", "also_read": ["{at:day}.{xxh64(vin) % 200 + 1}"],
        "properties": ["pk"], "fields": [
          { "name": "at", "property": "at", "kind": "timestamp" },
          { "name": "vin", "property": "vin", "kind": "text" } ] },
      { "name": "Order", "layout": "{tenant}.{shard in 1..=16}", "properties": ["partitionKey"], "fields": [
          { "name": "tenant", "property": "tenant", "kind": "text" },
          { "name": "shard", "property": "shard", "kind": "integer", "min": "0", "max": "65535" } ] }
    ] }"#;
    file(name, text.replace("400", &suffixes.to_string()))
}

fn with_type(command: &[&str], schema: &str, name: &str) -> Ended {
    synthkey(&[command, &["--schema", schema, "--type", name]].concat())
}

const LANGUAGES: [(&str, &str); 5] = [
    ("csharp", "Keys.cs"),
    ("java", "Keys.java"),
    ("go", "keys.go"),
    ("typescript", "keys.ts"),
    ("python", "keys.py"),
];

#[test]
fn check_accepts_the_generated_files_and_refuses_them_after_n_changed_in_rust() {
    for (language, name) in LANGUAGES {
        let before = schema(&format!("before_{language}.json"), 400);
        let after = schema(&format!("after_{language}.json"), 800);
        let (code, tests) = (file(name, ""), file(&format!("tests_{name}"), ""));
        let run = |schema: &str, more: &[&str]| {
            let args = [
                "code", schema, "--lang", language, "--out", &code, "--tests", &tests,
            ];
            synthkey(&[&args, more].concat())
        };
        assert_eq!(run(&before, &[]).code, 0);
        let same = run(&before, &["--check"]);
        assert_eq!((same.code, same.out.as_str()), (0, ""), "{}", same.err);

        let stored = std::fs::read_to_string(&code).unwrap();
        std::fs::write(&code, stored.replace('\n', "\r\n")).unwrap();
        assert_eq!(
            run(&before, &["--check"]).code,
            0,
            "as Git for Windows writes it"
        );
        std::fs::write(&code, &stored).unwrap();
        let differs = run(&after, &["--check"]);
        assert_eq!(differs.code, 1, "{language}: {}", differs.err);
        let changed = |mark: &str, n: &str| {
            let mut lines = differs.out.lines();
            lines.any(|line| line.starts_with(mark) && line.contains(&format!("xxh64(vin) % {n} ")))
        };
        assert!(
            changed("-", "400") && changed("+", "800"),
            "{}",
            differs.out
        );
        assert!(differs.out.contains("without --check"), "{}", differs.out);
        assert_eq!(
            std::fs::read_to_string(&code).unwrap(),
            stored,
            "--check writes nothing"
        );

        assert_eq!(run(&after, &[]).code, 0);
        assert_eq!(run(&after, &["--check"]).code, 0);
    }
}

#[test]
fn a_missing_file_is_not_what_would_be_written() {
    let schema = schema("missing.json", 400);
    let directory = tempfile("missing_out");
    let ended = synthkey(&[
        "code", &schema, "--lang", "go", "--out", &directory, "--check",
    ]);
    assert_eq!(ended.code, 1, "{}", ended.err);
    assert!(ended.out.contains("+ package keys"), "{}", ended.out);
}

/// A path at which there is no file.
fn tempfile(name: &str) -> String {
    let path = file(name, "");
    std::fs::remove_file(&path).unwrap();
    path
}

#[test]
fn wrong_schemas_are_refused_with_the_file_and_the_reason() {
    for (name, text, why) in [
        ("not_json.json", "{", "not a schema of keys"),
        (
            "version.json",
            r#"{ "version": 2, "types": [] }"#,
            "version 2",
        ),
        (
            "function.json",
            r#"{ "version": 1, "types": [{ "name": "T", "layout": "{a:fn(f)}", "properties": ["pk"],
                "fields": [{ "name": "a", "property": "a", "kind": "text" }] }] }"#,
            "the function `f`",
        ),
    ] {
        let path = file(name, text);
        let ended = synthkey(&["code", &path, "--lang", "java"]);
        assert_eq!(ended.code, 2, "{}", ended.out);
        assert!(
            ended.err.contains(&path) && ended.err.contains(why),
            "{}",
            ended.err
        );
    }
}

#[test]
fn names_that_a_language_does_not_have_are_refused() {
    let schema = schema("names.json", 400);
    for (args, why) in [
        (
            ["csharp", "--namespace", "a b"],
            "write one such as `Contoso.Keys`",
        ),
        (["go", "--namespace", "a.b"], "write one such as `keys`"),
        (["python", "--namespace", "keys"], "no namespace to choose"),
        (["java", "--out", "trips.java"], "must be `Keys.java`"),
        (
            ["python", "--out", "my-keys.py"],
            "cannot import `my-keys.py`",
        ),
    ] {
        let ended = synthkey(&[&["code", &schema, "--lang"], &args[..]].concat());
        assert!(ended.code == 2 && ended.err.contains(why), "{}", ended.err);
    }
}

#[test]
fn every_command_that_has_a_layout_can_have_it_from_the_schema() {
    let (schema, trips) = (schema("commands.json", 400), trips());
    let layout = "{at:day}.{xxh64(vin) % 400 + 1}";
    for command in [&["check", &trips][..], &["sql"], &["explain"]] {
        let option: &[&str] = if command[0] == "explain" {
            &[layout]
        } else {
            &["--layout", layout]
        };
        let (from_schema, given) = (
            with_type(command, &schema, "Trip"),
            synthkey(&[command, option].concat()),
        );
        assert_eq!(from_schema.out, given.out, "{}", from_schema.err);
        assert!(!given.out.is_empty());
    }
    let sweep = ["sweep", &trips, "--n", "50,200"];
    let with_n = synthkey(&[&sweep[..], &["--layout", "{at:day}.{xxh64(vin) % N + 1}"]].concat());
    assert_eq!(with_type(&sweep, &schema, "Trip").out, with_n.out);
    let drawn = file(
        "drawn.ndjson",
        "{\"tenant\":\"a\",\"shard\":1,\"at\":\"2018-08-09T14:05:00Z\"}\n".repeat(50),
    );
    let sweep = ["sweep", &drawn, "--time", "at", "--n", "2,4"];
    let with_n = synthkey(&[&sweep[..], &["--layout", "{tenant}.{shard in 1..=N}"]].concat());
    assert_eq!(with_type(&sweep, &schema, "Order").out, with_n.out);
    assert!(
        with_n.out.contains("\n       4 "),
        "{} {}",
        with_n.out,
        with_n.err
    );
    let suggest = [
        "suggest", &trips, "--time", "at", "--rate", "100/s", "--json",
    ];
    let given = synthkey(&[&suggest[..], &["--layout", layout]].concat());
    assert_eq!(with_type(&suggest, &schema, "Trip").out, given.out);
}

/// `verify` also has the layouts of `also_read`, and the property of the key.
#[test]
fn documents_are_verified_by_the_schema() {
    let schema = schema("verify.json", 400);
    let document =
        |key: &str| format!("{{\"at\":\"2018-08-09T14:05:00Z\",\"vin\":\"\",\"pk\":\"{key}\"}}\n");
    let verify = |documents: &str| {
        let args = ["verify", "-", "--schema", &schema, "--type", "Trip"];
        with_input(&args, documents.as_bytes())
    };
    // SPEC.md: of the empty string, 261 of 400 and 61 of 200.
    let good = verify(&(document("2018-08-09.261") + &document("2018-08-09.61")));
    assert_eq!(good.code, 0, "{} {}", good.out, good.err);
    assert!(
        good.out
            .contains("1  with the key of {at:day}.{xxh64(vin) % 200 + 1}"),
        "{}",
        good.out
    );
    assert_eq!(verify(&document("2018-08-09.7")).code, 1);
}

#[test]
fn a_type_that_the_schema_does_not_have_is_refused_with_its_types() {
    let schema = schema("types.json", 400);
    let unknown = with_type(&["explain"], &schema, "Trp");
    assert_eq!(unknown.code, 2);
    let expected = "`Trp` is not a type of the schema; expected one of `Trip`, `Order`";
    assert!(unknown.err.contains(expected), "{}", unknown.err);
    let none = synthkey(&["explain", "--schema", &schema]);
    assert!(
        none.code == 2 && none.err.contains("--type is missing"),
        "{}",
        none.err
    );
    let neither = synthkey(&["check", &trips()]);
    assert!(
        neither.code == 2 && neither.err.contains("--layout"),
        "{}",
        neither.err
    );
}

/// The folder of the page has the schema of its type; what the commands need beside it is not on the page.
#[test]
fn the_commands_of_the_page_run_in_its_order() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap();
    let page = std::fs::read_to_string(root.join("docs/languages.md")).unwrap();
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("page");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::copy(root.join("code/tests/keys.json"), folder.join("keys.json")).unwrap();
    let (mut written, mut checked) = (0, 0);
    for line in page
        .lines()
        .filter(|line| line.starts_with("synthkey code "))
    {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_synthkey"));
        let status = command
            .args(line.split(' ').skip(1))
            .current_dir(&folder)
            .status();
        assert!(status.unwrap().success(), "{line}");
        *(if line.contains("--check") {
            &mut checked
        } else {
            &mut written
        }) += 1;
    }
    assert_eq!((written, checked), (5, 1));
    let python = std::fs::read_to_string(folder.join("keys.py")).unwrap();
    assert!(python.contains("class TripKeys:"));
    let explained = synthkey(&[
        "explain",
        "--schema",
        folder.join("keys.json").to_str().unwrap(),
        "--type",
        "Trip",
    ]);
    assert!(
        explained.out.contains("{xxh64(vin) % 400 + 1}"),
        "{}",
        explained.err
    );
}
