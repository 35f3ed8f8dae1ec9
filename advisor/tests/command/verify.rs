//! `synthkey verify`: stored keys are compared with those of layouts.

use crate::support::{file, synthkey, with_input};

const TRIP: &str = "{date}.{xxh64(vin) % 10:02}";

fn line(key: &str) -> String {
    format!(
        "{{\"date\":\"2018-08-09\",\"vin\":\"1HGCM82633A004352\",\"partitionKey\":\"{key}\"}}\n"
    )
}

#[test]
fn documents_under_their_key_are_proved() {
    let sample = file("verify_good.ndjson", line("2018-08-09.04").repeat(1000));
    let ended = synthkey(&["verify", &sample, "--layout", TRIP]);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert_eq!(
        ended.out,
        format!("1,000 documents\n     1,000  with the key of {TRIP}\n")
    );
    let one = file("verify_one.ndjson", line("2018-08-09.04"));
    let ended = synthkey(&["verify", &one, "--layout", TRIP]);
    assert!(ended.out.starts_with("1 document\n"), "{}", ended.out);
}

#[test]
fn those_under_another_layout_are_counted_by_it() {
    let sample = [
        line("2018-08-09.04"),
        line("2018-08-09"),
        line("2018-08-09"),
    ]
    .concat();
    let args = ["verify", "-", "--layout", TRIP, "--layout", "{date}"];
    let ended = with_input(&args, sample.as_bytes());
    assert_eq!(ended.code, 0, "{}", ended.err);
    for expected in [
        format!("         1  with the key of {TRIP}\n"),
        "         2  with the key of {date}\n".to_owned(),
    ] {
        assert!(ended.out.contains(&expected), "{}", ended.out);
    }
}

/// The declaration's reads accept such a key too, if the layout is listed in `also_read`.
#[test]
fn a_key_that_was_not_checked_is_under_another_layout() {
    let sample = r#"{"no":12345,"vin":"","partitionKey":"12345-"}"#.as_bytes();
    let present = "{no}.{xxh64(vin) % 10 + 1}";
    let args = [
        "verify",
        "-",
        "--layout",
        present,
        "--layout",
        "{no:04}-{vin}",
    ];
    let ended = with_input(&args, sample);
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    let args = ["verify", "-", "--layout", "{no:04}-{vin}"];
    assert_eq!(with_input(&args, sample).code, 1);
}

#[test]
fn the_first_that_differ_are_shown_field_by_field() {
    let sample = [
        line("2018-08-09.04"),
        line("2018-08-09.4"),
        "{\"date\":\"2018-08-09\",\"vin\":\"a\"}\n".to_owned(),
        "\n[1]\n".to_owned(),
        "{\"vin\":\"a\",\"partitionKey\":\"x\"}\n".to_owned(),
    ];
    let ended = with_input(
        &["verify", "-", "--layout", TRIP],
        sample.concat().as_bytes(),
    );
    assert_eq!(ended.code, 1, "{}", ended.err);
    let expected = format!(
        "5 documents
         1  with the key of {TRIP}
         2  with a different key
         1  without a key
         1  not a JSON object

standard input:2: stored with \"2018-08-09.4\", the layout produces \"2018-08-09.04\"
  date is \"2018-08-09\", in the key \"2018-08-09\"
  vin is \"1HGCM82633A004352\"
standard input:3: no key as text in `partitionKey`
standard input:5: not a JSON object
standard input:6: stored with \"x\", the layout produces no key: missing property
  date is missing
  vin is \"a\"
"
    );
    assert_eq!(ended.out, expected);
}

#[test]
fn levels_are_in_properties_of_their_own() {
    let layout = "{tenant}{/}{date}-{no:03}";
    let sample = "{\"tenant\":\"a\",\"date\":\"2018-08-09\",\"no\":7,\"partitionKey2\":\"2018-08-09-007\"}\n";
    let ended = with_input(&["verify", "-", "--layout", layout], sample.as_bytes());
    assert_eq!(ended.code, 0, "{}", ended.out);
    let sample = sample.replace("partitionKey2", "pk");
    let args = ["verify", "-", "--layout", layout, "--property", "tenant,pk"];
    assert_eq!(with_input(&args, sample.as_bytes()).code, 0);
    assert_eq!(with_input(&args[..4], sample.as_bytes()).code, 1);
}

#[test]
fn what_cannot_be_compared_is_said() {
    for (args, expected) in [
        (&["verify", "-"][..], "--layout <LAYOUT>"),
        (
            &["verify", "-", "--layout", "{a}.{fn(f)(b) % 9}"],
            "the function `f`",
        ),
        (
            &["verify", "-", "--layout", "{a}", "--property", "a,b"],
            "1 levels",
        ),
        (
            &["verify", "-", "--layout", "{a}", "--format", "csv"],
            "NDJSON",
        ),
        (&["verify", "-", "--layout", "{a}"], "no document"),
    ] {
        let ended = with_input(args, b"");
        assert_eq!(ended.code, 2, "{args:?}");
        assert!(ended.err.contains(expected), "{}", ended.err);
    }
}

/// The commonest suffixes that programs write by hand.
#[test]
fn known_hashes_are_verified() {
    // crc32(b"123456789") is 0xcbf43926, 3421780262.
    let right = r#"{"d":"x","a":"123456789","partitionKey":"x.262"}"#;
    let wrong = r#"{"d":"x","a":"12345678","partitionKey":"x.262"}"#;
    let args = ["verify", "-", "--layout", "{d}.{fn(crc32)(a) % 1000}"];
    let ended = with_input(&args, right.as_bytes());
    assert_eq!(ended.code, 0, "{} {}", ended.out, ended.err);
    let ended = with_input(&args, wrong.as_bytes());
    assert_eq!(ended.code, 1, "{}", ended.out);
    assert!(ended.out.contains("a is \"12345678\""), "{}", ended.out);
    let ended = with_input(&["verify", "-", "--layout", "{d}.{fn(mine)(a) % 9}"], b"");
    assert!(ended.err.contains("crc32, md5, sha1"), "{}", ended.err);
}
