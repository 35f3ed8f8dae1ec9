//! TypeScript as ECMAScript modules.

use std::fmt::{Result, Write};

use crate::Names;
use crate::names::{Casing, field_names};
use crate::plan::{FieldPlan, Program, TypePlan};
use crate::print::{Style, list, quote_utf16, with_needed};
use crate::schema::Kind;

pub(crate) const HELPERS: &str = include_str!("../helpers/keys.ts");

/// Names at the top of the module that a type could have.
pub(crate) const TAKEN: &[&str] = &[
    "InvalidKey",
    "Key",
    "Type",
    "Write",
    "Path",
    "SinceEpoch",
    "MISSING",
    "UNKNOWN",
    "OTHER",
    "MASK",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
    "LONE_SURROGATE",
    "DATE",
    "RFC_3339",
    "SPACED",
    "DAYS_TO_1970",
    "SECONDS_TO_1970",
    "Array",
    "BigInt",
    "DataView",
    "Date",
    "Error",
    "Generator",
    "Iterator",
    "JSON",
    "Math",
    "Number",
    "Object",
    "RangeError",
    "Record",
    "Set",
    "String",
    "Symbol",
    "TextEncoder",
    "Uint8Array",
];

/// Names that every object has.
const RESERVED: &[&str] = &[
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
];

const STYLE: Style = Style {
    quote: quote_utf16,
    is_capital: false,
    end: ";",
};

pub(crate) fn names(one: &TypePlan) -> Vec<String> {
    let names = one.fields.iter().map(|field| field.name.as_str());
    field_names(names, Casing::Camel, RESERVED)
}

pub(crate) fn declared(name: &str) -> Names {
    Names::of(name, &["", "Key", "Keys"])
}

pub(crate) fn print(types: &[TypePlan]) -> String {
    let (head, _) = HELPERS.split_once("// <types>").unwrap_or((HELPERS, ""));
    let mut out = String::new();
    for one in types {
        // Writing to a string cannot fail.
        let _ = print_type(one, &mut out);
    }
    with_needed(head, "\n\nfunction ", "of", &out)
}

fn array<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    format!("[{}]", list(items, show))
}

fn print_program(program: &Program, indent: &str, out: &mut String) -> Result {
    writeln!(out, "(key: Key): void => {{")?;
    for statement in STYLE.statements(program) {
        writeln!(out, "{indent}  {statement}")?;
    }
    write!(out, "{indent}}}")
}

#[expect(
    clippy::too_many_lines,
    reason = "it is the text of a file, from top to bottom"
)]
fn print_type(one: &TypePlan, out: &mut String) -> Result {
    let (name, kind) = (&one.name, format!("typeOf{}", one.name));
    let quote = |text: &String| quote_utf16(text);
    writeln!(out, "\nconst {kind} = new Type(")?;
    writeln!(
        out,
        "  {},",
        array(&one.fields, |field| quote(&field.property))
    )?;
    writeln!(
        out,
        "  {},",
        array(&one.fields, |field| array(&field.path, quote))
    )?;
    writeln!(
        out,
        "  {},",
        array(&one.properties, |path| array(path, quote))
    )?;
    writeln!(out, "  {},\n  [", one.max_len)?;
    for program in &one.programs {
        write!(out, "    [\n      ")?;
        print_program(program, "      ", out)?;
        writeln!(out, ",\n      {},\n    ],", quote(&program.escapes))?;
    }
    writeln!(out, "  ],\n);")?;
    let (key_type, only) = if one.has_levels() {
        ("string[]", "")
    } else {
        ("string", "[0] ?? \"\"")
    };
    let keys = |keys: &str| {
        if one.has_levels() {
            keys.to_owned()
        } else {
            format!("{keys}.map((key) => key[0] ?? \"\")")
        }
    };
    writeln!(
        out,
        "\n/** The keys of `{name}` documents. */\nexport const {name} = {{"
    )?;
    writeln!(out, "  layout: {},", quote(&one.layout))?;
    writeln!(
        out,
        "  alsoRead: {} as readonly string[],",
        array(&one.also_read, quote)
    )?;
    writeln!(
        out,
        "  /** The key of a document. */\n  keyOf: (document: object): {key_type} => {kind}.key({kind}.values(document)){only},"
    )?;
    writeln!(
        out,
        "  /** The keys under which a document may be stored, the present one first. */\n  readKeys: (document: object): {key_type}[] => {},",
        keys(&format!("{kind}.readKeys({kind}.values(document))"))
    )?;
    writeln!(
        out,
        "  /** The stored key; throws `InvalidKey` if the fields have a different one. */\n  verify: (document: object): {key_type} => {kind}.verify(document){only},"
    )?;
    for (method, program) in [("idOf", &one.id), ("containerOf", &one.container)] {
        if let Some(program) = program {
            write!(
                out,
                "  /** What the template makes of a document. */\n  {method}: (document: object): string => {kind}.template(document, "
            )?;
            print_program(program, "  ", out)?;
            writeln!(out, "),")?;
        }
    }
    writeln!(out, "}} as const;")?;
    let names = names(one);
    let class = |suffix: &str, doc: &str, fields: &[usize], out: &mut String| -> Result {
        let fields_type = format!(
            "{{ {} }}",
            list(fields, |&at| format!(
                "readonly {}{}",
                names[at],
                annotation(&one.fields[at])
            ))
        );
        let param = if fields.is_empty() { "" } else { "fields: " };
        writeln!(out, "\n/** {doc} */\nexport class {name}{suffix} {{")?;
        writeln!(out, "  readonly #values: readonly unknown[];\n")?;
        if fields.is_empty() {
            writeln!(out, "  constructor() {{")?;
        } else {
            writeln!(out, "  constructor({param}{fields_type}) {{")?;
        }
        writeln!(out, "    this.#values = [")?;
        for (at, field) in one.fields.iter().enumerate() {
            let value = if fields.contains(&at) {
                value(field, &names[at])
            } else {
                "UNKNOWN".to_owned()
            };
            writeln!(out, "      {value},")?;
        }
        writeln!(out, "    ];\n  }}")
    };
    class(
        "Key",
        &format!("The key of one `{name}`, for a point read."),
        &one.key_fields,
        out,
    )?;
    writeln!(
        out,
        "\n  /** The key. */\n  partitionKey(): {key_type} {{\n    return {kind}.key(this.#values){only};\n  }}"
    )?;
    writeln!(
        out,
        "\n  /** The keys under which the item may be stored. */\n  readKeys(): {key_type}[] {{\n    return {};\n  }}\n}}",
        keys(&format!("{kind}.readKeys(this.#values)"))
    )?;
    if let Some(fields) = &one.fan_out {
        class(
            "Keys",
            &format!("All keys of `{name}` items with these values, for a fan-out."),
            fields,
            out,
        )?;
        let ranges = array(&one.programs, |program| {
            let (first, count) = program.numbers.unwrap_or((0, 1));
            format!("[{first}, {count}]")
        });
        writeln!(
            out,
            "\n  /** The keys one by one. */\n  *[Symbol.iterator](): Generator<{key_type}> {{"
        )?;
        let key = if one.has_levels() {
            "key"
        } else {
            "key[0] ?? \"\""
        };
        writeln!(
            out,
            "    for (const key of {kind}.fanOut(this.#values, {ranges})) yield {key};\n  }}\n}}"
        )?;
    }
    Ok(())
}

fn annotation(field: &FieldPlan) -> String {
    let name = match &field.kind {
        Kind::Text | Kind::Date | Kind::Uuid => "string".to_owned(),
        Kind::Integer { .. } => "number | bigint".to_owned(),
        Kind::Bool => "boolean".to_owned(),
        Kind::Timestamp => "string | Date".to_owned(),
        Kind::Enum { names } => {
            let names: Vec<_> = names.iter().map(|name| quote_utf16(name)).collect();
            names.join(" | ")
        }
    };
    if field.optional {
        format!("?: {name} | null | undefined")
    } else {
        format!(": {name}")
    }
}

fn value(field: &FieldPlan, name: &str) -> String {
    let start = format!("fields.{name}, {}", quote_utf16(&field.property));
    match &field.kind {
        Kind::Text => format!("ofText({start})"),
        Kind::Bool => format!("ofBool({start})"),
        Kind::Date => format!("ofDate({start})"),
        Kind::Uuid => format!("ofUuid({start})"),
        Kind::Timestamp => format!("ofTime({start})"),
        Kind::Integer { min, max } => format!("ofInteger({start}, {min}n, {max}n)"),
        Kind::Enum { names } => format!(
            "ofName({start}, {})",
            array(names, |name| quote_utf16(name))
        ),
    }
}
