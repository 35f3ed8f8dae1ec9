//! Java 17 and later.

use std::fmt::{Result, Write};

use crate::Names;
use crate::names::{Casing, field_names};
use crate::plan::{FieldPlan, Program, TypePlan};
use crate::print::{Style, list, quote_java};
use crate::schema::Kind;

pub(crate) const HELPERS: &str = include_str!("../helpers/Keys.java");

/// Names that the file uses and a type could have.
pub(crate) const TAKEN: &[&str] = &[
    "Helpers",
    "Keys",
    "KeysTest",
    "InvalidKeyException",
    "Absent",
    "SinceEpoch",
    "Moment",
    "Key",
    "Layout",
    "Numbers",
    "Type",
    "FanOut",
    "ArrayList",
    "BigInteger",
    "Boolean",
    "Byte",
    "Character",
    "Consumer",
    "HashSet",
    "Integer",
    "Iterable",
    "Iterator",
    "List",
    "Long",
    "Map",
    "Matcher",
    "Math",
    "NoSuchElementException",
    "Number",
    "Object",
    "Override",
    "Pattern",
    "Set",
    "Short",
    "StandardCharsets",
    "String",
    "StringBuilder",
    "IllegalArgumentException",
    "DATE",
    "CLOCK",
    "END",
    "LEAST",
    "DAY",
    "SPACED",
    "P1",
    "P2",
    "P3",
    "P4",
    "P5",
];

const RESERVED: &[&str] = &[
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "try",
    "void",
    "volatile",
    "while",
    "true",
    "false",
    "null",
    "var",
    "record",
    "yield",
    "sealed",
    "permits",
    "clone",
    "finalize",
    "getClass",
    "hashCode",
    "notify",
    "notifyAll",
    "toString",
    "wait",
    "equals",
    "partitionKey",
    "readKeys",
    "iterator",
    "spliterator",
    "forEach",
    "values",
    "java",
    "keyValues",
];

const STYLE: Style = Style {
    quote: quote_java,
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

pub(crate) fn print(types: &[TypePlan], package: &str) -> String {
    let (head, _) = HELPERS
        .split_once("    // <types>")
        .unwrap_or((HELPERS, ""));
    let head = head.replacen("\npackage keys;\n", &format!("\npackage {package};\n"), 1);
    let mut out = head.trim_end().to_owned() + "\n";
    for one in types {
        // Writing to a string cannot fail.
        let _ = print_type(one, &mut out);
    }
    out + "}\n"
}

fn array<T>(items: &[T], show: impl Fn(&T) -> String) -> String {
    format!("List.of({})", list(items, show))
}

fn print_program(program: &Program, indent: &str, out: &mut String) -> Result {
    writeln!(out, "key -> {{")?;
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
    let quote = |text: &String| quote_java(text);
    let (key_type, wrap): (_, fn(&str, &str) -> String) = if one.has_levels() {
        ("List<String>", |_, call| call.to_owned())
    } else {
        ("String", |with, call| {
            if with.is_empty() {
                format!("{call}.get(0)")
            } else {
                format!("{with}({call})")
            }
        })
    };
    writeln!(
        out,
        "\n    /** The keys of `{name}` documents. */\n    public static final class {name} {{\n        private {name}() {{}}\n"
    )?;
    writeln!(
        out,
        "        /** The layout of the key. */\n        public static final String LAYOUT = {};\n",
        quote(&one.layout)
    )?;
    writeln!(
        out,
        "        /** Additional layouts under whose keys items may be stored. */\n        public static final List<String> ALSO_READ = {};\n",
        array(&one.also_read, quote)
    )?;
    writeln!(out, "        private static final Type TYPE = new Type(")?;
    writeln!(
        out,
        "                {},",
        array(&one.fields, |field| quote(&field.property))
    )?;
    writeln!(
        out,
        "                {},",
        array(&one.fields, |field| array(&field.path, quote))
    )?;
    writeln!(
        out,
        "                {},",
        array(&one.properties, |path| array(path, quote))
    )?;
    writeln!(
        out,
        "                {},\n                List.of(",
        one.max_len
    )?;
    for (at, program) in one.programs.iter().enumerate() {
        write!(out, "                        new Layout(")?;
        print_program(program, "                        ", out)?;
        let end = if at + 1 < one.programs.len() {
            ","
        } else {
            "));"
        };
        writeln!(out, ", {}){end}", quote(&program.escapes))?;
    }
    for (method, returns, doc, what, call) in [
        (
            "keyOf",
            key_type.to_owned(),
            "Returns the key of a document.",
            "the key",
            wrap("", "TYPE.key(TYPE.values(document))"),
        ),
        (
            "readKeys",
            format!("List<{key_type}>"),
            "Returns the keys under which a document may be stored, the present one first.",
            "the keys",
            wrap("Helpers.firsts", "TYPE.readKeys(TYPE.values(document))"),
        ),
        (
            "verify",
            key_type.to_owned(),
            "Returns the stored key, and throws if the fields have a different one.",
            "the stored key",
            wrap("", "TYPE.verify(document)"),
        ),
    ] {
        writeln!(
            out,
            "\n        /**\n         * {doc}\n         *\n         * @param document the document\n         * @return {what}\n         * @throws InvalidKeyException if there is no key, or it is wrong\n         */\n        public static {returns} {method}(Map<String, ?> document) {{\n            return {call};\n        }}"
        )?;
    }
    for (method, program) in [("idOf", &one.id), ("containerOf", &one.container)] {
        if let Some(program) = program {
            write!(
                out,
                "\n        /**\n         * Returns what the template makes of a document.\n         *\n         * @param document the document\n         * @return the name\n         */\n        public static String {method}(Map<String, ?> document) {{\n            return TYPE.template(document, "
            )?;
            print_program(program, "            ", out)?;
            writeln!(out, ");\n        }}")?;
        }
    }
    writeln!(out, "    }}")?;
    let names = names(one);
    let class = |suffix: &str,
                 doc: &str,
                 implements: &str,
                 fields: &[usize],
                 out: &mut String|
     -> Result {
        writeln!(out, "\n    /**\n     * {doc}\n     *")?;
        for &at in fields {
            writeln!(out, "     * @param {} the value of a field", names[at])?;
        }
        let components = list(fields, |&at| {
            format!("{} {}", annotation(&one.fields[at]), names[at])
        });
        writeln!(
            out,
            "     */\n    public record {name}{suffix}({components}){implements} {{"
        )?;
        let values: Vec<_> = one
            .fields
            .iter()
            .enumerate()
            .map(|(at, field)| {
                if fields.contains(&at) {
                    value(field, &names[at])
                } else {
                    "Absent.UNKNOWN".to_owned()
                }
            })
            .collect();
        // A single null would be taken for the whole array.
        writeln!(
            out,
            "        private List<Object> keyValues() {{\n            return Helpers.list(new Object[] {{{}}});\n        }}",
            values.join(", ")
        )
    };
    class(
        "Key",
        &format!("The key of one `{name}`, for a point read."),
        "",
        &one.key_fields,
        out,
    )?;
    writeln!(
        out,
        "\n        /**\n         * Returns the key.\n         *\n         * @return the key\n         * @throws InvalidKeyException if there is no key\n         */\n        public {key_type} partitionKey() {{\n            return {};\n        }}",
        wrap("", &format!("{name}.TYPE.key(keyValues())"))
    )?;
    writeln!(
        out,
        "\n        /**\n         * Returns the keys under which the item may be stored.\n         *\n         * @return the keys, the present one first\n         * @throws InvalidKeyException if there is no key\n         */\n        public List<{key_type}> readKeys() {{\n            return {};\n        }}\n    }}",
        wrap(
            "Helpers.firsts",
            &format!("{name}.TYPE.readKeys(keyValues())")
        )
    )?;
    if let Some(fields) = &one.fan_out {
        class(
            "Keys",
            &format!("All keys of `{name}` items with these values, for a fan-out."),
            &format!(" implements Iterable<{key_type}>"),
            fields,
            out,
        )?;
        let ranges = array(&one.programs, |program| {
            let (first, count) = program.numbers.unwrap_or((0, 1));
            format!("new Numbers({first}, {count})")
        });
        writeln!(
            out,
            "\n        @Override\n        public Iterator<{key_type}> iterator() {{\n            return {};\n        }}\n    }}",
            wrap(
                "Helpers.firsts",
                &format!("{name}.TYPE.fanOut(keyValues(), {ranges})")
            )
        )?;
    }
    Ok(())
}

fn integer(kind: &Kind) -> (&'static str, &'static str) {
    match kind.bounds() {
        Some((min, max)) if min >= i32::MIN.into() && max <= i32::MAX.unsigned_abs().into() => {
            ("int", "Integer")
        }
        Some((min, max)) if min >= i64::MIN.into() && max <= i64::MAX.unsigned_abs().into() => {
            ("long", "Long")
        }
        _ => ("BigInteger", "BigInteger"),
    }
}

fn annotation(field: &FieldPlan) -> &'static str {
    let (plain, boxed) = match &field.kind {
        Kind::Text | Kind::Enum { .. } => ("String", "String"),
        Kind::Integer { .. } => integer(&field.kind),
        Kind::Bool => ("boolean", "Boolean"),
        Kind::Date => ("java.time.LocalDate", "java.time.LocalDate"),
        Kind::Uuid => ("java.util.UUID", "java.util.UUID"),
        Kind::Timestamp => ("java.time.Instant", "java.time.Instant"),
    };
    if field.optional { boxed } else { plain }
}

fn value(field: &FieldPlan, name: &str) -> String {
    let property = quote_java(&field.property);
    match &field.kind {
        Kind::Text | Kind::Bool => name.to_owned(),
        Kind::Date => format!("Helpers.ofDate({name}, {property})"),
        Kind::Uuid => format!("Helpers.ofUuid({name})"),
        Kind::Timestamp => format!("Helpers.ofTime({name})"),
        Kind::Integer { min, max } => {
            format!("Helpers.ofInteger({name}, {property}, \"{min}\", \"{max}\")")
        }
        Kind::Enum { names } => format!(
            "Helpers.ofName({name}, {property}, {})",
            list(names, |name| quote_java(name))
        ),
    }
}

/// An integer in the type of a field.
pub(crate) fn literal(kind: &Kind, n: i64) -> String {
    match integer(kind).0 {
        "int" => n.to_string(),
        "long" => format!("{n}L"),
        _ => format!("java.math.BigInteger.valueOf({n}L)"),
    }
}
