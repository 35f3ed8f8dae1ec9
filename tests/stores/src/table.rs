//! A client of Table: REST, with a shared key. There is no official crate.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::Sha256;

/// One table of an account.
#[derive(Clone, Debug)]
pub struct Table {
    agent: ureq::Agent,
    account: Account,
    name: String,
}

/// Where the service is, and with which key.
#[derive(Clone, Debug)]
pub struct Account {
    /// `https://NAME.table.core.windows.net`; of an emulator with the name of the account behind it.
    pub endpoint: String,
    /// The name of the account.
    pub name: String,
    /// Its key, in base 64.
    pub key: String,
}

impl Account {
    /// The account that Azurite has: its name and its key are public.
    #[must_use]
    pub fn of_azurite(address: &str) -> Self {
        let name = "devstoreaccount1";
        Self {
            endpoint: format!("{address}/{name}"),
            name: name.into(),
            key: "Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==".into(),
        }
    }

    /// `SharedKeyLite`: the date and the path, signed.
    fn authorization(&self, date: &str, path: &str) -> String {
        let key = STANDARD.decode(&self.key).expect("base 64");
        let mut mac = Hmac::<Sha256>::new_from_slice(&key).expect("keys of any length");
        mac.update(format!("{date}\n/{}{path}", self.name).as_bytes());
        let signature = STANDARD.encode(mac.finalize().into_bytes());
        format!("SharedKeyLite {}:{signature}", self.name)
    }
}

/// What the service did not do: its status and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The HTTP status.
    pub status: u16,
    /// What the service said.
    pub text: String,
}

/// The answers of a query.
#[derive(Deserialize)]
struct Page<T> {
    value: Vec<T>,
}

/// One write of a transaction.
#[derive(Clone, Debug)]
pub enum Write {
    /// Creates an entity.
    Insert(serde_json::Value),
    /// Deletes the entity with this key and id.
    Delete(String, String),
}

impl Table {
    /// A table, which need not be there.
    #[must_use]
    pub fn new(account: Account, name: &str) -> Self {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        Self {
            agent: config.build().into(),
            account,
            name: name.into(),
        }
    }

    /// Creates the table.
    ///
    /// # Errors
    ///
    /// What the service refuses.
    pub fn create(&self) -> Result<(), Refused> {
        let body = serde_json::json!({ "TableName": self.name }).to_string();
        self.send("POST", "/Tables", &[], Some(&body)).map(drop)
    }

    /// Creates an entity; one with its key and id must not be there.
    ///
    /// # Errors
    ///
    /// What the service refuses, and what cannot be written.
    pub fn insert(&self, entity: &impl Serialize) -> Result<(), Refused> {
        let path = format!("/{}", self.name);
        let body = json(entity)?;
        self.send("POST", &path, &[], Some(&body)).map(drop)
    }

    /// `TableOperation.Retrieve(key, id)`: a point read.
    ///
    /// # Errors
    ///
    /// What the service refuses, and what cannot be read.
    pub fn retrieve<T: DeserializeOwned>(&self, key: &str, id: &str) -> Result<Option<T>, Refused> {
        match self.send("GET", &self.entity(key, id), &[], None) {
            Ok(text) => read(&text).map(Some),
            Err(Refused { status: 404, .. }) => Ok(None),
            Err(refused) => Err(refused),
        }
    }

    /// The entities that a filter takes, on the first page.
    ///
    /// # Errors
    ///
    /// What the service refuses, and what cannot be read.
    pub fn query<T: DeserializeOwned>(&self, filter: &str) -> Result<Vec<T>, Refused> {
        let query = format!("/{}()?$filter={}", self.name, percent_encoded(filter));
        let page: Page<T> = read(&self.send("GET", &query, &[], None)?)?;
        Ok(page.value)
    }

    /// Replaces an entity that is there.
    ///
    /// # Errors
    ///
    /// What the service refuses, and what cannot be written.
    pub fn replace(&self, key: &str, id: &str, entity: &impl Serialize) -> Result<(), Refused> {
        let body = json(entity)?;
        self.send(
            "PUT",
            &self.entity(key, id),
            &[("If-Match", "*")],
            Some(&body),
        )
        .map(drop)
    }

    /// Deletes an entity.
    ///
    /// # Errors
    ///
    /// What the service refuses.
    pub fn delete(&self, key: &str, id: &str) -> Result<(), Refused> {
        self.send("DELETE", &self.entity(key, id), &[("If-Match", "*")], None)
            .map(drop)
    }

    /// An entity group transaction: all writes or none, under one key.
    ///
    /// # Errors
    ///
    /// What the service refuses.
    pub fn transaction(&self, writes: &[Write]) -> Result<(), Refused> {
        let endpoint = &self.account.endpoint;
        let mut body =
            "--batch_1\r\nContent-Type: multipart/mixed; boundary=changeset_1\r\n\r\n".to_owned();
        for write in writes {
            let (method, path, content) = match write {
                Write::Insert(entity) => ("POST", format!("/{}", self.name), entity.to_string()),
                Write::Delete(key, id) => ("DELETE", self.entity(key, id), String::new()),
            };
            let _ = write!(
                body,
                "--changeset_1\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n\r\n\
                 {method} {endpoint}{path} HTTP/1.1\r\nAccept: application/json;odata=nometadata\r\n\
                 Content-Type: application/json\r\nPrefer: return-no-content\r\nIf-Match: *\r\n\r\n{content}\r\n"
            );
        }
        body.push_str("--changeset_1--\r\n--batch_1--\r\n");
        let headers = [("Content-Type", "multipart/mixed; boundary=batch_1")];
        let answer = self.send("POST", "/$batch", &headers, Some(&body))?;
        // The answer to a batch is 202, whatever happened to its writes.
        let statuses = answer.split("HTTP/1.1 ").skip(1);
        let statuses = statuses.filter_map(|answer| answer.get(..3)?.parse().ok());
        match statuses.max() {
            Some(200..300) => Ok(()),
            status => Err(Refused {
                status: status.unwrap_or_default(),
                text: answer,
            }),
        }
    }

    fn entity(&self, key: &str, id: &str) -> String {
        let [key, id] = [key, id].map(|text| percent_encoded(&text.replace('\'', "''")));
        format!("/{}(PartitionKey='{key}',RowKey='{id}')", self.name)
    }

    fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Result<String, Refused> {
        let url = format!("{}{path}", self.account.endpoint);
        let date = chrono::Utc::now()
            .format("%a, %d %b %Y %H:%M:%S GMT")
            .to_string();
        let host_ends = url.find("://").map_or(0, |at| at + 3);
        let path = url[host_ends..]
            .find('/')
            .map_or("", |at| &url[host_ends + at..]);
        let path = path.split('?').next().unwrap_or_default();
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(&url)
            .header("x-ms-date", &date)
            .header("x-ms-version", "2019-02-02")
            .header("Accept", "application/json;odata=nometadata")
            .header("DataServiceVersion", "3.0;NetFx")
            .header("Prefer", "return-no-content")
            .header("Authorization", self.account.authorization(&date, path));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if !headers.iter().any(|(name, _)| *name == "Content-Type") {
            request = request.header("Content-Type", "application/json");
        }
        let answer = match body {
            Some(body) => self
                .agent
                .run(request.body(body.to_owned()).map_err(failed)?),
            None => self.agent.run(request.body(()).map_err(failed)?),
        };
        let mut answer = answer.map_err(failed)?;
        let status = answer.status().as_u16();
        let text = answer.body_mut().read_to_string().map_err(failed)?;
        if (200..300).contains(&status) {
            Ok(text)
        } else {
            Err(Refused { status, text })
        }
    }
}

/// A string as a literal of an `OData` filter: in single quotes, with each `'` inside doubled. Without it, a value from a client
/// can change the filter.
#[must_use]
pub fn literal(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

fn failed(error: impl std::fmt::Display) -> Refused {
    Refused {
        status: 0,
        text: error.to_string(),
    }
}

fn json(entity: &impl Serialize) -> Result<String, Refused> {
    serde_json::to_string(entity).map_err(failed)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    serde_json::from_str(text).map_err(failed)
}

/// A text in a URL: everything but letters, digits and a few marks as `%XX`.
fn percent_encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
