//! The container that is copied.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use azure_data_cosmos::PartitionKey;
use azure_data_cosmos::clients::ContainerClient;
use azure_data_cosmos::models::PartitionKeyValue;
use azure_data_cosmos::options::{ItemReadOptions, OperationOptions};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::account::Latest;
use crate::document::property;
use crate::error::{Error, ErrorKind, Result};
use crate::meter::{Meter, charge_in};
use crate::retry::RetryOptions;

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

/// The container that is copied. Its items need no declaration.
pub(crate) struct Source {
    pub(crate) container: ContainerClient,
    pub(crate) paths: Vec<String>,
    pub(crate) retry: RetryOptions,
    /// How reads see the last write.
    pub(crate) latest: Latest,
    /// The default lifetime of items in seconds, if items can expire.
    pub(crate) lifetime: Option<i64>,
    pub(crate) meter: Meter,
}

impl Source {
    /// Where a document is.
    pub(crate) fn address(&self, document: &Value) -> Address {
        let level = |path: &String| {
            let level = if path.contains('"') {
                document.get(property(path))
            } else {
                document.pointer(path)
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
        let key = address.sdk()?;
        loop {
            let excluded = self.latest.set_operation(&mut options.operation);
            let tried = self
                .retry
                .run(|| {
                    let (key, options) = (key.clone(), Some(options.clone()));
                    Box::pin(self.container.read_item(key, &address.id, options))
                })
                .await;
            self.meter.add(tried.charge);
            let diagnostics = match &tried.result {
                Ok(response) => {
                    let diagnostics = response.diagnostics();
                    self.meter.add(charge_in(&diagnostics));
                    Some(diagnostics)
                }
                Err(error) => error.diagnostics(),
            };
            if diagnostics.is_some_and(|from| !self.latest.accepts(&excluded, &from)) {
                continue;
            }
            return match tried.result {
                Ok(response) => {
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
            };
        }
    }

    /// The seconds that an item has left, if it expires.
    pub(crate) fn rest(&self, document: &Value) -> Option<i64> {
        let default = self.lifetime?;
        let own = document.get("ttl").and_then(Value::as_i64);
        let lifetime = own.unwrap_or(default);
        let written = document.get("_ts").and_then(Value::as_i64)?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let age = i64::try_from(now.as_secs()).ok()? - written;
        (lifetime > 0).then(|| (lifetime - age.max(0)).max(1))
    }
}
