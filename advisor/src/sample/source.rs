//! The files of a sample, and their formats.

use std::fs::File;
use std::io::{BufRead, BufReader, Cursor, Read};
use std::path::{Path, PathBuf};

use crate::problem::Problem;

/// The format of a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    NdJson,
    Csv,
    Parquet,
}

impl Format {
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
    separator: u8,
}

impl Source {
    /// The value on the command line: a path, or `-`. The format follows from the name unless it is given.
    pub(crate) fn parse(text: &str, format: Option<Format>) -> Result<Self, Problem> {
        if text == "-" {
            let format = format.unwrap_or(Format::NdJson);
            if format == Format::Parquet {
                return Err(Problem::new(
                    "Parquet is read from its end, so it cannot come from standard input: name the file",
                ));
            }
            return Ok(Self {
                path: None,
                format,
                separator: b',',
            });
        }
        let path = PathBuf::from(text);
        let plain = match extension(&path).as_str() {
            "gz" | "gzip" | "zst" | "zstd" => path.with_extension(""),
            _ => path.clone(),
        };
        let of_name = Format::from_name(&extension(&plain));
        let format = format.or(of_name).ok_or_else(|| {
            Problem::new(format!(
                "{text}: its name does not end with .ndjson, .csv or .parquet: say --format ndjson, csv or parquet"
            ))
        })?;
        if format == Format::Parquet && cfg!(not(feature = "parquet")) {
            return Err(Problem::new(format!(
                "{text}: this command was built without the feature `parquet`"
            )));
        }
        let separator = if extension(&plain) == "tsv" {
            b'\t'
        } else {
            b','
        };
        Ok(Self {
            path: Some(path),
            format,
            separator,
        })
    }

    pub(crate) fn format(&self) -> Format {
        self.format
    }

    pub(crate) fn is_standard_input(&self) -> bool {
        self.path.is_none()
    }

    pub(super) fn separator(&self) -> u8 {
        self.separator
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

    /// Its text, decompressed. Each read is reported to `read`.
    pub(crate) fn open<'a>(&self, read: impl Fn(u64) + 'a) -> Result<Box<dyn Read + 'a>, Problem> {
        let raw: Box<dyn Read + 'a> = match self.path {
            Some(_) => Box::new(self.file()?),
            None => Box::new(std::io::stdin().lock()),
        };
        let mut counted = BufReader::with_capacity(1 << 18, CountedRead { raw, read });
        let start = counted.fill_buf().map_err(|error| self.problem(&error))?;
        if start.starts_with(&[0x1f, 0x8b]) {
            return Ok(Box::new(flate2::bufread::MultiGzDecoder::new(counted)));
        }
        if start.starts_with(&[0x28, 0xb5, 0x2f, 0xfd]) {
            let unpacked = zstd::Decoder::with_buffer(counted);
            return Ok(Box::new(unpacked.map_err(|error| self.problem(&error))?));
        }
        // A byte order mark is not part of the text.
        if start.starts_with(&[0xef, 0xbb, 0xbf]) {
            counted.consume(3);
            return Ok(Box::new(Cursor::new([]).chain(counted)));
        }
        Ok(Box::new(counted))
    }

    pub(crate) fn problem(&self, error: &dyn std::error::Error) -> Problem {
        Problem::new(format!("{}: {error}", self.name()))
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_says_the_form() {
        let format = |text| Source::parse(text, None).map(|source| source.format()).ok();
        assert_eq!(format("a.ndjson"), Some(Format::NdJson));
        assert_eq!(format("a.CSV.gz"), Some(Format::Csv));
        assert_eq!(format("a.jsonl.zst"), Some(Format::NdJson));
        assert_eq!(format("-"), Some(Format::NdJson));
        assert_eq!(format("a.txt"), None);
        assert!(Source::parse("a.txt", Some(Format::Csv)).is_ok());
        assert!(Source::parse("-", Some(Format::Parquet)).is_err());
    }
}
