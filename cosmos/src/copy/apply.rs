//! Copies one item: it converts the item, and writes it with a condition, so that no late or repeated write can replace
//! a later version.

use std::sync::Arc;

use azure_data_cosmos::options::{ItemReadOptions, ItemWriteOptions, OperationOptions};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use synthetic_key::{Document, HasId};

use super::budget::Budget;
use super::compare::{Difference, Kind};
use super::source::{Address, Source};
use crate::account::Latest;
use crate::address::address;
use crate::document::{Levels, has_content, remove_added};
use crate::error::{Error, ErrorKind, Result};
use crate::items::{Items, document_of};
use crate::place::{Reading, Write, done, if_unchanged};

/// The property of a copied document that names its source.
pub(crate) const COPY: &str = "_copy";

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
    /// How reads of the target see the last write.
    pub(crate) latest: Latest,
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
    pub(crate) fn convert(&self, document: &Value) -> std::result::Result<Copied, Box<Difference>> {
        let source = self.source.address(document);
        let refused = |reason: String| {
            Box::new(Difference {
                kind: Kind::Refused,
                source: Some(source.clone()),
                target: None,
                reason,
            })
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
            Err(difference) => return Ok(Applied::Refused(*difference)),
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
                    Err(difference) => return Ok(Applied::Refused(*difference)),
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
        let options = ItemReadOptions::default().with_operation_options(self.operation.clone());
        let levels = levels(address);
        let Reading { found, .. } = self
            .target
            .read_latest(&levels, &address.id, Some(options), &self.latest)
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
