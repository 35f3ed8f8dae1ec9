//! The report as a page.

use std::fmt::Write as _;

use crate::support::{file, synthkey, trips};

fn page(name: &str, args: &[&str]) -> String {
    let path = file(name, "");
    let ended = synthkey(&[args, &["--html", &path]].concat());
    assert!(ended.err.is_empty(), "{}", ended.err);
    std::fs::read_to_string(path).unwrap()
}

/// The names of the elements, if all are closed in the right order.
fn elements(page: &str) -> Vec<String> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    let mut rest = page;
    while let Some((_, after)) = rest.split_once('<') {
        let (tag, after) = after.split_once('>').expect("a tag ends");
        rest = after;
        if tag.starts_with('!') {
            continue;
        }
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(
                open.pop().as_deref(),
                Some(name),
                "{}",
                &rest[..rest.len().min(200)]
            );
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap().to_owned();
        assert!(name.bytes().all(|c| c.is_ascii_alphanumeric()), "<{tag}>");
        all.push(name.clone());
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?}");
    all
}

#[test]
fn the_page_has_its_parts() {
    let trips = trips();
    let layouts = [
        "--layout",
        "{at:day}",
        "--layout",
        "{vin}-{at:day}",
        "--layout",
        "{at:day}.{xxh64(id) % 400 + 1}",
    ];
    let more = [
        "--rate",
        "100/s",
        "--read",
        "vin+day",
        "--partitions",
        "5,20",
    ];
    let page = page(
        "parts.html",
        &[&["check", &trips][..], &layouts, &more].concat(),
    );
    let elements = elements(&page);
    for id in [
        "verdicts",
        "busy",
        "all",
        "heat",
        "sweep",
        "hottest",
        "queries",
        "growth",
        "caveats",
        "declaration",
    ] {
        assert!(page.contains(&format!("<section id=\"{id}\">")), "{id}");
    }
    let count = |name: &str| elements.iter().filter(|element| *element == name).count();
    assert_eq!(
        (count("svg"), count("section"), count("script")),
        (11, 10, 0)
    );
    for text in [
        "times the mean",
        "#[derive(SyntheticKey)]",
        "5+3",
        "prefers-color-scheme: dark",
        "baseline 0.",
        "2.5 RU for a request (defaults from learn.microsoft.com/azure/cosmos-db: ",
        "A read takes 20.00 requests",
        "<p class=\"answer\"><strong>Declare <code>{vin}-{at:day}</code></strong>, the best of 3 layouts on 5 partitions: ",
        "the peak is ",
        "Items in one day on one partition",
    ] {
        assert!(page.contains(text), "{text}");
    }
}

#[test]
fn nothing_is_loaded_and_nothing_runs() {
    let trips = trips();
    let page = page("quiet.html", &["check", &trips, "--layout", "{at:day}"]);
    assert!(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""));
    for text in [
        "http:", "https:", "//", "src=", "href", "url(", "@import", "<script", "<iframe", "onload",
    ] {
        assert!(!page.contains(text), "{text}");
    }
}

#[test]
fn hostile_data_stays_text() {
    let name = "</title><script>alert(1)</script>";
    let value = "\"><img src=x onerror=alert(1)>&lt;\u{202e}";
    let line = serde_json::json!({ "at": "2018-08-09T00:00:00Z", name: value });
    let sample = file("hostile.ndjson", format!("{line}\n").repeat(400));
    let layout = format!("{{{}}}-{{at:day}}", serde_json::json!(name));
    let page = page(
        "hostile.html",
        &["check", &sample, "--layout", &layout, "--rate", "1/s"],
    );
    let elements = elements(&page);
    assert!(
        !elements
            .iter()
            .any(|element| element == "script" || element == "img")
    );
    assert!(
        page.contains("&lt;script&gt;") && page.contains("&lt;img src=x"),
        "{page}"
    );
    assert!(!page.contains('\u{202e}'));
}

#[test]
fn the_peak_is_drawn_however_long_the_time() {
    // One hour of 500 has most of the items.
    let mut lines = String::new();
    for hour in 0..500 {
        for item in 0..if hour == 347 { 900 } else { 10 } {
            let (day, hour) = (1 + hour / 24, hour % 24);
            writeln!(
                lines,
                "{{\"at\":\"2026-01-{day:02}T{hour:02}:{:02}:00Z\",\"id\":{item}}}",
                item % 60
            )
            .unwrap();
        }
    }
    let sample = file("peak.ndjson", lines);
    let args = ["check", &sample, "--layout", "{at:day}", "--window", "hour"];
    let page = page("peak.html", &args);
    assert!(
        page.contains("the peak is 900 items in 2026-01-15T"),
        "{page}"
    );
    assert_eq!(page.matches("class=\"cell peak\"").count(), 1);
    assert!(
        page.contains("Each column is the maximum of 9 hours"),
        "{page}"
    );
    assert!(page.contains("Declare none of these"), "{page}");
}
