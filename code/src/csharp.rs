//! C# 7 and later. With .NET 6 and later, lookups are record structs, dates are `DateOnly`, and documents may be
//! `JsonElement`.

use std::fmt::{Result, Write};

use crate::Names;
use crate::names::{Casing, field_names};
use crate::plan::{FieldPlan, Program, TypePlan};
use crate::print::{Style, list, quote_long};
use crate::schema::Kind;

pub(crate) const HELPERS: &str = include_str!("../helpers/Keys.cs");

/// Names that the file uses and a type could have.
pub(crate) const TAKEN: &[&str] = &[
    "InvalidKeyException",
    "KeysTests",
    "SyntheticKeyWriter",
    "SyntheticKeyType",
    "SyntheticKeyHelpers",
    "Action",
    "ArgumentException",
    "BigInteger",
    "CultureInfo",
    "DateOnly",
    "DateTime",
    "DateTimeOffset",
    "Encoding",
    "Guid",
    "HashSet",
    "IEnumerable",
    "IEnumerator",
    "IReadOnlyDictionary",
    "IReadOnlyList",
    "InvalidOperationException",
    "KeyValuePair",
    "List",
    "Match",
    "Math",
    "NumberStyles",
    "Regex",
    "RegexOptions",
    "StringBuilder",
    "StringComparer",
    "StringComparison",
    "Dictionary",
    "Linq",
    "System",
];

const RESERVED: &[&str] = &[
    "PartitionKey",
    "ReadKeys",
    "KeyValues",
    "Equals",
    "GetHashCode",
    "GetType",
    "ToString",
    "Deconstruct",
    "PrintMembers",
    "MemberwiseClone",
    "ReferenceEquals",
    "Finalize",
    "GetEnumerator",
];

const STYLE: Style = Style {
    quote: quote_long,
    is_capital: true,
    end: ";",
};

pub(crate) fn names(one: &TypePlan) -> Vec<String> {
    let own = ["", "Key", "Keys"].map(|suffix| format!("{}{suffix}", one.name));
    let reserved: Vec<&str> = RESERVED
        .iter()
        .copied()
        .chain(own.iter().map(String::as_str))
        .collect();
    let names = one.fields.iter().map(|field| field.name.as_str());
    field_names(names, Casing::Pascal, &reserved)
}

pub(crate) fn declared(name: &str) -> Names {
    Names::of(name, &["", "Key", "Keys"])
}

pub(crate) fn print(types: &[TypePlan], namespace: &str) -> String {
    let (head, _) = HELPERS
        .split_once("    // <types>")
        .unwrap_or((HELPERS, ""));
    let head = head.replacen(
        "\nnamespace Keys\n",
        &format!("\nnamespace {namespace}\n"),
        1,
    );
    let mut out = head.trim_end().to_owned() + "\n";
    for one in types {
        // Writing to a string cannot fail.
        let _ = print_type(one, &mut out);
    }
    out + "}\n"
}

fn array<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    if items.is_empty() {
        return "new string[0]".to_owned();
    }
    format!("new[] {{ {} }}", list(items, show))
}

fn print_program(program: &Program, indent: &str, out: &mut String) -> Result {
    writeln!(out, "key =>\n{indent}{{")?;
    for statement in STYLE.statements(program) {
        writeln!(out, "{indent}    {statement}")?;
    }
    write!(out, "{indent}}}")
}

#[expect(
    clippy::too_many_lines,
    reason = "it is the text of a file, from top to bottom"
)]
fn print_type(one: &TypePlan, out: &mut String) -> Result {
    let name = &one.name;
    let quote = |text: &String| quote_long(text);
    let (key_type, only, each) = if one.has_levels() {
        ("IReadOnlyList<string>", "", "")
    } else {
        ("string", "[0]", ".Select(key => key[0])")
    };
    writeln!(
        out,
        "\n    /// <summary>The keys of {name} documents.</summary>\n    public static class {name}\n    {{"
    )?;
    writeln!(
        out,
        "        /// <summary>The layout of the key.</summary>\n        public const string Layout = {};\n",
        quote(&one.layout)
    )?;
    writeln!(
        out,
        "        /// <summary>Additional layouts under whose keys items may be stored.</summary>\n        public static readonly IReadOnlyList<string> AlsoRead = {};\n",
        array(&one.also_read, quote)
    )?;
    writeln!(
        out,
        "        internal static readonly SyntheticKeyType Type = new SyntheticKeyType("
    )?;
    writeln!(
        out,
        "            {},",
        array(&one.fields, |field| quote(&field.property))
    )?;
    writeln!(
        out,
        "            {},",
        array(&one.fields, |field| array(&field.path, quote))
    )?;
    writeln!(
        out,
        "            {},",
        array(&one.properties, |path| array(path, quote))
    )?;
    write!(out, "            {}", one.max_len)?;
    for program in &one.programs {
        write!(
            out,
            ",\n            SyntheticKeyType.Layout({}, ",
            quote(&program.escapes)
        )?;
        print_program(program, "            ", out)?;
        write!(out, ")")?;
    }
    writeln!(out, ");")?;
    let methods = |document: &str, out: &mut String| -> Result {
        for (method, returns, doc, call) in [
            (
                "KeyOf",
                key_type.to_owned(),
                "The key of a document.",
                format!("Type.Key(Type.Values(document)){only}"),
            ),
            (
                "ReadKeys",
                format!("IReadOnlyList<{key_type}>"),
                "The keys under which a document may be stored, the present one first.",
                format!("Type.ReadKeys(Type.Values(document)){each}.ToList()"),
            ),
            (
                "Verify",
                key_type.to_owned(),
                "The stored key; throws if the fields have a different one.",
                format!("Type.Verify(document){only}"),
            ),
        ] {
            writeln!(
                out,
                "\n        /// <summary>{doc}</summary>\n        public static {returns} {method}({document} document)\n        {{\n            return {call};\n        }}"
            )?;
        }
        for (method, program) in [("IdOf", &one.id), ("ContainerOf", &one.container)] {
            if let Some(program) = program {
                write!(
                    out,
                    "\n        /// <summary>What the template makes of a document.</summary>\n        public static string {method}({document} document)\n        {{\n            return Type.Template(document, "
                )?;
                print_program(program, "            ", out)?;
                writeln!(out, ");\n        }}")?;
            }
        }
        Ok(())
    };
    methods("IReadOnlyDictionary<string, object>", out)?;
    writeln!(out, "\n#if NET6_0_OR_GREATER")?;
    methods("System.Text.Json.JsonElement", out)?;
    writeln!(out, "#endif\n    }}")?;

    let names = names(one);
    let class = |suffix: &str,
                 doc: &str,
                 base: &str,
                 fields: &[usize],
                 out: &mut String|
     -> Result {
        let head = format!("{name}{suffix}");
        writeln!(out, "\n    /// <summary>{doc}</summary>")?;
        let positional = list(fields, |&at| {
            format!("{} {}", annotation(&one.fields[at], true), names[at])
        });
        writeln!(
            out,
            "#if NET6_0_OR_GREATER\n    public readonly record struct {head}({positional}){base}\n    {{\n#else\n    public struct {head}{base}\n    {{"
        )?;
        for &at in fields {
            writeln!(
                out,
                "        public {} {} {{ get; }}\n",
                annotation(&one.fields[at], false),
                names[at]
            )?;
        }
        if !fields.is_empty() {
            let parameters: Vec<String> = (0..fields.len()).map(|i| format!("value{i}")).collect();
            let typed: Vec<String> = fields
                .iter()
                .zip(&parameters)
                .map(|(&at, parameter)| {
                    format!("{} {parameter}", annotation(&one.fields[at], false))
                })
                .collect();
            writeln!(
                out,
                "        public {head}({})\n        {{",
                typed.join(", ")
            )?;
            for (&at, parameter) in fields.iter().zip(&parameters) {
                writeln!(out, "            {} = {parameter};", names[at])?;
            }
            writeln!(out, "        }}")?;
        }
        writeln!(
            out,
            "#endif\n        private object[] KeyValues()\n        {{\n            return new object[]\n            {{"
        )?;
        for (at, field) in one.fields.iter().enumerate() {
            let value = if fields.contains(&at) {
                value(field, &names[at])
            } else {
                "SyntheticKeyHelpers.Unknown".to_owned()
            };
            writeln!(out, "                {value},")?;
        }
        writeln!(out, "            }};\n        }}")
    };
    class(
        "Key",
        &format!("The key of one {name}, for a point read."),
        "",
        &one.key_fields,
        out,
    )?;
    writeln!(
        out,
        "\n        /// <summary>The key.</summary>\n        public {key_type} PartitionKey()\n        {{\n            return {name}.Type.Key(KeyValues()){only};\n        }}"
    )?;
    writeln!(
        out,
        "\n        /// <summary>The keys under which the item may be stored, the present one first.</summary>\n        public IReadOnlyList<{key_type}> ReadKeys()\n        {{\n            return {name}.Type.ReadKeys(KeyValues()){each}.ToList();\n        }}\n    }}"
    )?;
    if let Some(fields) = &one.fan_out {
        class(
            "Keys",
            &format!("All keys of {name} items with these values, for a fan-out."),
            &format!(" : IEnumerable<{key_type}>"),
            fields,
            out,
        )?;
        let ranges = list(&one.programs, |program| {
            let (first, count) = program.numbers.unwrap_or((0, 1));
            format!("{first}, {count}")
        });
        writeln!(
            out,
            "\n        /// <summary>The keys one by one.</summary>\n        public IEnumerator<{key_type}> GetEnumerator()\n        {{\n            return {name}.Type.FanOut(KeyValues(), {ranges}){each}.GetEnumerator();\n        }}"
        )?;
        writeln!(
            out,
            "\n        IEnumerator IEnumerable.GetEnumerator()\n        {{\n            return GetEnumerator();\n        }}\n    }}"
        )?;
    }
    Ok(())
}

fn annotation(field: &FieldPlan, is_modern: bool) -> String {
    let (name, is_value) = match &field.kind {
        Kind::Text | Kind::Enum { .. } => ("string", false),
        Kind::Integer { .. } => (integer(&field.kind), true),
        Kind::Bool => ("bool", true),
        Kind::Date => (if is_modern { "DateOnly" } else { "DateTime" }, true),
        Kind::Uuid => ("Guid", true),
        Kind::Timestamp => ("DateTimeOffset", true),
    };
    let mark = if field.optional && (is_value || is_modern) {
        "?"
    } else {
        ""
    };
    format!("{name}{mark}")
}

fn integer(kind: &Kind) -> &'static str {
    let Some((min, max)) = kind.bounds() else {
        return "BigInteger";
    };
    if min >= i32::MIN.into() && max <= i32::MAX.unsigned_abs().into() {
        "int"
    } else if min >= i64::MIN.into() && max <= i64::MAX.unsigned_abs().into() {
        "long"
    } else if min >= 0 && max <= u64::MAX.into() {
        "ulong"
    } else {
        "BigInteger"
    }
}

fn value(field: &FieldPlan, name: &str) -> String {
    let property = quote_long(&field.property);
    match &field.kind {
        Kind::Text | Kind::Bool => name.to_owned(),
        Kind::Date => format!("SyntheticKeyHelpers.OfDate({name})"),
        Kind::Uuid => format!("SyntheticKeyHelpers.OfUuid({name})"),
        Kind::Timestamp => format!("SyntheticKeyHelpers.OfTime({name})"),
        Kind::Integer { min, max } => {
            format!("SyntheticKeyHelpers.OfInteger({name}, {property}, \"{min}\", \"{max}\")")
        }
        Kind::Enum { names } => format!(
            "SyntheticKeyHelpers.OfName({name}, {property}, {})",
            list(names, |name| quote_long(name))
        ),
    }
}

/// An integer in the type of a field.
pub(crate) fn literal(kind: &Kind, n: i64) -> String {
    match integer(kind) {
        "int" => n.to_string(),
        "long" => format!("{n}L"),
        "ulong" => format!("{n}UL"),
        _ => format!("new BigInteger({n}L)"),
    }
}
