//! Copies one item: it converts the item, and writes it with a condition, so that no late or repeated write can replace
//! a later version.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use azure_data_cosmos::PartitionKey;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::models::PartitionKeyValue;
use azure_data_cosmos::options::{
    ItemReadOptions, ItemWriteOptions, OperationOptions, ReadConsistencyStrategy,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use synthetic_key::{Document, HasId};

use super::budget::Budget;
use super::compare::{Difference, Kind};
use crate::address::address;
use crate::document::{Levels, has_content, property, remove_added};
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, document_of};
use crate::meter::{Meter, charge_in};
use crate::place::{Reading, Write, done, if_unchanged};
use crate::retry::RetryOptions;

/// The property of a copied document that names its source.
pub(crate) const COPY: &str = "_copy";

/// Where an item is, in the source or in the target.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[non_exhaustive]
pub struct Address {
    /// The levels of the key. A missing property is `{}`.
    pub key: Vec<Value>,
    /// The id.
    pub id: String,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} with the key {}",
            self.id,
            Value::from(self.key.clone())
        )
    }
}

impl Address {
    fn sdk(&self) -> Result<PartitionKey> {
        let level = |level: &Value| match level {
            Value::String(text) => PartitionKeyValue::from(text.clone()),
            Value::Bool(bool) => (*bool).into(),
            Value::Number(number) => number
                .as_f64()
                .and_then(|number| number.try_into().ok())
                .unwrap_or(PartitionKeyValue::UNDEFINED),
            Value::Null => PartitionKeyValue::NULL,
            Value::Object(_) | Value::Array(_) => PartitionKeyValue::UNDEFINED,
        };
        let levels: Vec<_> = self.key.iter().map(level).collect();
        levels.try_into().map_err(Error::from_service)
    }
}

/// The mark of a copied document: where its source is, and which version it is a copy of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub(crate) struct Mark {
    of: Vec<Value>,
    id: String,
    version: String,
}

impl Mark {
    fn of(document: &Value) -> Option<Self> {
        Self::deserialize(document.get(COPY)?).ok()
    }

    fn address(&self) -> Address {
        let (key, id) = (self.of.clone(), self.id.clone());
        Address { key, id }
    }
}

/// An item of the source, as it is written to the target.
#[derive(Clone, Debug)]
pub(crate) struct Copied {
    pub(crate) mark: Mark,
    levels: Levels,
    id: String,
    body: Value,
}

impl Copied {
    pub(crate) fn source(&self) -> Address {
        self.mark.address()
    }

    pub(crate) fn target(&self) -> Address {
        let key = self.levels.0.iter().cloned().map(Value::from).collect();
        let id = self.id.clone();
        Address { key, id }
    }

    fn is_at(&self, other: &Self) -> bool {
        (&self.levels, &self.id) == (&other.levels, &other.id)
    }

    /// Whether a document of the target has the same content. The rest of a lifetime is shorter each time.
    pub(crate) fn has_content(&self, target: &Value) -> bool {
        let bare = |document: &Value| {
            let mut document = document.clone();
            if let Value::Object(properties) = &mut document {
                properties.remove(COPY);
                properties.remove("ttl");
            }
            document
        };
        has_content(bare(target), bare(&self.body))
    }
}

/// A document of the target.
pub(crate) struct Target {
    pub(crate) body: Value,
    pub(crate) version: String,
    pub(crate) mark: Option<Mark>,
}

impl Target {
    pub(crate) fn new(body: Value, version: String) -> Self {
        let mark = Mark::of(&body);
        Self {
            body,
            version,
            mark,
        }
    }

    pub(crate) fn source(&self) -> Option<Address> {
        self.mark.as_ref().map(Mark::address)
    }

    /// Whether it is a copy of exactly this version.
    pub(crate) fn is_copy_of(&self, copied: &Copied) -> bool {
        self.mark.as_ref() == Some(&copied.mark) && copied.has_content(&self.body)
    }
}

/// What was done with an item.
#[derive(Debug)]
pub(crate) enum Applied {
    Created,
    Replaced,
    Equal,
    /// The source does not have it any more.
    Gone,
    Refused(Difference),
}

/// The container that is copied. Its items need no declaration.
pub(crate) struct Source {
    pub(crate) container: ContainerClient,
    pub(crate) paths: Vec<String>,
    pub(crate) retry: RetryOptions,
    pub(crate) consistency: Option<ReadConsistencyStrategy>,
    /// The default lifetime of items in seconds, if items can expire.
    pub(crate) lifetime: Option<i64>,
    pub(crate) meter: Meter,
}

impl Source {
    /// Where a document is.
    pub(crate) fn address(&self, document: &Value) -> Address {
        let level = |path: &String| {
            let level = match path.contains('"') {
                true => document.get(property(path)),
                false => document.pointer(path),
            };
            level.cloned().unwrap_or_else(|| json!({}))
        };
        let id = document.get("id").and_then(Value::as_str);
        Address {
            key: self.paths.iter().map(level).collect(),
            id: id.unwrap_or_default().to_owned(),
        }
    }

    /// Reads a document, as it is now.
    pub(crate) async fn read(
        &self,
        address: &Address,
        operation: &OperationOptions,
    ) -> Result<Option<Value>> {
        let mut options = ItemReadOptions::default().with_operation_options(operation.clone());
        options.operation.read_consistency_strategy = self.consistency;
        let key = address.sdk()?;
        let tried = self
            .retry
            .run(|| {
                let (key, options) = (key.clone(), Some(options.clone()));
                Box::pin(self.container.read_item(key, &address.id, options))
            })
            .await;
        self.meter.add(tried.charge);
        match tried.result {
            Ok(response) => {
                self.meter.add(charge_in(&response.diagnostics()));
                let body = response.into_body().into_single();
                Ok(Some(body.map_err(Error::document)?))
            }
            Err(error) => match Error::from_service(error) {
                error if *error.kind() == ErrorKind::NotFound => {
                    self.meter.add(error.charge());
                    Ok(None)
                }
                error => {
                    self.meter.add(error.charge());
                    Err(error)
                }
            },
        }
    }
}

/// Converts an item of the source to an item of the target, or says why that is not possible.
pub(crate) type Convert<D> =
    Arc<dyn Fn(Value) -> std::result::Result<Converted<D>, String> + Send + Sync>;

/// A converted item, and the properties of its document that the type of the source does not know.
pub(crate) struct Converted<D> {
    pub(crate) item: D,
    pub(crate) unknown: Map<String, Value>,
}

/// Both sides of a copy.
pub(crate) struct Sides<D> {
    pub(crate) source: Source,
    pub(crate) target: Items<D>,
    pub(crate) consistency: Option<ReadConsistencyStrategy>,
    pub(crate) convert: Convert<D>,
    pub(crate) operation: OperationOptions,
    pub(crate) source_budget: Budget,
    pub(crate) target_budget: Budget,
}

/// How often an item is tried that others change at the same time.
const ATTEMPTS: usize = 20;

impl<D: Document + HasId + Serialize + Sync> Sides<D> {
    /// Waits until both budgets allow a request.
    pub(crate) async fn wait(&self) {
        self.source_budget.wait().await;
        self.target_budget.wait().await;
    }

    /// Converts a document of the source.
    pub(crate) fn convert(&self, document: &Value) -> std::result::Result<Copied, Difference> {
        let source = self.source.address(document);
        let refused = |reason: String| Difference {
            kind: Kind::Refused,
            source: Some(source.clone()),
            target: None,
            reason,
        };
        let mut plain = document.clone();
        remove_added(&mut plain);
        if let Value::Object(properties) = &mut plain {
            properties.remove(COPY);
        }
        let Converted { item, unknown } = (self.convert)(plain).map_err(refused)?;
        let (key, id) = address(&item).map_err(|error| refused(error.to_string()))?;
        let mut body = document_of(&item).map_err(|error| refused(error.to_string()))?;
        let Value::Object(properties) = &mut body else {
            return Err(refused("the item is not an object".to_owned()));
        };
        if properties.contains_key(COPY) {
            return Err(refused(format!("the property `{COPY}` is reserved")));
        }
        for (name, value) in unknown {
            properties.entry(name).or_insert(value);
        }
        if let Some(rest) = self.source.rest(document) {
            properties.insert("ttl".to_owned(), rest.into());
        }
        let version = document.get("_etag").and_then(Value::as_str);
        let mark = Mark {
            of: source.key.clone(),
            id: source.id.clone(),
            version: version.unwrap_or_default().to_owned(),
        };
        properties.insert(COPY.to_owned(), json!(mark));
        Ok(Copied {
            mark,
            levels: Levels::of(&key),
            id,
            body,
        })
    }

    /// Copies an item that may be new. If the target has a document there already, it is settled.
    pub(crate) async fn apply(&self, document: &Value) -> Result<Applied> {
        let copied = match self.convert(document) {
            Ok(copied) => copied,
            Err(difference) => return Ok(Applied::Refused(difference)),
        };
        match self.create(&copied).await {
            Ok(true) => Ok(Applied::Created),
            Ok(false) => self.settle(copied).await,
            Err(error) => refused(&copied, error),
        }
    }

    /// Makes the target have the present version of an item of the source.
    ///
    /// The document of the target is read before the source, and replaced only if it is unchanged. So a worker that
    /// stalled cannot replace a later version by an older one.
    pub(crate) async fn settle(&self, mut copied: Copied) -> Result<Applied> {
        for _ in 0..ATTEMPTS {
            self.wait().await;
            let Some(target) = self.read(&copied.target()).await? else {
                match self.create(&copied).await {
                    Ok(true) => return Ok(Applied::Created),
                    Ok(false) => continue,
                    Err(error) => return refused(&copied, error),
                }
            };
            if target.is_copy_of(&copied) {
                return Ok(Applied::Equal);
            }
            let Some(other) = target.source().filter(|other| *other != copied.source()) else {
                if target.mark.is_none() {
                    return Ok(Applied::Refused(taken(&copied, None)));
                }
                let Some(now) = self.source.read(&copied.source(), &self.operation).await? else {
                    return Ok(Applied::Gone);
                };
                let now = match self.convert(&now) {
                    Ok(now) => now,
                    Err(difference) => return Ok(Applied::Refused(difference)),
                };
                let is_here = now.is_at(&copied);
                copied = now;
                if !is_here {
                    continue;
                }
                if target.is_copy_of(&copied) {
                    return Ok(Applied::Equal);
                }
                let write = Write::Replace(&copied.body);
                match self
                    .write(&copied.target(), write, Some(&target.version))
                    .await
                {
                    Ok(true) => return Ok(Applied::Replaced),
                    Ok(false) => continue,
                    Err(error) => return refused(&copied, error),
                }
            };
            if self.is_stale(&target, &copied.target()).await? {
                self.write(&copied.target(), Write::Delete, Some(&target.version))
                    .await?;
                continue;
            }
            return Ok(Applied::Refused(taken(&copied, Some(&other))));
        }
        Err(Error::job(format!(
            "the item {} changes faster than it can be copied",
            copied.source()
        )))
    }

    /// Whether a copy belongs to no item of the source any more: the item was deleted, or has a different key or id now.
    pub(crate) async fn is_stale(&self, target: &Target, at: &Address) -> Result<bool> {
        let Some(source) = target.source() else {
            return Ok(false);
        };
        let Some(now) = self.source.read(&source, &self.operation).await? else {
            return Ok(true);
        };
        // An item that cannot be converted keeps its last copy, and is listed by the comparison of the source.
        Ok(self.convert(&now).is_ok_and(|now| now.target() != *at))
    }

    /// Reads a document of the target.
    pub(crate) async fn read(&self, address: &Address) -> Result<Option<Target>> {
        let mut options = ItemReadOptions::default().with_operation_options(self.operation.clone());
        options.operation.read_consistency_strategy = self.consistency;
        let levels = levels(address);
        let Reading { found, .. } = self
            .target
            .read_at(&levels, &address.id, Some(options))
            .await?;
        let Some((version, body)) = found else {
            return Ok(None);
        };
        let body = body.into_single().map_err(Error::document)?;
        Ok(Some(Target::new(body, version)))
    }

    async fn create(&self, copied: &Copied) -> Result<bool> {
        self.write(&copied.target(), Write::Create(&copied.body), None)
            .await
    }

    /// Writes a document of the target. False if it was not in the expected state. A lost answer is like a refusal: what
    /// the target has is read next.
    pub(crate) async fn write(
        &self,
        address: &Address,
        write: Write<'_, Value>,
        version: Option<&str>,
    ) -> Result<bool> {
        let options = ItemWriteOptions::default().with_operation_options(self.operation.clone());
        let options = match version {
            Some(version) => if_unchanged(Some(options), version)?,
            None => Some(options),
        };
        let levels = levels(address);
        let tried = self
            .target
            .write_at(&levels, &address.id, write, options)
            .await;
        match done(tried, &levels, &address.id) {
            Ok(_) => Ok(true),
            Err(error) => match error.kind() {
                ErrorKind::Conflict | ErrorKind::Changed | ErrorKind::NotFound => Ok(false),
                _ if error.maybe_done() => Ok(false),
                _ => Err(error),
            },
        }
    }
}

fn levels(address: &Address) -> Levels {
    let level = |level: &Value| level.as_str().unwrap_or_default().to_owned();
    Levels(address.key.iter().map(level).collect())
}

/// An error of one item is a difference, and others are copied. Any other error ends the page.
fn refused(copied: &Copied, error: Error) -> Result<Applied> {
    let is_of_item =
        matches!(error.kind(), ErrorKind::Service) && matches!(error.code(), Some(400 | 413));
    if !is_of_item {
        return Err(error);
    }
    Ok(Applied::Refused(Difference {
        kind: Kind::Refused,
        source: Some(copied.source()),
        target: Some(copied.target()),
        reason: error.to_string(),
    }))
}

pub(crate) fn taken(copied: &Copied, other: Option<&Address>) -> Difference {
    let reason = match other {
        Some(other) => format!("the target has the item {other} there"),
        None => "the target has a document there that was not copied".to_owned(),
    };
    Difference {
        kind: Kind::Taken,
        source: Some(copied.source()),
        target: Some(copied.target()),
        reason,
    }
}

impl Source {
    /// The seconds that an item has left, if it expires.
    fn rest(&self, document: &Value) -> Option<i64> {
        let default = self.lifetime?;
        let own = document.get("ttl").and_then(Value::as_i64);
        let lifetime = own.unwrap_or(default);
        let written = document.get("_ts").and_then(Value::as_i64)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let age = i64::try_from(now.as_secs()).ok()? - written;
        (lifetime > 0).then(|| (lifetime - age.max(0)).max(1))
    }
}
