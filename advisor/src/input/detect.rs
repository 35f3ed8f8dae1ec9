//! What a file is, by its first bytes.

use std::io::Read;

use serde_json::{Map, Value as Json};

use super::source::Format;
use super::unwrap::{Envelope, Unwrapped};

/// How the values of a JSON or CSV file are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Types {
    /// As JSON writes them. The types of MongoDB's extended JSON, such as `{"$oid": ".."}`, are always understood.
    #[default]
    Plain,
    /// As DynamoDB writes them: `{"S": ".."}`.
    DynamoDb,
    /// The log of request units that Azure Cosmos DB writes: a partition key is the text of an array.
    RuLog,
}

/// What the content of a file says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) format: Option<Format>,
    pub(super) envelope: Envelope,
    pub(super) types: Types,
    pub(super) separator: u8,
}

/// What a file is, from its first bytes, decompressed.
pub(super) fn content(start: &[u8]) -> Content {
    if start.starts_with(b"PAR1") {
        return Content {
            format: Some(Format::Parquet),
            ..Content::of_csv(start)
        };
    }
    let mut json = start
        .iter()
        .copied()
        .filter(|byte| !byte.is_ascii_whitespace());
    match (json.next(), json.next()) {
        (Some(b'['), Some(b'{' | b']') | None) => Content::of_json(start, Envelope::Values),
        (Some(b'{'), Some(b'"' | b'}') | None) => {
            let envelope = envelope(start).unwrap_or_else(|| lines_or_values(start));
            Content::of_json(start, envelope)
        }
        _ => Content::of_csv(start),
    }
}

impl Content {
    fn of_json(start: &[u8], envelope: Envelope) -> Self {
        Self {
            format: Some(Format::NdJson),
            envelope,
            types: first_item(start, envelope).map_or(Types::Plain, |item| types(&item)),
            separator: b',',
        }
    }

    /// A text that is not JSON is CSV if its first line has several columns and no line is an object. Otherwise it may be
    /// NDJSON with a wrong first line: the name of the file decides.
    fn of_csv(start: &[u8]) -> Self {
        let header = start
            .split(|byte| *byte == b'\n')
            .next()
            .unwrap_or_default();
        let most = b",\t;|".iter().rev().max_by_key(|separator| {
            let mut is_quoted = false;
            let is_separator = |byte: &&u8| {
                is_quoted ^= **byte == b'"';
                !is_quoted && byte == separator
            };
            header.iter().filter(is_separator).count()
        });
        let separator = most.copied().unwrap_or(b',');
        let header = String::from_utf8_lossy(header);
        let has = |name: &str| {
            header
                .split(char::from(separator))
                .any(|cell| cell.trim().trim_matches('"') == name)
        };
        let is_log = has("PartitionKey") && has("RequestCharge");
        let has_columns = header.contains(char::from(separator));
        let has_objects = start
            .split(|byte| *byte == b'\n')
            .any(|line| line.starts_with(b"{"));
        Self {
            format: (has_columns && !has_objects).then_some(Format::Csv),
            envelope: Envelope::Lines,
            types: if is_log { Types::RuLog } else { Types::Plain },
            separator,
        }
    }
}

/// The envelope of an export, by its properties before the items.
fn envelope(start: &[u8]) -> Option<Envelope> {
    let is_object = |property: &'static str| {
        first_item(start, Envelope::Property(property)).filter(|item| !item.is_empty())
    };
    let name = first_name(start)?;
    match name.as_str() {
        "_rid" | "_count" | "Documents" => {
            let has_documents = start.windows(11).any(|text| text == b"\"Documents\"");
            has_documents.then_some(Envelope::Property("Documents"))
        }
        "Item" => is_object("Item")
            .filter(is_dynamodb)
            .map(|_| Envelope::Property("Item")),
        "Items" | "Count" | "ScannedCount" => is_object("Items")
            .filter(is_dynamodb)
            .map(|_| Envelope::Property("Items")),
        "records" => is_object("records")
            .filter(|item| item.contains_key("category"))
            .map(|_| Envelope::Property("records")),
        _ => None,
    }
}

/// The first name in a text that starts with an object.
fn first_name(start: &[u8]) -> Option<String> {
    let at = start.iter().position(|byte| *byte == b'"')?;
    let rest = start.get(at + 1..)?;
    let end = rest.iter().position(|byte| *byte == b'"')?;
    String::from_utf8(rest.get(..end)?.to_vec()).ok()
}

/// Whether the first item has a line of its own, or several.
fn lines_or_values(start: &[u8]) -> Envelope {
    let mut lines = start.split(|byte| *byte == b'\n');
    let first = lines.next().unwrap_or_default().trim_ascii();
    let has_more = lines.any(|line| !line.trim_ascii().is_empty());
    match first.last() {
        Some(b'{' | b'[' | b',' | b':') if has_more => Envelope::Values,
        // Several items in one line.
        Some(b'}')
            if first_item(first, Envelope::Lines).is_none()
                && first_item(first, Envelope::Values).is_some() =>
        {
            Envelope::Values
        }
        _ => Envelope::Lines,
    }
}

/// The first item of a file, if all of it is in these bytes.
fn first_item(start: &[u8], envelope: Envelope) -> Option<Map<String, Json>> {
    let mut text = Vec::new();
    match envelope {
        Envelope::Lines => text.extend_from_slice(start),
        _ => {
            Unwrapped::new(start, envelope)
                .read_to_end(&mut text)
                .ok()?;
        }
    }
    let line = text
        .split(|byte| *byte == b'\n')
        .find(|line| !line.trim_ascii().is_empty())?;
    match serde_json::from_slice(line) {
        Ok(Json::Object(item)) => Some(item),
        _ => None,
    }
}

fn types(item: &Map<String, Json>) -> Types {
    let text = |name: &str| item.get(name).and_then(Json::as_str);
    let is_log = item.contains_key("PartitionKey") && item.contains_key("RequestCharge")
        || [text("category"), text("Category")].contains(&Some("PartitionKeyRUConsumption"));
    match item {
        _ if is_log => Types::RuLog,
        item if is_dynamodb(item) => Types::DynamoDb,
        _ => Types::Plain,
    }
}

/// Whether each value is an object of one property that names its type.
fn is_dynamodb(item: &Map<String, Json>) -> bool {
    const TYPES: [&str; 10] = ["S", "N", "B", "BOOL", "NULL", "M", "L", "SS", "NS", "BS"];
    let is_typed = |value: &Json| {
        let object = value.as_object().filter(|object| object.len() == 1);
        object.is_some_and(|object| object.keys().all(|name| TYPES.contains(&name.as_str())))
    };
    !item.is_empty() && item.values().all(is_typed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_content_says_the_form() {
        let json = Some(Format::NdJson);
        let log = r#"{"TimeGenerated":"2026-01-01T00:00:00Z","PartitionKey":"[\"a\"]","RequestCharge":2.5}"#;
        for (text, format, envelope, types) in [
            (
                "PAR1\0",
                Some(Format::Parquet),
                Envelope::Lines,
                Types::Plain,
            ),
            ("id,at\n", Some(Format::Csv), Envelope::Lines, Types::Plain),
            (
                "not JSON, but\n{\"a\":1}\n",
                None,
                Envelope::Lines,
                Types::Plain,
            ),
            (
                "{\"a\":1}\n{\"a\":2}\n",
                json,
                Envelope::Lines,
                Types::Plain,
            ),
            ("{\"a\":1}", json, Envelope::Lines, Types::Plain),
            ("{\"a\":1}{\"a\":2}", json, Envelope::Values, Types::Plain),
            ("\n [\n{\"a\":1}]", json, Envelope::Values, Types::Plain),
            ("{\n\"a\":1}", json, Envelope::Values, Types::Plain),
            ("{\"a\":1,\n\"b\":1}", json, Envelope::Values, Types::Plain),
            (
                r#"{"_rid":"","Documents":[{"a":1}],"_count":1}"#,
                json,
                Envelope::Property("Documents"),
                Types::Plain,
            ),
            (
                r#"{"Item":{"PK":{"S":"a"},"n":{"N":"1"}}}"#,
                json,
                Envelope::Property("Item"),
                Types::DynamoDb,
            ),
            (
                r#"{"Items":[{"PK":{"S":"a"}}],"Count":1}"#,
                json,
                Envelope::Property("Items"),
                Types::DynamoDb,
            ),
            // A property of the user with the same name.
            (
                r#"{"Items":[{"sku":"a"}],"Count":1}"#,
                json,
                Envelope::Lines,
                Types::Plain,
            ),
            (
                r#"{"Item":{"sku":"a"}}"#,
                json,
                Envelope::Lines,
                Types::Plain,
            ),
            (log, json, Envelope::Lines, Types::RuLog),
            (
                "TimeGenerated,PartitionKey,RequestCharge\n",
                Some(Format::Csv),
                Envelope::Lines,
                Types::RuLog,
            ),
        ] {
            let content = content(text.as_bytes());
            assert_eq!(
                (content.format, content.envelope, content.types),
                (format, envelope, types),
                "{text}"
            );
        }
    }

    #[test]
    fn the_header_says_the_separator() {
        for (header, separator) in [
            ("a,b", b','),
            ("a;b;c,d", b';'),
            ("a\tb", b'\t'),
            ("a|b", b'|'),
            ("\"a;;;\",b", b','),
            ("a", b','),
        ] {
            assert_eq!(content(header.as_bytes()).separator, separator, "{header}");
        }
    }
}
