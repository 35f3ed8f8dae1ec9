//! The queries that a key has to serve, described by what their readers know.

mod ask;
mod asked;

use synthetic_key_format::{FieldPath, Layout, Period, Piece};

pub(crate) use ask::Asker;
pub(crate) use asked::{Asked, MOST_ASKED, Question};

use crate::input::row::Columns;
use crate::problem::Problem;

/// A query: the known properties, and the period of time.
#[derive(Clone, Debug)]
pub(crate) struct Query {
    /// The text without its share: `tailnum+day`.
    pub(crate) name: String,
    pub(crate) fields: Vec<FieldPath>,
    pub(crate) columns: Vec<usize>,
    pub(crate) span: Option<Period>,
    /// Its share of the reads, from 0 to 1.
    pub(crate) share: f64,
}

impl Query {
    /// A value of `--read`: `tailnum+day:90%`. Queries without a share divide the reads equally.
    pub(crate) fn parse(text: &str, columns: &mut Columns) -> Result<(Self, bool), Problem> {
        let wrong = |why: &str| {
            Problem::new(format!(
                "--read {text}: {why}. Write what a reader knows, such as 'tailnum+day:90%': properties, a period of time, and how many of the reads"
            ))
        };
        let share = text.rsplit_once(':').and_then(|(name, share)| {
            let percent = share.trim().strip_suffix('%')?.trim().parse::<f64>().ok()?;
            (0.0..=100.0)
                .contains(&percent)
                .then_some((name, percent / 100.0))
        });
        let (name, share, has_share) = match share {
            Some((name, share)) => (name, share, true),
            None if text.contains('%') => return Err(wrong("the share is not a percentage")),
            None => (text, 1.0, false),
        };
        let (mut fields, mut span) = (Vec::new(), None);
        for part in name.split('+').map(str::trim) {
            if let Some(period) = Period::from_name(part) {
                if span.replace(period).is_some() {
                    return Err(wrong("two periods of time"));
                }
                continue;
            }
            fields.push(path(part).ok_or_else(|| wrong("a name is not one of a property"))?);
        }
        let columns = fields.iter().map(|path| columns.number_of(path)).collect();
        let query = Self {
            name: name.trim().to_owned(),
            fields,
            columns,
            span,
            share,
        };
        Ok((query, has_share))
    }

    /// All values of `--read`. The shares are scaled to a sum of 1.
    pub(crate) fn parse_all(texts: &[String], columns: &mut Columns) -> Result<Vec<Self>, Problem> {
        let parsed = texts.iter().map(|text| Self::parse(text, columns));
        let parsed: Vec<_> = parsed.collect::<Result<_, _>>()?;
        let with_share = parsed.iter().filter(|(_, has_share)| *has_share).count();
        if with_share != 0 && with_share != parsed.len() {
            return Err(Problem::new(
                "--read: either all have a share, such as :90%, or none",
            ));
        }
        let mut queries: Vec<_> = parsed.into_iter().map(|(query, _)| query).collect();
        let sum: f64 = queries.iter().map(|query| query.share).sum();
        if sum <= 0.0 && !queries.is_empty() {
            return Err(Problem::new("--read: the shares add up to nothing"));
        }
        for query in &mut queries {
            query.share /= sum;
        }
        Ok(queries)
    }
}

/// A path in the syntax of a layout.
pub(crate) fn path(text: &str) -> Option<FieldPath> {
    let layout = Layout::parse(&format!("{{{text}}}")).ok()?;
    let mut pieces = layout.pieces();
    match (pieces.next(), pieces.next()) {
        (Some(Piece::Part(field)), None) if field.to_string() == field.path.to_string() => {
            Some(field.path.clone())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_are_read() {
        let texts = ["tailnum+day:90%", "day:1%", "a.b+c:9%"].map(str::to_owned);
        let queries = Query::parse_all(&texts, &mut Columns::default()).unwrap();
        assert_eq!(
            (queries[0].name.as_str(), queries[0].span),
            ("tailnum+day", Some(Period::Day))
        );
        assert!(queries[1].fields.is_empty());
        assert_eq!((queries[2].fields.len(), queries[2].span), (2, None));
        assert!((queries[0].share - 0.9).abs() < 1e-9);
    }

    #[test]
    fn wrong_queries_are_refused() {
        let wrong: &[&[&str]] = &[
            &[""],
            &["a+"],
            &["day+month"],
            &["a:x%"],
            &["a:200%"],
            &["a:50%", "b"],
            &["a:0%"],
            &["a:lower"],
        ];
        for texts in wrong {
            let texts: Vec<_> = texts.iter().map(|text| (*text).to_owned()).collect();
            assert!(
                Query::parse_all(&texts, &mut Columns::default()).is_err(),
                "{texts:?}"
            );
        }
    }
}
