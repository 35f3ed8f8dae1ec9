//! Items as vertices of a graph: what serde writes are the properties of a vertex, and back.

use std::error::Error;
use std::fmt::Write as _;

use gremlin_client::{GKey, GValue, GremlinClient, ToGValue};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use synthetic_key::{Document, HasId};

/// Adds an item as a vertex: `g.addV(label).property(T.id, id).property(..)`.
///
/// # Errors
///
/// What cannot be written, or the server refuses.
pub fn add<T: Document + HasId + Serialize>(
    client: &GremlinClient,
    label: &str,
    item: &T,
) -> Result<(), Box<dyn Error>> {
    let id = item.item_id()?;
    let document = serde_json::to_value(item)?;
    let Value::Object(properties) = document else {
        return Err("a vertex is an object".into());
    };
    let mut script = "g.addV(vertexLabel).property(T.id, vertexId)".to_owned();
    let mut values: Vec<(String, Box<dyn ToGValue>)> = vec![
        ("vertexLabel".into(), Box::new(label.to_owned())),
        ("vertexId".into(), Box::new(id)),
    ];
    for (i, (name, value)) in properties.into_iter().enumerate() {
        // The id is no property of the vertex, and what is absent is not there.
        if name == T::ID_PROPERTY || value.is_null() {
            continue;
        }
        write!(script, ".property(name{i}, value{i})")?;
        values.push((format!("name{i}"), Box::new(name)));
        values.push((format!("value{i}"), scalar(value)?));
    }
    let bindings: Vec<_> = values
        .iter()
        .map(|(name, value)| (name.as_str(), &**value))
        .collect();
    for answer in client.execute(script, &bindings)? {
        answer?;
    }
    Ok(())
}

/// The items that a traversal finds: it ends with `elementMap()`.
///
/// # Errors
///
/// What the server refuses, and what is no item.
pub fn items<T: DeserializeOwned>(
    client: &GremlinClient,
    traversal: &str,
    bindings: &[(&str, &dyn ToGValue)],
) -> Result<Vec<T>, Box<dyn Error>> {
    let answers = client.execute(format!("{traversal}.elementMap()"), bindings)?;
    let items = answers.map(|answer| Ok(serde_json::from_value(json(answer?)?)?));
    items.collect()
}

/// A value of a property: a graph has no objects in its vertices.
fn scalar(value: Value) -> Result<Box<dyn ToGValue>, Box<dyn Error>> {
    match value {
        Value::String(text) => Ok(Box::new(text)),
        Value::Bool(is) => Ok(Box::new(is)),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => Ok(Box::new(whole)),
            (None, Some(float)) if number.is_f64() => Ok(Box::new(float)),
            _ => Err(format!("{number} is above the whole numbers of a graph").into()),
        },
        other => Err(format!("{other} is no value of a property").into()),
    }
}

fn json(value: GValue) -> Result<Value, Box<dyn Error>> {
    Ok(match value {
        GValue::String(text) => text.into(),
        GValue::Int32(number) => number.into(),
        GValue::Int64(number) => number.into(),
        GValue::Double(number) => number.into(),
        GValue::Bool(is) => is.into(),
        GValue::Map(map) => {
            let mut object = Map::new();
            for (key, value) in map {
                let name = match key {
                    GKey::String(name) => name,
                    GKey::Token(token) => token.value().clone(),
                    other => return Err(format!("{other:?}").into()),
                };
                object.insert(name, json(value)?);
            }
            object.into()
        }
        other => return Err(format!("{other:?}").into()),
    })
}
