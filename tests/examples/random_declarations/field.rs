//! A random field: its type, its options, values inside and outside the range of a checked key, and an expression that
//! distinguishes its texts.

use std::fmt::Write as _;

use crate::random::Random;

/// A field of a declaration.
#[derive(Clone)]
pub struct Field {
    pub ty: String,
    /// The options in the key.
    pub options: Vec<String>,
    /// Includes values that a checked key refuses.
    pub values: Vec<String>,
    /// What the key distinguishes: the text of a value `v`, computed again by hand.
    pub text: String,
    /// The forms that a template can write.
    pub forms: Vec<Form>,
    /// The options in a layout, in its order.
    in_layout: String,
    /// Whether it is escaped.
    is_text: bool,
    /// Whether the part is a field inside of this one.
    is_nested: bool,
}

/// How a template writes a field.
#[derive(Clone)]
pub struct Form {
    /// The text after the name.
    pub options: String,
    /// The text of a value `v`.
    pub text: String,
}

impl Form {
    fn new(options: &str, text: &str) -> Self {
        Self {
            options: options.into(),
            text: text.into(),
        }
    }
}

impl Field {
    /// A type that is written unchanged.
    fn plain(ty: &str, values: &[&str]) -> Self {
        Self {
            ty: ty.into(),
            options: Vec::new(),
            values: values.iter().map(ToString::to_string).collect(),
            text: "v.to_string()".into(),
            forms: vec![Form::new("", "v.to_string()")],
            in_layout: String::new(),
            is_text: false,
            is_nested: false,
        }
    }

    /// The same as text.
    fn text(mut self) -> Self {
        self.is_text = true;
        self
    }

    /// Adds options, and their form in a layout.
    fn with(mut self, options: &[&str], in_layout: &str, text: &str) -> Self {
        self.options = options.iter().map(ToString::to_string).collect();
        self.in_layout = in_layout.into();
        self.text = text.into();
        self
    }

    /// Its name in templates and layouts, by its index.
    pub fn name(&self, at: usize) -> String {
        let inner = if self.is_nested { ".inner" } else { "" };
        format!("f{at}{inner}")
    }

    /// Whether it has both `none` and `max_len`.
    pub fn is_limited_option(&self) -> bool {
        let has = |name| self.options.iter().any(|option| option.starts_with(name));
        has("none") && has("max_len")
    }

    /// The part of a layout.
    pub fn in_layout(&self, at: usize, escape: bool) -> String {
        let escape = if escape && self.is_text { ":%" } else { "" };
        format!("{{{}{}{escape}}}", self.name(at), self.in_layout)
    }

    /// The same as a field of another struct, perhaps in an `Option`.
    fn nested(mut self, random: &mut Random, at: usize, declarations: &mut String) -> Self {
        let _ = writeln!(
            declarations,
            "#[derive(Clone)]\npub struct N{at} {{\n    inner: {},\n}}",
            self.ty
        );
        let may_be_absent = self.ty.starts_with("Option<") && random.one_in(2);
        let (some, end) = if may_be_absent {
            ("Some(", ")")
        } else {
            ("", "")
        };
        let values = self.values.iter();
        self.values = values
            .map(|value| format!("{some}N{at} {{ inner: {value} }}{end}"))
            .collect();
        let inside = |text: &str| {
            let inner = format!("{{ let v = &v.inner; {text} }}");
            if may_be_absent {
                return format!("match v {{ None => \"no\".into(), Some(v) => {inner} }}");
            }
            inner
        };
        self.text = inside(&self.text);
        for form in &mut self.forms {
            form.text = inside(&form.text);
        }
        self.ty = format!("N{at}");
        if may_be_absent {
            self.ty = format!("Option<{}>", self.ty);
            self.values.push("None".into());
        }
        self.options.push("path = \"inner\"".into());
        self.is_nested = true;
        self
    }

    fn or(mut self, options: &str, text: &str) -> Self {
        self.forms.push(Form::new(options, text));
        self
    }

    /// An `Option` of it, with a text for none. `v` is a reference.
    fn optional(mut self, random: &mut Random) -> Self {
        let none = random.pick(&["none", "-", "x", "X1", "é"]);
        let absent = |text: &str| {
            format!(
                "match v {{ None => \"no\".into(), Some(v) => format!(\"some {{}}\", {text}) }}"
            )
        };
        self.values = self
            .values
            .iter()
            .map(|value| format!("Some({value})"))
            .collect();
        self.values.push("None".into());
        self.options.push(format!("none = {none:?}"));
        self.in_layout = format!(":?{none:?}{}", self.in_layout);
        self.text = absent(&self.text);
        for form in &mut self.forms {
            form.options = format!(":?{none:?}{}", form.options);
            form.text = absent(&form.text);
        }
        self.ty = format!("Option<{}>", self.ty);
        self
    }
}

/// A random one. Its own types go into `declarations`.
pub fn field(random: &mut Random, at: usize, separator: &str, declarations: &mut String) -> Field {
    let field = match random.below(10) {
        0 => Field::plain("u8", &["0", "1", "10", "11", "255"]).or(":02", "v.to_string()"),
        1 => Field::plain("i16", &["0", "-1", "1", "-11", "11"]),
        2 => Field::plain("bool", &["true", "false"]),
        3 => Field::plain("u32", &["0", "7", "42", "123", "1234", "42123"])
            .with(&["pad = 3"], ":03", "v.to_string()")
            .or(":03", "v.to_string()"),
        4 => Field::plain("i32", &["0", "7", "42", "-7", "-42", "742"]).with(
            &["pad = 2"],
            ":02",
            "v.to_string()",
        ),
        5 => names(random, at, separator, declarations),
        6 => Field::plain("char", &["'-'", "'a'", "'1'", "'é'", "'%'"]).text(),
        7 => instant(random),
        _ => text(random, separator),
    };
    let field = if random.one_in(4) {
        field.optional(random)
    } else {
        field
    };
    if random.one_in(5) {
        field.nested(random, at, declarations)
    } else {
        field
    }
}

/// An expression that distinguishes the values of a field.
pub fn value_of(at: usize, text: &str) -> String {
    format!("{{ let v = x{at}; {text} }}")
}

/// An integer that counts seconds.
fn instant(random: &mut Random) -> Field {
    let values = ["0", "1", "86399", "86400", "31536000", "1533823507"];
    let (period, seconds) = random.pick(&[("day", 86_400), ("hour", 3_600), ("minute", 60)]);
    let field = Field::plain("i64", &values).or(
        &format!(":s:{period}"),
        &format!("(v / {seconds}).to_string()"),
    );
    field
        .with(
            &[&format!("rollup = {period:?}"), "epoch = \"s\""],
            &format!(":s:{period}"),
            &format!("(v / {seconds}).to_string()"),
        )
        .or(":s:second", "v.to_string()")
        .or(":s:ms", "v.to_string()")
}

/// Texts from pieces of the separator, and a few others.
fn texts(random: &mut Random, separator: &str) -> Vec<String> {
    let mut pieces: Vec<String> = separator.chars().map(String::from).collect();
    pieces.extend(["a", "b", "A", "1", "%", "é", "."].map(String::from));
    let pieces: Vec<_> = pieces.iter().map(String::as_str).collect();
    let text = |_| {
        (0..=random.below(4))
            .map(|_| random.pick(&pieces))
            .collect()
    };
    (0..5).map(text).collect()
}

/// A text that is written unchanged; one of its values is empty, and one is long.
pub fn plain_text(random: &mut Random, separator: &str) -> Field {
    let mut values = texts(random, separator);
    values.extend([String::new(), values.concat() + separator]);
    let values: Vec<_> = values
        .iter()
        .map(|text| format!("String::from({text:?})"))
        .collect();
    let values: Vec<_> = values.iter().map(String::as_str).collect();
    Field::plain("String", &values)
        .text()
        .or(":lower", "v.to_ascii_lowercase()")
        .or(":upper", "v.to_ascii_uppercase()")
}

/// A text, with options; one of its values is too long.
fn text(random: &mut Random, separator: &str) -> Field {
    let field = plain_text(random, separator);
    match random.below(6) {
        0 => field.with(&["case = \"lower\""], ":lower", "v.to_ascii_lowercase()"),
        1 => field.with(&["max_len = 6"], "", "v.to_string()"),
        2 => field.with(&["max_len = 1"], "", "v.to_string()"),
        3 => field.with(
            &["case = \"upper\"", "max_len = 3"],
            ":upper",
            "v.to_ascii_uppercase()",
        ),
        4 => field.with(
            &["with = crate::first"],
            ":fn(crate::first)",
            "crate::first(v)",
        ),
        _ => field,
    }
}

/// An enum with odd names.
fn names(random: &mut Random, at: usize, separator: &str, declarations: &mut String) -> Field {
    let mut names = texts(random, separator);
    names.sort();
    names.dedup();
    let _ = writeln!(
        declarations,
        "#[derive(Clone, serde::Serialize, synthetic_key::KeyPart)]\npub enum E{at} {{"
    );
    for (n, name) in names.iter().enumerate() {
        let _ = writeln!(declarations, "    #[serde(rename = {name:?})]\n    N{n},");
    }
    let _ = writeln!(
        declarations,
        "}}\nimpl std::fmt::Display for E{at} {{\n    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {{\n        \
         f.write_str(synthetic_key::KeyPart::as_text(self).unwrap())\n    }}\n}}"
    );
    let values: Vec<_> = (0..names.len()).map(|n| format!("E{at}::N{n}")).collect();
    let values: Vec<_> = values.iter().map(String::as_str).collect();
    let field = Field::plain(&format!("E{at}"), &values).text();
    if random.one_in(3) {
        field.with(
            &["case = \"upper\""],
            ":upper",
            "v.to_string().to_ascii_uppercase()",
        )
    } else {
        field
    }
}
