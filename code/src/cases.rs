//! Cases for the tests of generated code. Our own engine computes what is expected.

use serde_json::{Map, Value as Json};
use synthetic_key_format::Layout;
use synthetic_key_format::compute::{Formula, Key, Value};

use crate::plan::{FieldPlan, TypePlan};
use crate::schema::Kind;

/// A value of a field.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sample {
    Text(String),
    Integer(i64),
    Bool(bool),
    /// Year, month and day.
    Date(u16, u8, u8),
    Uuid(String),
    /// The second since 1970, and the text in the document.
    Time(i64, &'static str),
    Name(String),
    Null,
    Missing,
}

/// What a document has: a key, by levels, or the reason for which there is none.
pub(crate) type Expected = Result<Vec<String>, String>;

/// A document of a type, by the values of its fields.
pub(crate) struct Case {
    pub(crate) samples: Vec<Sample>,
    pub(crate) expected: Expected,
    /// Whether a typed lookup can have these values.
    pub(crate) is_typed: bool,
}

const TEXTS: [&str; 7] = [
    "1HGCM82633A004352",
    "Z\u{fc}rich-1",
    "\u{65e5}\u{672c} \u{1f4b0}",
    "a.b-c_d/e|f%25",
    "I\u{130}i\u{131}",
    "say \"hi\"\\\n${x}{{}}",
    "",
];

const UUIDS: [&str; 2] = [
    "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
    "00000000-0000-0000-0000-000000000000",
];

const TIMES: [(i64, &str); 3] = [
    (1_533_823_507, "2018-08-09T14:05:07Z"),
    (1_533_772_799, "2018-08-09T01:59:59+02:00"),
    (-1, "1969-12-31T23:59:59.000Z"),
];

/// The largest integer that every JSON parser reads without loss.
const MAX_SAFE: i64 = (1 << 53) - 1;

fn samples(field: &FieldPlan) -> Vec<Sample> {
    match &field.kind {
        Kind::Text => TEXTS
            .iter()
            .map(|&text| Sample::Text(text.to_owned()))
            .collect(),
        Kind::Integer { .. } => {
            let (min, max) = field.kind.bounds().unwrap_or_default();
            let min = i64::try_from(min).unwrap_or(-MAX_SAFE).max(-MAX_SAFE);
            let max = i64::try_from(max).unwrap_or(MAX_SAFE).min(MAX_SAFE);
            [7, min, max, 42]
                .into_iter()
                .filter(|n| (min..=max).contains(n))
                .map(Sample::Integer)
                .collect()
        }
        Kind::Bool => vec![Sample::Bool(true), Sample::Bool(false)],
        Kind::Date => vec![
            Sample::Date(2018, 8, 9),
            Sample::Date(2024, 2, 29),
            Sample::Date(1, 1, 1),
        ],
        Kind::Uuid => UUIDS
            .iter()
            .map(|&uuid| Sample::Uuid(uuid.to_owned()))
            .collect(),
        Kind::Timestamp => TIMES
            .iter()
            .map(|&(second, text)| Sample::Time(second, text))
            .collect(),
        Kind::Enum { names } => names
            .iter()
            .map(|name| Sample::Name(name.clone()))
            .collect(),
    }
}

impl Sample {
    /// The value in a document; `None` if it is missing.
    pub(crate) fn json(&self) -> Option<Json> {
        Some(match self {
            Self::Text(text) | Self::Uuid(text) | Self::Name(text) => Json::from(text.as_str()),
            Self::Integer(n) => Json::from(*n),
            Self::Bool(value) => Json::from(*value),
            Self::Date(year, month, day) => Json::from(format!("{year:04}-{month:02}-{day:02}")),
            Self::Time(_, text) => Json::from(*text),
            Self::Null => Json::Null,
            Self::Missing => return None,
        })
    }
}

/// The cases of a type.
pub(crate) fn cases(one: &TypePlan) -> Vec<Case> {
    let all: Vec<Vec<Sample>> = one.fields.iter().map(samples).collect();
    if all.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let most = all.iter().map(Vec::len).max().unwrap_or(0);
    let mut cases = Vec::new();
    let mut push = |samples: Vec<Sample>, is_typed| {
        if let Some(expected) = expected(one, &samples) {
            cases.push(Case {
                samples,
                expected,
                is_typed,
            });
        }
    };
    for i in 0..most {
        push(
            all.iter()
                .enumerate()
                .map(|(at, of_field)| of_field[(i + at) % of_field.len()].clone())
                .collect(),
            true,
        );
    }
    let first: Vec<Sample> = all.iter().map(|of_field| of_field[0].clone()).collect();
    for &at in &one.key_fields {
        for absent in [Sample::Missing, Sample::Null] {
            let mut samples = first.clone();
            // A lookup without the value is one with null.
            let is_typed = absent == Sample::Null && one.fields[at].optional;
            samples[at] = absent;
            push(samples, is_typed);
        }
    }
    cases
}

/// The key that our own engine computes.
fn expected(one: &TypePlan, samples: &[Sample]) -> Option<Expected> {
    let formula = Formula::new(&Layout::parse(&one.layout).ok()?)
        .ok()?
        .max_len(one.max_len);
    let json: Vec<Option<Json>> = samples.iter().map(Sample::json).collect();
    let value = |path: &synthetic_key_format::FieldPath| {
        let at = one
            .fields
            .iter()
            .position(|field| field.path == path.names());
        match at.and_then(|at| json[at].as_ref()) {
            None => Value::Missing,
            Some(Json::String(text)) => Value::Text(text),
            Some(Json::Bool(value)) => Value::Bool(*value),
            Some(Json::Number(number)) => number.as_i64().map_or(Value::Other, Value::from),
            Some(_) => Value::Null,
        }
    };
    let values: Vec<Value<'_>> = formula.fields().iter().map(value).collect();
    let mut key = Key::default();
    Some(match formula.write_key(values.as_slice(), &mut key) {
        Ok(()) => Ok(key.levels().map(str::to_owned).collect()),
        Err(refused) => Err(refused.reason.name().to_owned()),
    })
}

/// A document, by names.
pub(crate) fn document(one: &TypePlan, samples: &[Sample]) -> Map<String, Json> {
    let mut document = Map::new();
    for (field, sample) in one.fields.iter().zip(samples) {
        insert(&mut document, &field.path, sample.json());
    }
    document
}

fn insert(object: &mut Map<String, Json>, path: &[String], value: Option<Json>) {
    match (path, value) {
        ([name, rest @ ..], value) if !rest.is_empty() => {
            let empty = || Json::Object(Map::new());
            if let Json::Object(inner) = object.entry(name.clone()).or_insert_with(empty) {
                insert(inner, rest, value);
            }
        }
        ([name, ..], Some(value)) => {
            object.insert(name.clone(), value);
        }
        _ => {}
    }
}
