//! Go 1.23 and later.

use std::fmt::{Result, Write};

use crate::Names;
use crate::names::{Casing, field_names};
use crate::plan::{FieldPlan, Program, TypePlan};
use crate::print::{Style, list, quote_long};
use crate::schema::Kind;

pub(crate) const HELPERS: &str = include_str!("../helpers/keys.go");

/// Names of the package that a type could have.
pub(crate) const TAKEN: &[&str] = &["InvalidKey"];

const RESERVED: &[&str] = &["PartitionKey", "ReadKeys", "Keys"];

const STYLE: Style = Style {
    quote: quote_long,
    is_capital: false,
    end: "",
};

pub(crate) fn names(one: &TypePlan) -> Vec<String> {
    let names = one.fields.iter().map(|field| field.name.as_str());
    field_names(names, Casing::Pascal, RESERVED)
}

pub(crate) fn declared(name: &str) -> Names {
    Names::of(
        name,
        &[
            "Key",
            "Keys",
            "Layout",
            "AlsoRead",
            "KeyOf",
            "ReadKeys",
            "Verify",
            "IDOf",
            "ContainerOf",
        ],
    )
}

pub(crate) fn print(types: &[TypePlan], package: &str) -> String {
    let (head, _) = HELPERS.split_once("// <types>").unwrap_or((HELPERS, ""));
    let head = head
        .replacen("// Package keys ", &format!("// Package {package} "), 1)
        .replacen("\npackage keys\n", &format!("\npackage {package}\n"), 1);
    let mut out = head.trim_end().to_owned() + "\n";
    for one in types {
        // Writing to a string cannot fail.
        let _ = print_type(one, &mut out);
    }
    out
}

fn slice<T>(of: &str, items: &[T], show: impl Fn(&T) -> String) -> String {
    format!("{of}{{{}}}", list(items, show))
}

fn print_program(program: &Program, indent: &str, out: &mut String) -> Result {
    writeln!(out, "func(key *skKey) {{")?;
    for statement in STYLE.statements(program) {
        writeln!(out, "{indent}\t{statement}")?;
    }
    write!(out, "{indent}}}")
}

#[expect(
    clippy::too_many_lines,
    reason = "it is the text of a file, from top to bottom"
)]
fn print_type(one: &TypePlan, out: &mut String) -> Result {
    let (name, kind) = (&one.name, format!("skOf{}", one.name));
    let quote = |text: &String| quote_long(text);
    writeln!(out, "\nvar {kind} = &skType{{")?;
    writeln!(
        out,
        "\tnames:      {},",
        slice("[]string", &one.fields, |field| quote(&field.property))
    )?;
    writeln!(
        out,
        "\tpaths:      {},",
        slice("[][]string", &one.fields, |field| slice(
            "",
            &field.path,
            quote
        ))
    )?;
    writeln!(
        out,
        "\tproperties: {},",
        slice("[][]string", &one.properties, |path| slice("", path, quote))
    )?;
    writeln!(
        out,
        "\tmaxLen:     {},\n\tlayouts: []skLayout{{",
        one.max_len
    )?;
    for program in &one.programs {
        write!(out, "\t\t{{")?;
        print_program(program, "\t\t", out)?;
        writeln!(out, ", {}}},", quote(&program.escapes))?;
    }
    writeln!(out, "\t}},\n}}")?;
    writeln!(
        out,
        "\n// {name}Layout is the layout of the key.\nconst {name}Layout = {}",
        quote(&one.layout)
    )?;
    writeln!(
        out,
        "\n// {name}AlsoRead are additional layouts under whose keys items may be stored.\nvar {name}AlsoRead = {}",
        slice("[]string", &one.also_read, quote)
    )?;
    let (key_type, first, firsts, each) = if one.has_levels() {
        ("[]string", "", "", "")
    } else {
        ("string", "skFirst", "skFirsts", "skEach")
    };
    let wrap = |with: &str, call: String| {
        if with.is_empty() {
            call
        } else {
            format!("{with}({call})")
        }
    };
    writeln!(
        out,
        "\n// {name}KeyOf is the key of a document.\nfunc {name}KeyOf(document []byte) ({key_type}, error) {{\n\treturn {}\n}}",
        wrap(first, format!("{kind}.keyOf(document)"))
    )?;
    writeln!(
        out,
        "\n// {name}ReadKeys are the keys under which a document may be stored, the present one first.\nfunc {name}ReadKeys(document []byte) ([]{key_type}, error) {{\n\treturn {}\n}}",
        wrap(firsts, format!("{kind}.readKeysOf(document)"))
    )?;
    writeln!(
        out,
        "\n// {name}Verify is the stored key. It fails with InvalidKey if the fields have a different one.\nfunc {name}Verify(document []byte) ({key_type}, error) {{\n\treturn {}\n}}",
        wrap(first, format!("{kind}.verify(document)"))
    )?;
    for (method, program) in [("IDOf", &one.id), ("ContainerOf", &one.container)] {
        if let Some(program) = program {
            write!(
                out,
                "\n// {name}{method} is what the template makes of a document.\nfunc {name}{method}(document []byte) (string, error) {{\n\treturn {kind}.template(document, "
            )?;
            print_program(program, "\t", out)?;
            writeln!(out, ")\n}}")?;
        }
    }
    let names = names(one);
    let class = |suffix: &str, doc: &str, fields: &[usize], out: &mut String| -> Result {
        writeln!(out, "\n// {name}{suffix} {doc}")?;
        if fields.is_empty() {
            writeln!(out, "type {name}{suffix} struct{{}}")?;
        } else {
            writeln!(out, "type {name}{suffix} struct {{")?;
            let width = fields
                .iter()
                .map(|&at| names[at].chars().count())
                .max()
                .unwrap_or(0);
            for &at in fields {
                let field = &one.fields[at];
                let pad = " ".repeat(width - names[at].chars().count());
                writeln!(out, "\t{}{pad} {}", names[at], annotation(field))?;
            }
            writeln!(out, "}}")?;
        }
        writeln!(
            out,
            "\nfunc (k {name}{suffix}) skValues() *skValues {{\n\treturn (&skValues{{}})."
        )?;
        for (at, field) in one.fields.iter().enumerate() {
            let value = if fields.contains(&at) {
                value(field, &names[at])
            } else {
                "unknown()".to_owned()
            };
            let end = if at + 1 < one.fields.len() { "." } else { "" };
            writeln!(out, "\t\t{value}{end}")?;
        }
        writeln!(out, "}}")
    };
    class(
        "Key",
        &format!("is the key of one {name}, for a point read."),
        &one.key_fields,
        out,
    )?;
    for (method, doc, returns, call, with) in [
        (
            "PartitionKey",
            "is the key",
            key_type.to_owned(),
            "partitionKey",
            first,
        ),
        (
            "ReadKeys",
            "are the keys under which the item may be stored",
            format!("[]{key_type}"),
            "readKeys",
            firsts,
        ),
    ] {
        let zero = if returns == "string" { "\"\"" } else { "nil" };
        writeln!(
            out,
            "\n// {method} {doc}.\nfunc (k {name}Key) {method}() ({returns}, error) {{\n\tv := k.skValues()\n\tif v.problem != nil {{\n\t\treturn {zero}, v.problem\n\t}}\n\treturn {}\n}}",
            wrap(with, format!("{kind}.{call}(v.values)"))
        )?;
    }
    if let Some(fields) = &one.fan_out {
        class(
            "Keys",
            &format!("has all keys of {name} items with these values, for a fan-out."),
            fields,
            out,
        )?;
        let ranges = slice("[][2]int", &one.programs, |program| {
            let (first, count) = program.numbers.unwrap_or((0, 1));
            format!("{{{first}, {count}}}")
        });
        writeln!(
            out,
            "\n// Keys are the keys one by one, or an error.\nfunc (k {name}Keys) Keys() iter.Seq2[{key_type}, error] {{\n\tv := k.skValues()\n\treturn {}\n}}",
            wrap(
                each,
                format!("{kind}.fanOut(v.values, v.problem, {ranges})")
            )
        )?;
    }
    Ok(())
}

/// The smallest type that holds all integers of a field.
fn integer(kind: &Kind) -> Option<&'static str> {
    let (min, max) = kind.bounds()?;
    let fits = |bits: u32| max < 1 << bits && (min >= 0 || min >= -(1 << bits));
    [
        ("uint8", 8, false),
        ("int8", 7, true),
        ("uint16", 16, false),
        ("int16", 15, true),
        ("uint32", 32, false),
        ("int32", 31, true),
        ("uint64", 64, false),
        ("int64", 63, true),
    ]
    .into_iter()
    .find(|&(_, bits, is_signed)| fits(bits) && is_signed == (min < 0))
    .map(|(name, _, _)| name)
}

fn annotation(field: &FieldPlan) -> String {
    let name = match &field.kind {
        Kind::Text | Kind::Date | Kind::Uuid | Kind::Enum { .. } => "string",
        Kind::Integer { .. } => match integer(&field.kind) {
            Some(name) => name,
            None => return "*big.Int".to_owned(),
        },
        Kind::Bool => "bool",
        Kind::Timestamp => "time.Time",
    };
    let star = if field.optional { "*" } else { "" };
    format!("{star}{name}")
}

fn value(field: &FieldPlan, name: &str) -> String {
    let pointer = if field.optional {
        format!("k.{name}")
    } else {
        format!("&k.{name}")
    };
    let property = quote_long(&field.property);
    match &field.kind {
        Kind::Text => format!("text({pointer}, {property})"),
        Kind::Bool => format!("bool({pointer}, {property})"),
        Kind::Date => format!("date({pointer}, {property})"),
        Kind::Uuid => format!("uuid({pointer}, {property})"),
        Kind::Timestamp => format!("time({pointer}, {property})"),
        Kind::Integer { min, max } => {
            let integer = match integer(&field.kind) {
                None => format!("k.{name}"),
                Some(kind) if kind.starts_with('u') => format!("skUnsigned({pointer})"),
                Some(_) => format!("skSigned({pointer})"),
            };
            format!("integer({integer}, {property}, \"{min}\", \"{max}\")")
        }
        Kind::Enum { names } => {
            format!(
                "name({pointer}, {property}, {})",
                list(names, |name| quote_long(name))
            )
        }
    }
}

/// An integer in the type of a field.
pub(crate) fn literal(kind: &Kind, n: i64, is_optional: bool) -> String {
    match integer(kind) {
        None => format!("big.NewInt({n})"),
        Some(name) if is_optional => format!("skPointer({name}({n}))"),
        Some(_) => n.to_string(),
    }
}
