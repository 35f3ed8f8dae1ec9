//! The files of a sample, and their formats.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use super::detect::{self, Content, Types};
use super::unwrap::{Envelope, Unwrapped};
use crate::problem::Problem;

/// The format of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    NdJson,
    Csv,
    Parquet,
}

impl Format {
    pub(crate) const ALL: [Self; 3] = [Self::NdJson, Self::Csv, Self::Parquet];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::NdJson => "ndjson",
            Self::Csv => "csv",
            Self::Parquet => "parquet",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "ndjson" | "jsonl" | "json" => Some(Self::NdJson),
            "csv" | "tsv" => Some(Self::Csv),
            "parquet" => Some(Self::Parquet),
            _ => None,
        }
    }
}

/// One file of a sample, or standard input.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// `None` for standard input.
    path: Option<PathBuf>,
    format: Format,
    content: Content,
}

/// How much of a file is examined to find out what it is.
const EXAMINED: u64 = 1 << 18;

impl Source {
    /// The files that a value on the command line names: a file, a folder, a pattern, or `-`. What a file is follows from its
    /// content, unless the format is given.
    pub(crate) fn parse(text: &str, format: Option<Format>) -> Result<Vec<Self>, Problem> {
        if text == "-" {
            return Ok(vec![Self::new(None, format)?]);
        }
        let path = PathBuf::from(text);
        let mut paths = Vec::new();
        if path.is_dir() {
            files_in(&path, &mut paths)
                .map_err(|error| Problem::new(format!("{text}: {error}")))?;
        } else if !path.exists() && text.contains(['*', '?', '[']) {
            let found =
                glob::glob(text).map_err(|error| Problem::new(format!("{text}: {error}")))?;
            paths.extend(found.filter_map(Result::ok).filter(|path| path.is_file()));
        } else {
            paths.push(path);
        }
        if paths.is_empty() {
            return Err(Problem::new(format!("{text}: there is no file")));
        }
        paths.sort();
        paths
            .into_iter()
            .map(|path| Self::new(Some(path), format))
            .collect()
    }

    fn new(path: Option<PathBuf>, given: Option<Format>) -> Result<Self, Problem> {
        let of_name = path.as_deref().and_then(|path| {
            let plain = match extension(path).as_str() {
                "gz" | "gzip" | "zst" | "zstd" => path.with_extension(""),
                _ => path.to_owned(),
            };
            Format::from_name(&extension(&plain))
        });
        let mut source = Self {
            path,
            format: given.or(of_name).unwrap_or(Format::NdJson),
            content: detect::content(b""),
        };
        let start = source.start()?;
        source.content = detect::content(&start);
        let format = given.or(source.content.format).or(of_name);
        source.format = format.unwrap_or(if start.is_empty() {
            Format::NdJson
        } else {
            Format::Csv
        });
        if source.format == Format::Parquet {
            if source.path.is_none() {
                return Err(Problem::new(
                    "Parquet is read from its end, so it cannot come from standard input: name the file",
                ));
            }
            if cfg!(not(feature = "parquet")) {
                return Err(Problem::new(format!(
                    "{}: this command was built without the feature `parquet`",
                    source.name()
                )));
            }
        }
        Ok(source)
    }

    /// The first bytes, decompressed. They stay in standard input.
    fn start(&self) -> Result<Vec<u8>, Problem> {
        let mut start = Vec::new();
        if self.path.is_some() {
            let text = decompressed(self.file()?).map_err(|error| self.problem(&error))?;
            // What is wrong with a compressed file is reported when it is read.
            let _ = text.take(EXAMINED).read_to_end(&mut start);
        } else {
            let mut input = std::io::stdin().lock();
            let raw = input.fill_buf().map_err(|error| self.problem(&error))?;
            let text = decompressed(raw).map_err(|error| self.problem(&error))?;
            let _ = text.take(EXAMINED).read_to_end(&mut start);
        }
        Ok(start)
    }

    pub(crate) fn format(&self) -> Format {
        self.format
    }

    pub(crate) fn is_standard_input(&self) -> bool {
        self.path.is_none()
    }

    pub(super) fn separator(&self) -> u8 {
        self.content.separator
    }

    /// How its values are written.
    pub(super) fn types(&self) -> Types {
        self.content.types
    }

    pub(crate) fn name(&self) -> String {
        let path = self.path.as_ref();
        path.map_or_else(
            || "standard input".to_owned(),
            |path| path.display().to_string(),
        )
    }

    /// How many bytes there are to read, if known.
    pub(super) fn bytes(&self) -> Option<u64> {
        let path = self.path.as_ref()?;
        std::fs::metadata(path).ok().map(|metadata| metadata.len())
    }

    pub(super) fn file(&self) -> Result<File, Problem> {
        let path = self.path.as_deref().unwrap_or(Path::new("-"));
        File::open(path).map_err(|error| self.problem(&error))
    }

    /// Its text, decompressed, with one item to a line if it is JSON. Each read is reported to `read`.
    pub(crate) fn open<'a>(&self, read: impl Fn(u64) + 'a) -> Result<Box<dyn Read + 'a>, Problem> {
        let raw: Box<dyn Read + 'a> = match self.path {
            Some(_) => Box::new(self.file()?),
            None => Box::new(std::io::stdin().lock()),
        };
        let text = decompressed(CountedRead { raw, read });
        let text = text.map_err(|error| self.problem(&error))?;
        match self.content.envelope {
            Envelope::Lines => Ok(text),
            _ if self.format != Format::NdJson => Ok(text),
            envelope => Ok(Box::new(Unwrapped::new(text, envelope))),
        }
    }

    pub(crate) fn problem(&self, error: &dyn std::error::Error) -> Problem {
        Problem::new(format!("{}: {error}", self.name()))
    }
}

/// A text that may be compressed. A byte order mark is not part of it.
fn decompressed<'a>(raw: impl Read + 'a) -> std::io::Result<Box<dyn Read + 'a>> {
    let mut raw = BufReader::with_capacity(1 << 18, raw);
    let start = raw.fill_buf()?;
    if start.starts_with(&[0x1f, 0x8b]) {
        return Ok(Box::new(flate2::bufread::MultiGzDecoder::new(raw)));
    }
    if start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
        return Ok(Box::new(zstd::Decoder::with_buffer(raw)?));
    }
    if start.starts_with(&[0xef, 0xbb, 0xbf]) {
        raw.consume(3);
    }
    Ok(Box::new(raw))
}

/// The files in a folder and the folders in it, without those that are hidden or that Spark writes beside its data.
fn files_in(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with(['.', '_']) {
            continue;
        }
        if path.is_dir() {
            files_in(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn extension(path: &Path) -> String {
    let extension = path.extension().unwrap_or_default();
    extension.to_string_lossy().to_ascii_lowercase()
}

/// A reader that reports how much was read.
struct CountedRead<R, F> {
    raw: R,
    read: F,
}

impl<R: Read, F: Fn(u64)> Read for CountedRead<R, F> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let len = self.raw.read(buffer)?;
        (self.read)(crate::number::count(len));
        Ok(len)
    }
}
