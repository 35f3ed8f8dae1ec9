//! What is printed is parsed as the same, and what is parsed prints as it was written.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use synthetic_key_format::{
    Case, Epoch, Escaped, Field, FieldOption, FieldPath, Layout, Level, MOST_DIGITS, Period,
    Suffix, SuffixRange, Template,
};

fn path() -> impl Strategy<Value = FieldPath> {
    let name = prop_oneof![
        "[a-z]{1,3}",
        any::<String>(),
        "[{}\":.\\\\ %\u{0}-\u{1f}\u{7f}é]{0,4}"
    ];
    vec(name, 1..4).prop_map(FieldPath::from_iter)
}

fn function() -> impl Strategy<Value = String> {
    "[a-zé$@_-]{1,4}(::<([a-z]<[0-9]>|[(]u8,&'a [a-z][)]->u8)>)?(::[a-z]{1,3})?"
}

fn field(periods: &'static [Period]) -> impl Strategy<Value = Field> {
    let none = option::of(any::<String>().prop_filter("not empty", |text| !text.is_empty()));
    let rollup = (option::of(select(Epoch::ALL)), select(periods)).prop_map(|(epoch, period)| {
        let epoch = epoch.map(FieldOption::Epoch);
        epoch
            .into_iter()
            .chain([FieldOption::Rollup(period)])
            .collect()
    });
    let pad = (1..=MOST_DIGITS).prop_map(|width| vec![FieldOption::Pad(width)]);
    let text =
        (option::of(select(Case::ALL)), option::of(function())).prop_map(|(case, function)| {
            let (case, function) = (
                case.map(FieldOption::Case),
                function.map(FieldOption::Function),
            );
            case.into_iter().chain(function).collect()
        });
    let form = prop_oneof![rollup, pad, text];
    (path(), none, form).prop_map(|(path, none, form): (_, _, Vec<_>)| {
        let options = form
            .into_iter()
            .chain(none.map(FieldOption::None))
            .collect();
        Field { path, options }
    })
}

fn suffix() -> impl Strategy<Value = Suffix> {
    let range = || (2..=u16::MAX).prop_map(|count| SuffixRange::from_one(count).unwrap());
    let hash = (vec(field(Period::FOR_KEYS), 1..4), range())
        .prop_map(|(fields, range)| Suffix::hash(fields, range));
    let drawn = (path(), range()).prop_map(|(path, range)| Suffix::drawn(path, range));
    prop_oneof![hash, drawn]
}

/// A field that is a part, escaped or not. What is not text is never escaped.
fn part(can_be_escaped: bool) -> impl Strategy<Value = Field> {
    (field(Period::FOR_KEYS), any::<bool>()).prop_map(move |(mut field, is_escaped)| {
        let is_text = field.options.rollup().is_none() && field.options.pad().is_none();
        if can_be_escaped && is_escaped && is_text {
            field.options = field.options.with(FieldOption::Escape(Escaped::ForTable));
        }
        field
    })
}

/// Parts with text between them, which may be empty. Next to escaped parts, there is no text that escapes are written with.
fn level(can_be_escaped: bool) -> impl Strategy<Value = Level> {
    let literal = if can_be_escaped {
        "[-.{}a-zé]{0,3}".boxed()
    } else {
        any::<String>().boxed()
    };
    let rest = vec((literal, part(can_be_escaped)), 0..3);
    (part(can_be_escaped), rest).prop_map(|(first, rest)| {
        let first = Level::default().part(first);
        rest.into_iter().fold(first, |level, (text, field)| {
            level.literal(&text).part(field)
        })
    })
}

fn layout() -> impl Strategy<Value = Layout> {
    let levels = any::<bool>().prop_flat_map(|can_be_escaped| vec(level(can_be_escaped), 1..4));
    (levels, "[-.{}x]{0,2}", option::of(suffix())).prop_map(|(mut levels, separator, suffix)| {
        if let Some(suffix) = suffix {
            let last = levels.pop().unwrap_or_default();
            levels.push(last.literal(&separator).suffix(suffix));
        }
        Layout { levels }
    })
}

/// Text made of what layouts are made of, most of it wrong.
fn almost_a_layout() -> impl Strategy<Value = String> {
    let words = [
        "{", "}", "{{", "}}", "{/}", "{a", "{\"a b\"", ".b", ":day", ":s", ":ms", ":second", ":06",
        ":lower", ":fn(f)", ":fn(", "f::<", ">)", ":%", ":?\"x\"", "\"", "\\", "\\u001f",
        "{xxh64(", "vin", ", ", ") % ", "400", " + 1", " in 1..=", "-", "é", "A",
    ];
    vec(select(words.to_vec()), 0..12).prop_map(|words| words.concat())
}

proptest! {
    #[test]
    fn a_layout_is_parsed_as_it_was_printed(layout in layout()) {
        prop_assert_eq!(layout.check(), Ok(()));
        let text = layout.to_string();
        prop_assert_eq!(Layout::parse(&text), Ok(layout), "{}", text);
    }

    #[test]
    fn a_template_is_parsed_as_it_was_printed(pieces in vec((any::<String>(), field(Period::ALL)), 1..4)) {
        let pieces = pieces.into_iter().map(|(text, mut field)| {
            field.options = field.options.iter().filter(|option| !matches!(option, FieldOption::Function(_))).cloned().collect();
            format!("{}{{{field}}}", text.replace('{', "{{").replace('}', "}}"))
        });
        let text: String = pieces.collect();
        let template = Template::parse_exact(&text).unwrap();
        prop_assert_eq!(template.to_string(), text);
    }

    #[test]
    fn there_is_one_way_to_write_a_layout(text in prop_oneof![almost_a_layout(), any::<String>()]) {
        if let Ok(layout) = Layout::parse(&text) {
            prop_assert_eq!(layout.to_string(), text);
        }
    }

    #[test]
    fn a_lenient_template_prints_as_an_exact_one(text in prop_oneof![almost_a_layout(), any::<String>()]) {
        if let Ok(template) = Template::parse(&text) {
            let printed = template.to_string();
            prop_assert_eq!(Template::parse(&printed), Ok(template), "{}", printed);
        }
    }
}
