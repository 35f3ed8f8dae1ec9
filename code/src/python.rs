//! Python 3.10 and later.

use std::fmt::Write;

use crate::Names;
use crate::names::{Casing, field_names};
use crate::plan::{FieldPlan, Program, TypePlan};
use crate::print::{Style, list, quote_long, with_needed};
use crate::schema::Kind;

pub(crate) const HELPERS: &str = include_str!("../helpers/keys.py");

/// Names at the top of the module.
pub(crate) const TAKEN: &[&str] = &["InvalidKey"];

const RESERVED: &[&str] = &[
    "false",
    "none",
    "true",
    "False",
    "None",
    "True",
    "and",
    "as",
    "assert",
    "async",
    "await",
    "break",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "finally",
    "for",
    "from",
    "global",
    "if",
    "import",
    "in",
    "is",
    "lambda",
    "nonlocal",
    "not",
    "or",
    "pass",
    "raise",
    "return",
    "try",
    "while",
    "with",
    "yield",
    "match",
    "case",
    "type",
    "str",
    "int",
    "bool",
    "list",
    "object",
    "self",
    "property",
    "partition_key",
    "read_keys",
];

const STYLE: Style = Style {
    quote: quote_long,
    is_capital: false,
    end: "",
};

pub(crate) fn names(one: &TypePlan) -> Vec<String> {
    let names = one.fields.iter().map(|field| field.name.as_str());
    field_names(names, Casing::Snake, RESERVED)
}

pub(crate) fn declared(name: &str) -> Names {
    Names::of(name, &["", "Key", "Keys"])
}

pub(crate) fn print(types: &[TypePlan]) -> String {
    let (head, _) = HELPERS.split_once("# <types>").unwrap_or((HELPERS, ""));
    let mut out = String::new();
    for one in types {
        // Writing to a string cannot fail.
        let _ = print_type(one, &mut out);
    }
    with_needed(head, "\n\n\ndef ", "_of_", &out)
}

/// A tuple, which needs a comma behind its only element.
fn tuple<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    let comma = if items.len() == 1 { "," } else { "" };
    format!("({}{comma})", list(items, show))
}

fn print_program(name: &str, program: &Program, out: &mut String) -> std::fmt::Result {
    writeln!(out, "\n\ndef {name}(key: _Key) -> None:")?;
    for statement in STYLE.statements(program) {
        writeln!(out, "    {statement}")?;
    }
    Ok(())
}

#[expect(
    clippy::too_many_lines,
    reason = "it is the text of a file, from top to bottom"
)]
fn print_type(one: &TypePlan, out: &mut String) -> std::fmt::Result {
    let name = &one.name;
    let quote = |text: &String| quote_long(text);
    let writers: Vec<String> = (0..one.programs.len())
        .map(|at| format!("_write_{name}_{at}"))
        .collect();
    for (writer, program) in writers.iter().zip(&one.programs) {
        print_program(writer, program, out)?;
    }
    let templates = [
        ("id", "id_of", &one.id),
        ("container", "container_of", &one.container),
    ];
    for (what, _, program) in templates {
        if let Some(program) = program {
            print_program(&format!("_write_{name}_{what}"), program, out)?;
        }
    }
    let layouts: Vec<_> = writers.iter().zip(&one.programs).collect();
    writeln!(out, "\n\n_type_{name} = _Type(")?;
    writeln!(
        out,
        "    names={},",
        tuple(&one.fields, |field| quote(&field.property))
    )?;
    writeln!(
        out,
        "    paths={},",
        tuple(&one.fields, |field| tuple(&field.path, quote))
    )?;
    writeln!(
        out,
        "    properties={},",
        tuple(&one.properties, |path| tuple(path, quote))
    )?;
    writeln!(out, "    max_len={},", one.max_len)?;
    let layouts = tuple(&layouts, |(writer, program)| {
        format!("({writer}, {})", quote(&program.escapes))
    });
    writeln!(out, "    layouts={layouts},\n)")?;

    let (key_type, only) = if one.has_levels() {
        ("list[str]", "")
    } else {
        ("str", "[0]")
    };
    let each = if one.has_levels() {
        ""
    } else {
        "key[0] for key in "
    };
    let keys = |keys: &str| {
        if each.is_empty() {
            keys.to_owned()
        } else {
            format!("[{each}{keys}]")
        }
    };
    writeln!(
        out,
        "\n\nclass {name}:\n    \"\"\"The keys of `{name}` documents.\"\"\"\n"
    )?;
    writeln!(out, "    LAYOUT: _t.Final[str] = {}", quote(&one.layout))?;
    writeln!(
        out,
        "    ALSO_READ: _t.Final[tuple[str, ...]] = {}",
        tuple(&one.also_read, quote)
    )?;
    for (method, returns, doc, body) in [
        (
            "key_of",
            key_type.to_owned(),
            "Return the key of a document.",
            format!("_type_{name}.key(_type_{name}.values(document)){only}"),
        ),
        (
            "read_keys",
            format!("list[{key_type}]"),
            "Return the keys under which a document may be stored, the present one first.",
            keys(&format!(
                "_type_{name}.read_keys(_type_{name}.values(document))"
            )),
        ),
        (
            "verify",
            key_type.to_owned(),
            "Return the stored key, and raise `InvalidKey` if the fields have a different one.",
            format!("_type_{name}.verify(document){only}"),
        ),
    ] {
        writeln!(
            out,
            "\n    @staticmethod\n    def {method}(document: _Document) -> {returns}:\n        \"\"\"{doc}\"\"\"\n        return {body}"
        )?;
    }
    for (what, method, program) in templates {
        if program.is_some() {
            writeln!(
                out,
                "\n    @staticmethod\n    def {method}(document: _Document) -> str:\n        \"\"\"Return what the template makes of a document.\"\"\"\n        return _template(_type_{name}.names, _type_{name}.values(document), _write_{name}_{what})"
            )?;
        }
    }
    let names = names(one);
    let class = |suffix: &str, doc: &str, fields: &[usize], out: &mut String| -> std::fmt::Result {
        writeln!(
            out,
            "\n\n@_dataclasses.dataclass(frozen=True, kw_only=True)\nclass {name}{suffix}:\n    \"\"\"{doc}\"\"\"\n"
        )?;
        let (required, optional): (Vec<usize>, _) =
            fields.iter().partition(|&&at| !one.fields[at].optional);
        for at in required.into_iter().chain(optional) {
            writeln!(out, "    {}: {}", names[at], annotation(&one.fields[at]))?;
        }
        writeln!(
            out,
            "\n    def _values(self) -> list[object]:\n        return ["
        )?;
        for (at, field) in one.fields.iter().enumerate() {
            let value = if fields.contains(&at) {
                value(field, &names[at])
            } else {
                "_UNKNOWN".to_owned()
            };
            writeln!(out, "            {value},")?;
        }
        writeln!(out, "        ]")
    };
    class(
        "Key",
        &format!("The key of one `{name}`, for a point read."),
        &one.key_fields,
        out,
    )?;
    writeln!(
        out,
        "\n    def partition_key(self) -> {key_type}:\n        \"\"\"Return the key.\"\"\"\n        return _type_{name}.key(self._values()){only}"
    )?;
    writeln!(
        out,
        "\n    def read_keys(self) -> list[{key_type}]:\n        \"\"\"Return the keys under which the item may be stored.\"\"\"\n        return {}",
        keys(&format!("_type_{name}.read_keys(self._values())"))
    )?;
    if let Some(fields) = &one.fan_out {
        class(
            "Keys",
            &format!("All keys of `{name}` items with these values, for a fan-out."),
            fields,
            out,
        )?;
        let ranges = tuple(&one.programs, |program| {
            let (first, count) = program.numbers.unwrap_or((0, 1));
            format!("({first}, {count})")
        });
        let all = format!("_type_{name}.fan_out(self._values(), {ranges})");
        let all = if each.is_empty() {
            all
        } else {
            format!("({each}{all})")
        };
        writeln!(
            out,
            "\n    def __iter__(self) -> _Iterator[{key_type}]:\n        \"\"\"Return the keys one by one.\"\"\"\n        return {}",
            if each.is_empty() {
                all
            } else {
                format!("iter{all}")
            }
        )?;
        writeln!(
            out,
            "\n    def __len__(self) -> int:\n        \"\"\"Return the number of keys.\"\"\"\n        return sum(1 for _ in self)"
        )?;
    }
    Ok(())
}

fn annotation(field: &FieldPlan) -> String {
    let name = match &field.kind {
        Kind::Text => "str".to_owned(),
        Kind::Integer { .. } => "int".to_owned(),
        Kind::Bool => "bool".to_owned(),
        Kind::Date => "_datetime.date".to_owned(),
        Kind::Uuid => "_uuid.UUID".to_owned(),
        Kind::Timestamp => "_datetime.datetime".to_owned(),
        Kind::Enum { names } => format!("_t.Literal[{}]", list(names, |name| quote_long(name))),
    };
    if field.optional {
        format!("{name} | None = None")
    } else {
        name
    }
}

fn value(field: &FieldPlan, name: &str) -> String {
    let start = format!("self.{name}, {}", quote_long(&field.property));
    match &field.kind {
        Kind::Text => format!("_of_text({start})"),
        Kind::Bool => format!("_of_bool({start})"),
        Kind::Date => format!("_of_date({start})"),
        Kind::Uuid => format!("_of_uuid({start})"),
        Kind::Timestamp => format!("_of_time({start})"),
        Kind::Integer { min, max } => format!("_of_integer({start}, {min}, {max})"),
        Kind::Enum { names } => format!(
            "_of_name({start}, {})",
            tuple(names, |name| quote_long(name))
        ),
    }
}
