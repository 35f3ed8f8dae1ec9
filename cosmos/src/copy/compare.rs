//! Differences between the source and the target.

use std::fmt;

use azure_data_cosmos::FeedScope;
use azure_data_cosmos::Query;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::feed::{ContinuationToken, FeedRange};
use azure_data_cosmos::options::{MaxItemCountHint, OperationOptions, QueryOptions};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use synthetic_key::{Document, HasId};

use super::apply::{Applied, Sides, Target, taken};
use super::follow::PAGE;
use super::report::Totals;
use super::source::Address;
use crate::account::Latest;
use crate::document::Levels;
use crate::error::Result;
use crate::meter::Meter;
use crate::pages::Pages;
use crate::place::Write;
use crate::retry::RetryOptions;

/// An item that differs between the source and the target, or that cannot be copied.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Difference {
    /// What differs.
    #[serde(rename = "difference")]
    pub kind: Kind,
    /// The item of the source.
    pub source: Option<Address>,
    /// The document of the target.
    pub target: Option<Address>,
    /// Why.
    pub reason: String,
}

/// How an item differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Kind {
    /// The item cannot be copied: it cannot be read as the type of the source, the conversion refuses it, it has no
    /// valid key or id, or the service does not accept the document.
    Refused,
    /// The target has a different item with the same key and id. It is not overwritten.
    Taken,
    /// The target does not have the item.
    Missing,
    /// The target has a different version, or different content.
    Content,
    /// The source does not have the item, or the item has a different key or id now.
    Extra,
    /// The target has a document that was not copied. It is not changed.
    Unmarked,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = |address: &Option<Address>| {
            address.as_ref().map_or("-".to_owned(), ToString::to_string)
        };
        let Self {
            kind,
            source,
            target,
            reason,
        } = self;
        let (source, target) = (address(source), address(target));
        write!(f, "{kind:?}: source {source}, target {target}: {reason}")
    }
}

/// The result of a comparison of all items of both sides.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Comparison {
    /// Its number.
    pub pass: u32,
    /// How many items were compared, and how many differed. `seen` counts both sides.
    pub totals: Totals,
    /// Whether it only compared. While items are copied, a comparison also repairs.
    pub is_final: bool,
    /// The items that differ: the first 1,000.
    pub differences: Vec<Difference>,
}

impl Comparison {
    /// Whether both sides have the same items with the same content.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        self.totals.different == 0 && self.totals.repaired == 0 && self.differences.is_empty()
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let equal = if self.is_equal() {
            "equal"
        } else {
            "not equal"
        };
        write!(f, "comparison {}: {equal}: {}", self.pass, self.totals)
    }
}

impl Difference {
    /// The id of its record. A difference that is found again has the same.
    pub(crate) fn record_id(&self) -> String {
        const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let address = self.source.as_ref().or(self.target.as_ref());
        let address = address.map_or_else(String::new, ToString::to_string);
        let text = format!("{:?} {address}", self.kind);
        let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        format!("{:016x}", text.bytes().fold(OFFSET, step))
    }
}

/// The pages of a query for all documents of a range.
pub(crate) fn pages(
    container: &ContainerClient,
    (range, token): (FeedRange, Option<&String>),
    latest: &Latest,
    operation: &OperationOptions,
    retry: RetryOptions,
    meter: &Meter,
) -> Pages<Value> {
    let mut options = QueryOptions::default()
        .with_operation_options(operation.clone())
        .with_max_item_count(MaxItemCountHint::Limit(PAGE));
    if let Some(token) = token {
        let token = ContinuationToken::from_string(token.clone());
        options = options.with_continuation_token(token);
    }
    let query = Query::from("SELECT * FROM c");
    Pages::of(
        container.clone(),
        (query, FeedScope::range(range), options),
        retry,
        latest.clone(),
        [meter.clone(), Meter::default()],
    )
}

impl<D: Document + HasId + Serialize + Sync> Sides<D> {
    /// Compares an item of the source with the target. `repairs` says whether the target may be written.
    pub(crate) async fn compare_source(
        &self,
        document: &Value,
        repairs: bool,
    ) -> Result<(Totals, Option<Difference>)> {
        let copied = match self.convert(document) {
            Ok(copied) => copied,
            Err(difference) => return Ok(differs(*difference)),
        };
        let target = self.read(&copied.target()).await?;
        if target
            .as_ref()
            .is_some_and(|target| target.is_copy_of(&copied))
        {
            return Ok(equal());
        }
        if repairs {
            return Ok(match self.settle(copied).await? {
                Applied::Created | Applied::Replaced => repaired(),
                // It was changed or deleted at the same time, and the feed has applied that.
                Applied::Equal | Applied::Gone => equal(),
                Applied::Refused(difference) => differs(difference),
            });
        }
        let source = copied.source();
        let kind = match &target {
            None => Kind::Missing,
            Some(target) if target.source().as_ref() == Some(&source) => Kind::Content,
            Some(target) => return Ok(differs(taken(&copied, target.source().as_ref()))),
        };
        let reason = match kind {
            Kind::Missing => "the target does not have it",
            _ if target.is_some_and(|target| copied.has_content(&target.body)) => {
                "the target has a copy of a different version, with the same content"
            }
            _ => "the content differs",
        };
        Ok(differs(Difference {
            kind,
            source: Some(source),
            target: Some(copied.target()),
            reason: reason.to_owned(),
        }))
    }

    /// Compares a document of the target with the source.
    pub(crate) async fn compare_target(
        &self,
        document: Value,
        repairs: bool,
    ) -> Result<(Totals, Option<Difference>)> {
        let id = document.get("id").and_then(Value::as_str);
        let at = Address {
            key: Levels::in_document::<D>(&document)
                .0
                .into_iter()
                .map(Value::from)
                .collect(),
            id: id.unwrap_or_default().to_owned(),
        };
        let version = document.get("_etag").and_then(Value::as_str);
        let version = version.unwrap_or_default().to_owned();
        let target = Target::new(document, version);
        let extra = |kind, reason: &str| Difference {
            kind,
            source: target.source(),
            target: Some(at.clone()),
            reason: reason.to_owned(),
        };
        if target.mark.is_none() {
            let reason = "the target has a document that was not copied";
            return Ok(differs(extra(Kind::Unmarked, reason)));
        }
        if !self.is_stale(&target, &at).await? {
            return Ok(equal());
        }
        if !repairs {
            let reason = "the source does not have it, or has it with a different new key or id";
            return Ok(differs(extra(Kind::Extra, reason)));
        }
        let is_deleted = self
            .write(&at, Write::Delete, Some(&target.version))
            .await?;
        let mut totals = repaired().0;
        totals.deleted = u64::from(is_deleted);
        Ok((totals, None))
    }
}

type Compared = (Totals, Option<Difference>);

fn equal() -> Compared {
    let totals = Totals {
        seen: 1,
        equal: 1,
        ..Totals::default()
    };
    (totals, None)
}

fn repaired() -> Compared {
    let totals = Totals {
        seen: 1,
        repaired: 1,
        ..Totals::default()
    };
    (totals, None)
}

fn differs(difference: Difference) -> Compared {
    let totals = Totals {
        seen: 1,
        different: 1,
        ..Totals::default()
    };
    (totals, Some(difference))
}
