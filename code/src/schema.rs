//! `keys.json`: the keys of a program's types, for programs in other languages.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The version of the schema that this crate reads and prints.
pub const VERSION: u32 = 1;

/// The keys of a program's types. `spec/keys.schema.json` describes its JSON.
///
/// ```
/// use synthetic_key_code::Schema;
///
/// let schema = Schema::parse(r#"{
///   "version": 1,
///   "types": [{
///     "name": "Trip",
///     "layout": "{date}.{xxh64(vin) % 400 + 1}",
///     "properties": ["partitionKey"],
///     "fields": [
///       { "name": "date", "property": "date", "kind": "date" },
///       { "name": "vin", "property": "vin", "kind": "text" }
///     ]
///   }]
/// }"#)?;
/// assert_eq!(schema.types[0].fields.len(), 2);
/// assert_eq!(Schema::parse(&schema.to_string())?, schema);
/// # Ok::<(), synthetic_key_code::SchemaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Schema {
    /// The version of the schema: 1.
    pub version: u32,
    /// The types, in the order in which their code is printed.
    pub types: Vec<Type>,
}

/// A type of items.
///
/// ```
/// use synthetic_key_code::Schema;
///
/// let schema = Schema::parse(r#"{ "version": 1, "types": [] }"#)?;
/// assert!(schema.find("Trip").is_none());
/// # Ok::<(), synthetic_key_code::SchemaError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Type {
    /// Its name in the program.
    pub name: String,
    /// The layout of its key.
    pub layout: String,
    /// Additional layouts under whose keys items may be stored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_read: Vec<String>,
    /// The properties of the document that hold the key, one for each level, as layouts write paths.
    pub properties: Vec<String>,
    /// The template of the id, or a plain string.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The template of the container's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub container: Option<String>,
    /// The store, which limits the length of a key.
    #[serde(default)]
    pub store: Store,
    /// The fields that the layouts and templates use.
    pub fields: Vec<Field>,
}

/// A field of a type.
///
/// ```
/// use synthetic_key_code::{Field, Kind};
///
/// let field: Field = serde_json::from_str(r#"{ "name": "seq", "property": "seq", "kind": "integer", "min": "0", "max": "255" }"#)?;
/// assert_eq!(field.kind, Kind::Integer { min: "0".into(), max: "255".into() });
/// assert!(!field.optional);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "WrittenField")]
pub struct Field {
    /// Its name in the program.
    pub name: String,
    /// Its property in the document, as layouts write paths: `vehicle.vin`.
    pub property: String,
    /// What values it has.
    #[serde(flatten)]
    pub kind: Kind,
    /// Whether it may be missing or null.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
}

/// A field as the file has it: serde does not refuse unknown properties next to a flattened kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenField {
    name: String,
    property: String,
    kind: String,
    min: Option<String>,
    max: Option<String>,
    names: Option<Vec<String>>,
    #[serde(default)]
    optional: bool,
}

impl TryFrom<WrittenField> for Field {
    type Error = String;

    fn try_from(field: WrittenField) -> Result<Self, String> {
        let is_integer = field.min.is_some() || field.max.is_some();
        let kind = match (&*field.kind, field.min, field.max, field.names) {
            ("text", None, None, None) => Kind::Text,
            ("bool", None, None, None) => Kind::Bool,
            ("date", None, None, None) => Kind::Date,
            ("uuid", None, None, None) => Kind::Uuid,
            ("timestamp", None, None, None) => Kind::Timestamp,
            ("integer", Some(min), Some(max), None) => Kind::Integer { min, max },
            ("enum", None, None, Some(names)) if !names.is_empty() => Kind::Enum { names },
            (kind, _, _, names) => {
                let what = match kind {
                    "integer" => "has `min` and `max`, and no `names`",
                    "enum" => "has `names`, at least one, and no `min` or `max`",
                    _ if is_integer => "has no `min` or `max`",
                    _ if names.is_some() => "has no `names`",
                    _ => {
                        "is unknown; expected one of `text`, `integer`, `bool`, `date`, `uuid`, `timestamp`, `enum`"
                    }
                };
                return Err(format!("field `{}`: the kind `{kind}` {what}", field.name));
            }
        };
        Ok(Self {
            name: field.name,
            property: field.property,
            kind,
            optional: field.optional,
        })
    }
}

/// What values a field has, and so the type of a parameter in generated code.
///
/// ```
/// use synthetic_key_code::Kind;
///
/// assert_eq!(serde_json::to_string(&Kind::Date)?, r#"{"kind":"date"}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Kind {
    /// Any string.
    Text,
    /// An integer. The bounds are strings, because JSON parsers round large numbers.
    Integer {
        /// The minimum, in decimal.
        min: String,
        /// The maximum, in decimal.
        max: String,
    },
    /// `true` or `false`.
    Bool,
    /// A date, stored as `YYYY-MM-DD`.
    Date,
    /// A UUID, stored in lower case with hyphens.
    Uuid,
    /// A point in time, stored as RFC 3339 or as an object of seconds and nanoseconds.
    Timestamp,
    /// The name of an enum's variant.
    Enum {
        /// All names.
        names: Vec<String>,
    },
}

impl Kind {
    /// Returns the bounds of an integer.
    ///
    /// ```
    /// use synthetic_key_code::Kind;
    ///
    /// let kind = Kind::Integer { min: "-1".into(), max: "340282366920938463463374607431768211455".into() };
    /// assert_eq!(kind.bounds(), Some((-1, u128::MAX)));
    /// assert_eq!(Kind::Text.bounds(), None);
    /// ```
    #[must_use]
    pub fn bounds(&self) -> Option<(i128, u128)> {
        let Self::Integer { min, max } = self else {
            return None;
        };
        // A negative maximum has no use: the bound that is checked is then 0.
        Some((min.parse().ok()?, max.parse().unwrap_or(0)))
    }
}

/// A store whose limits generated code checks.
///
/// ```
/// use synthetic_key_code::Store;
///
/// assert_eq!(Store::default(), Store::Cosmos);
/// assert_eq!(Store::Cosmos.max_len(), 2048);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Store {
    /// Azure Cosmos DB.
    #[default]
    Cosmos,
    /// Azure Cosmos DB, in a container without large partition keys.
    CosmosSmall,
    /// The Gremlin API of Azure Cosmos DB.
    Gremlin,
    /// Amazon DynamoDB.
    Dynamodb,
}

impl Store {
    /// Returns the maximum length of a key in bytes, all levels together.
    #[must_use]
    pub const fn max_len(self) -> usize {
        match self {
            Self::Cosmos | Self::Gremlin | Self::Dynamodb => 2048,
            Self::CosmosSmall => 101,
        }
    }
}

/// Why a text is not a schema, or why no code can be generated from it.
///
/// ```
/// use synthetic_key_code::Schema;
///
/// let error = Schema::parse("{}").unwrap_err().to_string();
/// assert!(error.contains("missing field `version`"), "{error}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaError(String);

impl SchemaError {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self(message.into())
    }
}

impl fmt::Display for SchemaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SchemaError {}

impl Schema {
    /// Reads a schema.
    ///
    /// # Errors
    ///
    /// The text is not JSON, not a schema, or a schema of a different version.
    pub fn parse(text: &str) -> Result<Self, SchemaError> {
        let schema: Self = serde_json::from_str(text)
            .map_err(|error| SchemaError::new(format!("this is not a schema of keys: {error}")))?;
        if schema.version != VERSION {
            return Err(SchemaError::new(format!(
                "the schema has version {}, and this program reads version {VERSION}\n  help: update synthetic-key and synthkey together",
                schema.version
            )));
        }
        Ok(schema)
    }

    /// Returns the type of this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Type> {
        self.types.iter().find(|one| one.name == name)
    }
}

/// Prints the schema as it is stored in `keys.json`, with a line break at its end.
impl fmt::Display for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = serde_json::to_string_pretty(self).map_err(|_| fmt::Error)?;
        writeln!(f, "{json}")
    }
}
