//! The server in memory as an HTTP server on 127.0.0.1.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use azure_core::http::headers::{HeaderName, HeaderValue};
use azure_core::http::{Method, Request, Url};
use azure_data_cosmos_driver::in_memory_emulator::InMemoryEmulatorHttpClient;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::faults::{Fate, Faults};
use crate::random::Random;

/// No request of a test has a longer line.
const LONGEST_LINE: u64 = 64 * 1024;

/// What every connection shares.
#[derive(Debug)]
pub(crate) struct Front {
    pub(crate) server: Arc<InMemoryEmulatorHttpClient>,
    faults: Mutex<(Faults, Random)>,
    /// The paths of containers by resource ids, which the server does not know and the SDK for Java uses, and by names.
    paths: Mutex<BTreeMap<String, String>>,
}

/// An answer, as it is sent.
struct Response {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Front {
    pub(crate) fn new(server: Arc<InMemoryEmulatorHttpClient>, seed: u64) -> Arc<Self> {
        let faults = Mutex::new((Faults::default(), Random::new(seed)));
        Arc::new(Self {
            server,
            faults,
            paths: Mutex::default(),
        })
    }

    pub(crate) fn set_faults(&self, faults: Faults) {
        let mut locked = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        locked.0 = faults;
    }

    /// Serves one region.
    pub(crate) async fn serve(self: Arc<Self>, listener: TcpListener, region: Url) {
        while let Ok((stream, _)) = listener.accept().await {
            let (front, region) = (Arc::clone(&self), region.clone());
            // A connection that breaks is the client's to notice.
            tokio::spawn(async move { front.connection(stream, &region).await });
        }
    }

    async fn connection(&self, stream: TcpStream, region: &Url) -> io::Result<()>
    where
        Self: Send + Sync,
    {
        stream.set_nodelay(true)?;
        let mut stream = BufReader::new(stream);
        while let Some(request) = read(&mut stream, region).await? {
            let Some(response) = self.answer(request).await? else {
                return Ok(());
            };
            stream.get_mut().write_all(&response.bytes()).await?;
        }
        Ok(())
    }

    /// The answer to a request, or none if the connection closes.
    async fn answer(&self, mut request: Request) -> io::Result<Option<Response>> {
        self.name_container(request.url_mut());
        if !request.url().path().contains("/docs") {
            return self.execute(&request).await.map(Some);
        }
        let may_be_late = is_write(&request);
        let (fate, latency) = {
            let mut locked = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
            let (faults, random) = &mut *locked;
            (
                faults.draw(random, may_be_late),
                random.between(&faults.latency),
            )
        };
        if !latency.is_zero() {
            tokio::time::sleep(latency).await;
        }
        match fate {
            Fate::Arrives => {}
            Fate::RequestLost => return Ok(None),
            Fate::AnswerLost => {
                self.execute(&request).await?;
                return Ok(None);
            }
            Fate::Late(pause) => {
                let server = Arc::clone(&self.server);
                tokio::spawn(async move {
                    tokio::time::sleep(pause).await;
                    let done = server.execute_request(&request).await;
                    drop(done);
                });
                return Ok(None);
            }
            Fate::Refused(status, sub_status) => {
                return Ok(Some(Response::refused(status, sub_status)));
            }
            Fate::Stalls(pause) => tokio::time::sleep(pause).await,
        }
        self.execute(&request).await.map(Some)
    }

    /// Puts the names of a database and a container in place of their resource ids.
    fn name_container(&self, url: &mut Url) {
        let paths = self.paths.lock().unwrap_or_else(PoisonError::into_inner);
        let known = paths.iter().find_map(|(by_id, by_name)| {
            let rest = url.path().strip_prefix(by_id)?;
            Some(format!("{by_name}{rest}"))
        });
        if let Some(path) = known {
            url.set_path(&path);
        }
    }

    /// Remembers the path of a container by resource ids: the answer says `"_self":"dbs/AAAAAQ==/colls/AAAAAYAAAAE=/"`.
    fn learn_container(&self, url: &Url, body: &[u8]) {
        let is_container = url.path().split('/').count() == 5 && url.path().contains("/colls/");
        let text = String::from_utf8_lossy(body);
        let by_id = text.split("\"_self\":\"").nth(1);
        let by_id = by_id.and_then(|rest| rest.split('"').next());
        if let (true, Some(by_id)) = (is_container, by_id) {
            let by_id = format!("/{}", by_id.trim_end_matches('/'));
            let mut paths = self.paths.lock().unwrap_or_else(PoisonError::into_inner);
            paths.insert(by_id, url.path().to_owned());
        }
    }

    async fn execute(&self, request: &Request) -> io::Result<Response> {
        let response = self.server.execute_request(request).await;
        let response = response.map_err(io::Error::other)?;
        let (status, headers, body) = response.deconstruct();
        let body = body.collect().await.map_err(io::Error::other)?;
        self.learn_container(request.url(), &body);
        let headers = headers.iter();
        let headers =
            headers.map(|(name, value)| (name.as_str().to_owned(), value.as_str().to_owned()));
        Ok(Response {
            status: status.into(),
            headers: headers.collect(),
            body: body.to_vec(),
        })
    }
}

/// Whether a request can change something, so that it matters when it arrives.
fn is_write(request: &Request) -> bool {
    let mut headers = request.headers().iter();
    request.method() != Method::Get && !headers.any(|(name, _)| name.as_str().contains("query"))
}

/// Reads a request. None if the client has closed the connection.
async fn read(stream: &mut BufReader<TcpStream>, region: &Url) -> io::Result<Option<Request>> {
    let invalid = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_owned());
    let Some(line) = line(stream).await? else {
        return Ok(None);
    };
    let mut words = line.split(' ');
    let (method, target) = (words.next().unwrap_or_default(), words.next());
    let method: Method = method.parse().map_err(|_| invalid(method))?;
    // The Python SDK asks for `/dbs/name/`.
    let target = target.unwrap_or_default().trim_end_matches('/');
    let url = region.join(target).map_err(|_| invalid(target))?;
    let mut request = Request::new(url, method);
    let mut length = 0;
    while let Some(line) = self::line(stream).await?.filter(|line| !line.is_empty()) {
        let (name, value) = line.split_once(':').ok_or_else(|| invalid(&line))?;
        let (name, value) = (name.to_ascii_lowercase(), value.trim().to_owned());
        if name == "content-length" {
            length = value.parse().map_err(|_| invalid(&value))?;
        }
        request.insert_header(HeaderName::from(name), HeaderValue::from(value));
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    request.set_body(body);
    Ok(Some(request))
}

/// A line without its end. None at the end of the stream.
async fn line(stream: &mut BufReader<TcpStream>) -> io::Result<Option<String>> {
    let mut line = String::new();
    let read = stream.take(LONGEST_LINE).read_line(&mut line).await?;
    line.truncate(line.trim_end().len());
    Ok((read > 0).then_some(line))
}

impl Response {
    fn refused(status: u16, sub_status: Option<u32>) -> Self {
        let mut headers = Vec::new();
        if status == 429 {
            headers.push(("x-ms-retry-after-ms".to_owned(), "3".to_owned()));
        }
        if let Some(sub_status) = sub_status {
            headers.push(("x-ms-substatus".to_owned(), sub_status.to_string()));
        }
        Self {
            status,
            headers,
            body: Vec::new(),
        }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut lines = vec![format!("HTTP/1.1 {} -", self.status)];
        for (name, value) in &self.headers {
            if !name.eq_ignore_ascii_case("content-length") {
                lines.push(format!("{name}: {value}"));
            }
        }
        lines.push(format!("content-length: {}\r\n\r\n", self.body.len()));
        let mut bytes = lines.join("\r\n").into_bytes();
        bytes.extend_from_slice(&self.body);
        bytes
    }
}
