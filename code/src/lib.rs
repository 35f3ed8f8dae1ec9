//! The keys of [synthetic-key](https://docs.rs/synthetic-key) in C#, Java, Go, TypeScript and Python.
//!
//! A [`Schema`] has the keys of a program's types. [`generate`] prints the code that computes the same keys in a
//! different language, with typed parameters.
//!
//! ```
//! use synthetic_key_code::{Language, Options, Schema, generate};
//!
//! let schema = Schema::parse(r#"{ "version": 1, "types": [{
//!   "name": "Trip",
//!   "layout": "{date}.{xxh64(vin) % 400 + 1}",
//!   "properties": ["partitionKey"],
//!   "fields": [
//!     { "name": "date", "property": "date", "kind": "date" },
//!     { "name": "vin", "property": "vin", "kind": "text" }
//!   ]
//! }] }"#)?;
//! let code = generate(&schema, Language::Python, &Options::default())?;
//! assert!(code.contains("class TripKey:"));
//! # Ok::<(), synthetic_key_code::SchemaError>(())
//! ```
#![forbid(unsafe_code)]

mod cases;
mod csharp;
mod go;
mod java;
mod names;
mod plan;
mod print;
mod python;
mod schema;
mod tests;
mod typescript;

pub use schema::{Field, Kind, Schema, SchemaError, Store, Type, VERSION};

/// A language that code is generated for.
///
/// ```
/// use synthetic_key_code::Language;
///
/// assert_eq!(Language::from_name("python"), Some(Language::Python));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// C# 7 and later; with .NET 6 and later also `DateOnly` and `JsonElement`.
    CSharp,
    /// Java 17 and later.
    Java,
    /// Go 1.23 and later.
    Go,
    /// TypeScript, as ECMAScript modules.
    TypeScript,
    /// Python 3.10 and later.
    Python,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 5] = [
        Self::CSharp,
        Self::Java,
        Self::Go,
        Self::TypeScript,
        Self::Python,
    ];

    /// Returns its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CSharp => "csharp",
            Self::Java => "java",
            Self::Go => "go",
            Self::TypeScript => "typescript",
            Self::Python => "python",
        }
    }

    /// Returns the language of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.name() == name)
    }
}

/// Where the generated code is.
///
/// ```
/// use synthetic_key_code::Options;
///
/// assert_eq!(Options::default().namespace, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The namespace or package: `Contoso.Keys` in C#, `com.contoso.keys` in Java, `keys` in Go.
    pub namespace: Option<String>,
    /// The file with the code, without its extension, for the tests of Python and TypeScript to import: `keys`.
    pub module: Option<String>,
}

impl Options {
    /// Checks that the names are names in this language. [`generate`] does it too.
    ///
    /// # Errors
    ///
    /// One is not.
    ///
    /// ```
    /// use synthetic_key_code::{Language, Options};
    ///
    /// let options = Options { namespace: Some("Contoso.Keys".into()), ..Options::default() };
    /// assert!(options.check(Language::CSharp).is_ok());
    /// assert!(options.check(Language::Go).is_err());
    /// ```
    pub fn check(&self, language: Language) -> Result<(), SchemaError> {
        let is_name = |name: &str| {
            let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
            name.starts_with(is_letter) && name.chars().all(|c| is_letter(c) || c.is_ascii_digit())
        };
        let fail = |message: String| Err(SchemaError::new(message));
        if let Some(namespace) = &self.namespace {
            let (is_right, example) = match language {
                Language::CSharp => (namespace.split('.').all(is_name), "Contoso.Keys"),
                Language::Java => (namespace.split('.').all(is_name), "com.contoso.keys"),
                Language::Go => (is_name(namespace), "keys"),
                Language::TypeScript | Language::Python => {
                    return fail(format!(
                        "the file is the module in {}, so there is no namespace to choose",
                        language.name()
                    ));
                }
            };
            if !is_right {
                return fail(format!(
                    "`{namespace}` is not a namespace in {}; write one such as `{example}`",
                    language.name()
                ));
            }
        }
        match (language, &self.module) {
            (Language::Java, Some(module)) if module != "Keys" => fail(format!(
                "the Java class is called `Keys`, so its file must be `Keys.java`, not `{module}.java`"
            )),
            (Language::Python, Some(module)) if !is_name(module) => fail(format!(
                "the tests cannot import `{module}.py`; use letters, digits and `_`"
            )),
            _ => Ok(()),
        }
    }

    fn namespace(&self, language: Language) -> &str {
        let default = if language == Language::CSharp {
            "Keys"
        } else {
            "keys"
        };
        self.namespace.as_deref().unwrap_or(default)
    }
}

/// The names that the code of a type declares.
pub(crate) struct Names(Vec<(String, String)>);

impl Names {
    fn of(name: &str, suffixes: &[&str]) -> Self {
        let names = suffixes
            .iter()
            .map(|suffix| (name.to_owned(), format!("{name}{suffix}")));
        Self(names.collect())
    }
}

/// Prints the code of all types of a schema.
///
/// # Errors
///
/// The schema has a layout that is wrong, something that no code can be generated for, or names that collide.
pub fn generate(
    schema: &Schema,
    language: Language,
    options: &Options,
) -> Result<String, SchemaError> {
    options.check(language)?;
    let types = plan_for(schema, language)?;
    let namespace = options.namespace(language);
    Ok(match language {
        Language::CSharp => csharp::print(&types, namespace),
        Language::Java => java::print(&types, namespace),
        Language::Go => go::print(&types, namespace),
        Language::TypeScript => typescript::print(&types),
        Language::Python => python::print(&types),
    })
}

/// Prints tests of the code that [`generate`] prints: for `xUnit`, `JUnit` 5, `go test`, `node:test` or `pytest`. The keys
/// that they expect are computed here, by the implementation of the Rust crates.
///
/// # Errors
///
/// As for [`generate`].
///
/// ```
/// use synthetic_key_code::{Language, Options, Schema, generate_tests};
///
/// let schema = Schema::parse(r#"{ "version": 1, "types": [] }"#)?;
/// assert!(generate_tests(&schema, Language::Go, &Options::default())?.contains("package keys"));
/// # Ok::<(), synthetic_key_code::SchemaError>(())
/// ```
pub fn generate_tests(
    schema: &Schema,
    language: Language,
    options: &Options,
) -> Result<String, SchemaError> {
    options.check(language)?;
    let types = plan_for(schema, language)?;
    let module = options.module.as_deref().unwrap_or("keys");
    Ok(tests::print(
        &types,
        language,
        options.namespace(language),
        module,
    ))
}

/// The types. Their names must not collide with each other or with the names of the helpers.
fn plan_for(schema: &Schema, language: Language) -> Result<Vec<plan::TypePlan>, SchemaError> {
    let types = plan::plan(schema)?;
    let (declared, taken): (fn(&str) -> Names, _) = match language {
        Language::CSharp => (csharp::declared, csharp::TAKEN),
        Language::Java => (java::declared, java::TAKEN),
        Language::Go => (go::declared, go::TAKEN),
        Language::TypeScript => (typescript::declared, typescript::TAKEN),
        Language::Python => (python::declared, python::TAKEN),
    };
    names::check_declared(types.iter().flat_map(|one| declared(&one.name).0), taken)?;
    Ok(types)
}

/// Returns the lines in which two files differ, between their common start and their common end.
///
/// ```
/// use synthetic_key_code::difference;
///
/// assert_eq!(difference("a\nb\nc\n", "a\nx\nc\n"), "- b\n+ x\n");
/// ```
#[must_use]
pub fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let (old, new) = (&old[start..], &new[start..]);
    let ends = old.iter().rev().zip(new.iter().rev());
    let end = ends.take_while(|(a, b)| a == b).count();
    let marked = |lines: &[&str], mark: &str| -> String {
        let lines = &lines[..lines.len() - end];
        let marked = lines.iter().flat_map(|line| [mark, " ", line, "\n"]);
        marked.collect()
    };
    marked(old, "-") + &marked(new, "+")
}
