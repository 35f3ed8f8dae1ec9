//! Errors: what failed, for which item, and whether the write may have been done.

use std::error::Error as StdError;
use std::fmt;
use std::time::Duration;

use azure_data_cosmos::{CosmosError, CosmosStatus};
use synthetic_key::KeyError;

use crate::meter::charge_of;
use crate::open::Mismatch;

/// The result of an operation on [`Items`](crate::Items).
pub type Result<T> = std::result::Result<T, Error>;

/// Why an operation failed: [`kind`](Self::kind), with the key and the id of the item, and whether a write
/// [may have been done](Self::maybe_done).
pub struct Error(Box<Inner>);

struct Inner {
    kind: ErrorKind,
    key: Option<String>,
    id: Option<String>,
    maybe_done: bool,
    charge: f64,
    source: Option<CosmosError>,
}

/// The reason why an operation on [`Items`](crate::Items) failed.
///
/// A service that answers HTTP requests can map the kinds to these statuses:
///
/// | kind | status |
/// | --- | --- |
/// | `Key`, `Id`, `Rekeyed`, `TooManyOperations`, `TooManyKeys` | 400 |
/// | `NotFound` | 404 |
/// | `Conflict`, `Taken`, `Elsewhere` | 409 |
/// | `Changed` | 412 |
/// | `Batch` | the status of the operation that failed |
/// | `Service` | 503, or 429 if [`status`](Error::status) is that |
/// | `Document`, `Container`, `Phase`, `Account`, `Job` | 500 |
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The item has no valid key, or no valid id.
    Key(KeyError),
    /// Cosmos DB does not accept the given id.
    Id {
        /// What is wrong with it.
        problem: String,
    },
    /// The container was not created for these items.
    Container(Box<Mismatch>),
    /// The move that the container records does not allow this declaration, or this call.
    Phase {
        /// What is recorded, and what to do.
        problem: String,
    },
    /// Items cannot move safely in this account, because it has several write regions.
    Account {
        /// What the account has, and what to do.
        problem: String,
    },
    /// A step of a job cannot be taken now.
    Job {
        /// What is missing, and what to do.
        problem: String,
    },
    /// An item with this key and id already exists.
    Conflict,
    /// A different item has the key and the id that this item would have in the new layout.
    Taken,
    /// The item does not exist.
    NotFound,
    /// The item was changed since it was read.
    Changed,
    /// The item now has a different key or id, which would be a different item: create that one, and delete this one.
    Rekeyed {
        /// The key and id that the item has now.
        now: String,
    },
    /// The document cannot be written, or the stored document cannot be read as this type.
    Document,
    /// An operation of a batch failed, so none was done.
    Batch {
        /// Its place in the batch.
        operation: usize,
        /// Its status code.
        status: u16,
    },
    /// The item is stored with the key of a different layout, where a batch cannot write. Move it first, or write it
    /// without a batch.
    Elsewhere,
    /// A batch has more operations than Cosmos DB accepts, which is 100.
    TooManyOperations,
    /// A lookup has more keys than the limit.
    TooManyKeys {
        /// The limit.
        limit: u64,
    },
    /// The service, or the connection to it, failed.
    Service,
}

impl Error {
    pub(crate) fn new(kind: ErrorKind) -> Self {
        Self(Box::new(Inner {
            kind,
            key: None,
            id: None,
            maybe_done: false,
            charge: 0.0,
            source: None,
        }))
    }

    pub(crate) fn from_service(error: CosmosError) -> Self {
        let status = error.status();
        let code = u16::from(status.status_code());
        let kind = match code {
            409 => ErrorKind::Conflict,
            // Not if the container is missing, or if a replica is not up to date.
            404 if !status.is_read_session_not_available() && !is_of_owner(status) => {
                ErrorKind::NotFound
            }
            412 => ErrorKind::Changed,
            _ if !error.is_from_wire() && is_of_document(status) => ErrorKind::Document,
            _ => ErrorKind::Service,
        };
        let mut this = Self::new(kind);
        this.0.charge = charge_of(&error);
        this.0.source = Some(error);
        this
    }

    pub(crate) fn document(error: CosmosError) -> Self {
        let mut this = Self::new(ErrorKind::Document);
        this.0.source = Some(error);
        this
    }

    pub(crate) fn phase(problem: impl Into<String>) -> Self {
        let problem = problem.into();
        Self::new(ErrorKind::Phase { problem })
    }

    pub(crate) fn job(problem: impl Into<String>) -> Self {
        let problem = problem.into();
        Self::new(ErrorKind::Job { problem })
    }

    pub(crate) fn account(problem: impl Into<String>) -> Self {
        let problem = problem.into();
        Self::new(ErrorKind::Account { problem })
    }

    pub(crate) fn of(mut self, key: &impl fmt::Display, id: &str) -> Self {
        self.0.key = Some(key.to_string());
        self.0.id = Some(id.to_owned());
        self
    }

    pub(crate) fn under(mut self, key: &impl fmt::Display) -> Self {
        self.0.key = Some(key.to_string());
        self
    }

    pub(crate) fn with_maybe_done(mut self, maybe_done: bool) -> Self {
        self.0.maybe_done = maybe_done;
        self
    }

    pub(crate) fn with_kind(mut self, kind: ErrorKind) -> Self {
        self.0.kind = kind;
        self
    }

    /// The error of an operation that cost this much in all.
    pub(crate) fn with_charge(mut self, charge: f64) -> Self {
        self.0.charge = charge;
        self
    }

    /// Returns what failed.
    #[must_use]
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// Returns the key of the item, if the operation was on one item.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        self.0.key.as_deref()
    }

    /// Returns the id of the item, if the operation was on one item.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.0.id.as_deref()
    }

    /// Returns the cost of the operation that failed, in request units: of its reads, its attempts, and the request
    /// that was refused.
    #[must_use]
    pub fn charge(&self) -> f64 {
        self.0.charge
    }

    /// Returns whether the write may have been done in spite of the error, because an answer was lost.
    ///
    /// Version 1.0.0 of the SDK hides a lost answer if its next attempt meets a partition that is being split. Then this
    /// is false, unless the split lasts. For a type with `also_read`, the SDK makes no next attempt, except over HTTP/2.
    #[must_use]
    pub fn maybe_done(&self) -> bool {
        self.0.maybe_done
    }

    /// Whether the container is overloaded.
    pub(crate) fn is_throttled(&self) -> bool {
        let is_refused = self.status().is_some_and(|status| status.is_throttled());
        is_refused || matches!(self.kind(), ErrorKind::Batch { status: 429, .. })
    }

    /// How long the service asks the client to wait.
    pub(crate) fn retry_after(&self) -> Option<Duration> {
        let response = self.0.source.as_ref()?.response()?;
        response.headers().retry_after_ms.map(Duration::from_millis)
    }

    /// Returns the status of the service, or of the SDK in its place.
    #[must_use]
    pub fn status(&self) -> Option<CosmosStatus> {
        self.0.source.as_ref().map(CosmosError::status)
    }

    /// The status as a number.
    pub(crate) fn code(&self) -> Option<u16> {
        self.status().map(|status| u16::from(status.status_code()))
    }
}

/// Whether the container or the database is missing.
fn is_of_owner(status: CosmosStatus) -> bool {
    const OWNER_RESOURCE_NOT_FOUND: u16 = 1003;
    let sub = status.sub_status().map(|sub| sub.value());
    sub == Some(OWNER_RESOURCE_NOT_FOUND)
}

/// Whether the SDK could not write or read the document.
fn is_of_document(status: CosmosStatus) -> bool {
    let name = status.name().unwrap_or_default();
    name.to_ascii_lowercase().contains("serialization")
}

impl From<KeyError> for Error {
    fn from(error: KeyError) -> Self {
        Self::new(ErrorKind::Key(error))
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Inner {
            kind,
            key,
            id,
            maybe_done,
            charge,
            source,
        } = &*self.0;
        f.debug_struct("Error")
            .field("kind", kind)
            .field("key", key)
            .field("id", id)
            .field("maybe_done", maybe_done)
            .field("charge", charge)
            .field("source", source)
            .finish()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.key(), self.id()) {
            (Some(key), Some(id)) => write!(f, "item {id:?} with the key {key:?}: ")?,
            (Some(key), None) => write!(f, "key {key:?}: ")?,
            _ => {}
        }
        match self.kind() {
            ErrorKind::Key(error) => write!(f, "{error}")?,
            ErrorKind::Id { problem } => write!(f, "Cosmos DB does not accept this id: {problem}")?,
            ErrorKind::Container(mismatch) => write!(f, "{mismatch}")?,
            ErrorKind::Phase { problem }
            | ErrorKind::Account { problem }
            | ErrorKind::Job { problem } => f.write_str(problem)?,
            ErrorKind::Conflict => f.write_str("the item already exists")?,
            ErrorKind::Taken => f.write_str(
                "a different item has this key and id: give one of the two a different id; nothing was deleted",
            )?,
            ErrorKind::NotFound => f.write_str("the item was not found")?,
            ErrorKind::Changed => {
                f.write_str("the item was changed since it was read: read it again")?;
            }
            ErrorKind::Rekeyed { now } => write!(
                f,
                "it would become {now}, which is a different item: create that one, and delete this one"
            )?,
            ErrorKind::Document => f.write_str("the document does not fit the type")?,
            ErrorKind::Batch { operation, status } => {
                write!(
                    f,
                    "operation {operation} of the batch failed with {status}, so none was done"
                )?;
            }
            ErrorKind::Elsewhere => f.write_str(
                "the item is stored with the key of a different layout, where a batch cannot write: \
                 `relocate` it, or write it without a batch",
            )?,
            ErrorKind::TooManyOperations => {
                f.write_str("a batch has at most 100 operations: split it")?;
            }
            ErrorKind::TooManyKeys { limit } => write!(
                f,
                "the lookup has more than {limit} keys: use a shorter span, or raise the limit with `with_key_limit`"
            )?,
            ErrorKind::Service => f.write_str("the request failed")?,
        }
        if self.maybe_done() {
            f.write_str("; an answer was lost, so the write may have been done")?;
        }
        match &self.0.source {
            Some(source) => write!(f, ": {source}"),
            None => Ok(()),
        }
    }
}

/// The error of the SDK is part of the message, so the source is what caused that error.
impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.0.source.as_ref().and_then(StdError::source)
    }
}
