//! Cuts a text into blocks of whole lines or records.

use std::io::Read;

use super::progress::Progress;
use super::source::Source;
use crate::number::count;
use crate::problem::Problem;

/// How much is read before it is cut.
const SIZE: usize = 1 << 20;
/// A longer line is not a line of a sample.
const LONGEST: usize = 64 << 20;

/// Some lines of a file.
pub(super) struct Block {
    pub(super) file: u32,
    /// The number of its first line in the file, from 1.
    pub(super) line: u64,
    /// The number of its first item.
    pub(super) number: u64,
    pub(super) bytes: Vec<u8>,
}

/// The blocks of a file.
pub(super) struct Blocks<'a> {
    source: &'a Source,
    reader: Box<dyn Read + 'a>,
    file: u32,
    line: u64,
    number: u64,
    has_quotes: bool,
    rest: Vec<u8>,
    is_at_end: bool,
}

impl<'a> Blocks<'a> {
    /// The blocks of a file. With quotes, a line break between a pair of them does not end an item.
    pub(super) fn new(
        source: &'a Source,
        file: u32,
        has_quotes: bool,
        progress: &'a Progress,
    ) -> Result<Self, Problem> {
        let reader = source.open(|bytes| progress.add(bytes))?;
        let mut blocks = Self {
            source,
            reader,
            file,
            line: 1,
            number: 1,
            has_quotes,
            rest: Vec::new(),
            is_at_end: false,
        };
        blocks.fill()?;
        Ok(blocks)
    }

    /// The first record, which names the columns. `None` if the file is empty.
    pub(super) fn header(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        loop {
            let end = record_ends(&self.rest).next().map(|end| end + 1);
            let end = end.or_else(|| self.is_at_end.then_some(self.rest.len()));
            if let Some(end) = end {
                let header: Vec<u8> = self.rest.drain(..end).collect();
                self.line += newlines(&header);
                return Ok(Some(header).filter(|header| !header.is_empty()));
            }
            self.fill()?;
        }
    }

    /// The next block, or `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Block>, Problem> {
        loop {
            let end = if self.is_at_end {
                Some(self.rest.len())
            } else {
                self.cut()
            };
            let Some(end) = end else {
                self.fill()?;
                continue;
            };
            if end == 0 {
                return Ok(None);
            }
            let rest = self.rest.split_off(end);
            let bytes = std::mem::replace(&mut self.rest, rest);
            let block = Block {
                file: self.file,
                line: self.line,
                number: self.number,
                bytes,
            };
            self.line += newlines(&block.bytes);
            self.number += if self.has_quotes {
                count(record_ends(&block.bytes).count())
            } else {
                newlines(&block.bytes)
            };
            return Ok(Some(block));
        }
    }

    /// The end of the last complete item, if there is enough for a block.
    fn cut(&self) -> Option<usize> {
        if self.rest.len() < SIZE {
            return None;
        }
        let end = if self.has_quotes {
            record_ends(&self.rest).last()
        } else {
            memchr::memrchr(b'\n', &self.rest)
        };
        end.map(|end| end + 1)
    }

    /// Reads more of the file.
    fn fill(&mut self) -> Result<(), Problem> {
        if self.rest.len() > LONGEST {
            return Err(Problem::new(format!(
                "{}:{}: a line of more than {} MiB. A sample has one item to a line",
                self.source.name(),
                self.line,
                LONGEST >> 20
            )));
        }
        let wanted = count(SIZE.max(self.rest.len()));
        self.rest.reserve(SIZE);
        let read = self
            .reader
            .by_ref()
            .take(wanted)
            .read_to_end(&mut self.rest);
        let read = read.map_err(|error| self.source.problem(&error))?;
        self.is_at_end = count(read) < wanted;
        Ok(())
    }
}

fn newlines(bytes: &[u8]) -> u64 {
    count(memchr::memchr_iter(b'\n', bytes).count())
}

/// The line breaks that end a record: those after an even number of quotes.
fn record_ends(bytes: &[u8]) -> impl Iterator<Item = usize> {
    let mut is_quoted = false;
    memchr::memchr2_iter(b'"', b'\n', bytes).filter(move |at| {
        let is_quote = bytes.get(*at) == Some(&b'"');
        is_quoted ^= is_quote;
        !is_quote && !is_quoted
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quoted_line_breaks_end_no_record() {
        let text = b"a,\"x\ny\"\n\"\"\"\n\",b\nc";
        assert_eq!(record_ends(text).collect::<Vec<_>>(), [7, 15]);
        assert_eq!(newlines(text), 4);
    }
}
