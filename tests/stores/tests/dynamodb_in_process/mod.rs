//! An emulator of `DynamoDB` in the process, behind the SDK's own client: requests are what would go over the wire.

use std::sync::Arc;

use aws_smithy_runtime_api::client::http::{
    HttpConnector, HttpConnectorFuture, SharedHttpClient, SharedHttpConnector, http_client_fn,
};
use aws_smithy_runtime_api::client::orchestrator::{HttpRequest, HttpResponse};
use aws_smithy_types::body::SdkBody;
use dynoxide::{Database, DynoxideError};

/// Sends every request to a new database.
pub fn client() -> SharedHttpClient {
    let database = Arc::new(Database::memory().expect("a database in memory"));
    http_client_fn(move |_, _| SharedHttpConnector::new(InProcess(Arc::clone(&database))))
}

struct InProcess(Arc<Database>);

impl std::fmt::Debug for InProcess {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("InProcess")
    }
}

impl HttpConnector for InProcess {
    fn call(&self, request: HttpRequest) -> HttpConnectorFuture {
        let target = request
            .headers()
            .get("x-amz-target")
            .unwrap_or_default()
            .to_owned();
        let body = request.body().bytes().unwrap_or_default();
        let (status, answer) = match self.answer(&target, body) {
            Ok(answer) => (200, answer),
            Err(error) => (error.status_code(), error.to_json()),
        };
        let status = status.try_into().expect("a status");
        HttpConnectorFuture::ready(Ok(HttpResponse::new(status, SdkBody::from(answer))))
    }
}

impl InProcess {
    fn answer(&self, target: &str, body: &[u8]) -> Result<String, DynoxideError> {
        macro_rules! operations {
            ($($name:literal => $method:ident,)*) => {
                match target.rsplit('.').next() {
                    $(Some($name) => {
                        let request = serde_json::from_slice(body);
                        let request = request.map_err(|error| DynoxideError::ValidationException(error.to_string()))?;
                        Ok(serde_json::to_string(&self.0.$method(request)?).expect("JSON"))
                    })*
                    other => panic!("the tests do not use {other:?}"),
                }
            };
        }
        operations! {
            "CreateTable" => create_table,
            "PutItem" => put_item,
            "GetItem" => get_item,
            "UpdateItem" => update_item,
            "DeleteItem" => delete_item,
            "Query" => query,
            "TransactWriteItems" => transact_write_items,
        }
    }
}
