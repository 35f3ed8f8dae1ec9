//! All of `spec/vectors.json`. The counts are asserted, so that no case is skipped in silence.

mod support;

use support::Json;
use synthetic_key_format::compute::{Formula, Key, Refused, Tree, TreeDocument, Value};
use synthetic_key_format::{Layout, Template};

/// What the lists hold.
const GROUPS: usize = 193;
const KEYS: usize = 1354;
const READ_KEYS: usize = 85;
const REFUSED: usize = 158;
const REFUSED_DATES: usize = 5;
const BAD_LAYOUTS: usize = 258;
const FUNCTIONS: usize = 17;
const ROLLUPS: usize = 298;
const TEMPLATES: usize = 118;
const REFUSED_TEMPLATES: usize = 13;
const BAD_TEMPLATES: usize = 29;

fn vectors() -> Json {
    Json::parse(include_str!("../../spec/vectors.json").trim())
}

fn formula(entry: &Json) -> Formula {
    let layout = Layout::parse(entry.get("layout").text()).unwrap();
    Formula::new(&layout).unwrap()
}

fn template_formula(entry: &Json) -> Formula {
    let template = Template::parse_exact(entry.get("template").text()).unwrap();
    Formula::of_template(&template).unwrap()
}

fn key_of(formula: &Formula, item: &Json, key: &mut Key) -> Result<(), Refused> {
    formula.write_key(&TreeDocument::new(formula, item), key)
}

#[test]
fn keys() {
    let (mut count, mut with_read_keys, mut key) = (0, 0, Key::default());
    let vectors = vectors();
    let groups = vectors.get("groups").list();
    for group in groups {
        let formula = formula(group);
        for case in group.get("cases").list() {
            let (item, expected) = (case.get("item"), case.get("key"));
            let name = format!("{} {item:?}", group.get("name").text());
            assert_eq!(key_of(&formula, item, &mut key), Ok(()), "{name}");
            assert!(key.levels().eq(expected.levels()), "{name}: {key:?}");
            assert_eq!(key.text(), expected.levels().concat(), "{name}");
            let read_keys = case.find("read_keys").map(Json::list);
            assert_eq!(read_keys.is_some(), group.find("also_read").is_some());
            let expected = read_keys.unwrap_or(std::slice::from_ref(expected));
            let expected: Vec<_> = expected.iter().map(Json::levels).collect();
            assert_eq!(support::read_keys(group, item).unwrap(), expected, "{name}");
            count += 1;
            with_read_keys += usize::from(read_keys.is_some());
        }
    }
    assert_eq!(
        (groups.len(), count, with_read_keys),
        (GROUPS, KEYS, READ_KEYS)
    );
}

#[test]
fn refused() {
    let vectors = vectors();
    let refused = vectors.get("refused").list();
    for entry in refused {
        let actual = key_of(&formula(entry), entry.get("item"), &mut Key::default());
        let actual = actual.map_err(|refused| refused.to_string());
        assert_eq!(
            actual,
            Err(entry.get("reason").text().to_owned()),
            "{entry:?}"
        );
    }
    assert_eq!(refused.len(), REFUSED);
}

/// Only a type tells that a text is a date, so from the document they have keys.
#[test]
fn refused_dates() {
    let vectors = vectors();
    let refused = vectors.get("refused_dates").list();
    for entry in refused {
        let actual = key_of(&formula(entry), entry.get("item"), &mut Key::default());
        assert_eq!(actual, Ok(()), "{entry:?}");
    }
    assert_eq!(refused.len(), REFUSED_DATES);
}

#[test]
fn bad_layouts() {
    let vectors = vectors();
    let bad = vectors.get("bad_layouts").list();
    for entry in bad {
        let layout = entry.get("layout").text();
        let error = Layout::parse(layout).expect_err(layout);
        assert!(
            error
                .offset()
                .is_none_or(|offset| layout.is_char_boundary(offset)),
            "{layout}"
        );
    }
    assert_eq!(bad.len(), BAD_LAYOUTS);
}

#[test]
fn functions() {
    let vectors = vectors();
    let functions = vectors.get("functions").list();
    for entry in functions {
        let text = entry.get("layout").text();
        let layout = Layout::parse(text).unwrap();
        assert_eq!(layout.to_string(), text);
        let error = Formula::new(&layout).unwrap_err().to_string();
        assert!(
            error.starts_with("only the program that declares the layout has the function"),
            "{error}"
        );
    }
    assert_eq!(functions.len(), FUNCTIONS);
}

#[test]
fn rollups() {
    let vectors = vectors();
    let rollups = vectors.get("rollups").list();
    for entry in rollups {
        // Layouts have the coarser ones only.
        let template = format!("{{0:{}}}", entry.get("option").text());
        let template = Template::parse_exact(&template).unwrap();
        let formula = Formula::of_template(&template).unwrap();
        let (item, mut key) = (
            Json::Array(vec![entry.get("value").clone()]),
            Key::default(),
        );
        let actual = key_of(&formula, &item, &mut key);
        let actual = actual
            .map(|()| key.text())
            .map_err(|refused| refused.reason.name());
        let expected = match entry.find("text") {
            Some(text) => Ok(text.text()),
            None => Err(entry.get("reason").text()),
        };
        assert_eq!(actual, expected, "{entry:?}");
    }
    assert_eq!(rollups.len(), ROLLUPS);
}

#[test]
fn templates() {
    let vectors = vectors();
    let (mut count, mut name) = (0, Key::default());
    for entry in vectors.get("templates").list() {
        let formula = template_formula(entry);
        for case in entry.get("cases").list() {
            assert_eq!(
                key_of(&formula, case.get("item"), &mut name),
                Ok(()),
                "{case:?}"
            );
            assert_eq!(name.text(), case.get("text").text(), "{case:?}");
            count += 1;
        }
    }
    assert_eq!(count, TEMPLATES);
    let refused = vectors.get("refused_templates").list();
    for entry in refused {
        let actual = key_of(&template_formula(entry), entry.get("item"), &mut name);
        let actual = actual.map_err(|refused| refused.to_string());
        assert_eq!(
            actual,
            Err(entry.get("reason").text().to_owned()),
            "{entry:?}"
        );
    }
    assert_eq!(refused.len(), REFUSED_TEMPLATES);
    let bad = vectors.get("bad_templates").list();
    for entry in bad {
        let template = entry.get("template").text();
        assert!(Template::parse_exact(template).is_err(), "{template}");
    }
    assert_eq!(bad.len(), BAD_TEMPLATES);
}

#[test]
fn every_layout_prints_as_it_is_written() {
    let vectors = vectors();
    let lists =
        ["groups", "refused", "refused_dates", "functions"].map(|list| vectors.get(list).list());
    let layouts: Vec<_> = lists
        .into_iter()
        .flatten()
        .map(|entry| entry.get("layout").text())
        .collect();
    for text in &layouts {
        let layout = Layout::parse(text).unwrap();
        assert_eq!(layout.to_string(), *text);
        assert_eq!(Layout::parse(&layout.to_string()), Ok(layout));
    }
    assert_eq!(layouts.len(), GROUPS + REFUSED + REFUSED_DATES + FUNCTIONS);
}

#[test]
fn no_list_is_left_out() {
    assert_eq!(vectors().get("format").value(), Value::Integer(1));
    let Json::Object(lists) = vectors() else {
        panic!()
    };
    let names: Vec<_> = lists.keys().map(String::as_str).collect();
    let known = [
        "bad_layouts",
        "bad_templates",
        "format",
        "functions",
        "groups",
        "made",
        "refused",
        "refused_dates",
        "refused_templates",
        "rollups",
        "templates",
    ];
    assert_eq!(names, known);
}
