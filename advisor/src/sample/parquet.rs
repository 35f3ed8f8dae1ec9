//! Items as rows of a Parquet file: one task for each row group, of which only the asked columns are read.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch, StructArray, types};
use arrow_schema::{DataType, TimeUnit};
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReaderBuilder,
};
use synthetic_key_layout::FieldPath;
use synthetic_key_layout::compute::Value;

use super::source::Source;
use crate::count::Tally;
use crate::plan::Plan;
use crate::problem::Problem;
use crate::row::{At, Cell, Row};

/// How many rows are decoded at a time.
const BATCH: usize = 8192;

/// One row group of a file.
pub(super) struct RowGroup {
    source: Source,
    metadata: Arc<ArrowReaderMetadata>,
    file: u32,
    group: usize,
    /// The number of its first row in the file, from 1.
    first: u64,
    pub(super) bytes: u64,
}

/// The row groups of a file.
pub(super) fn row_groups(source: &Source, file: u32) -> Result<Vec<RowGroup>, Problem> {
    // Without the schema of the writer, columns have few types: no dictionaries.
    let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
    let metadata = ArrowReaderMetadata::load(&source.file()?, options);
    let metadata = Arc::new(metadata.map_err(|error| source.problem(&error))?);
    let mut first = 1;
    let groups = metadata
        .metadata()
        .row_groups()
        .iter()
        .enumerate()
        .map(|(group, about)| {
            let start = first;
            first += u64::try_from(about.num_rows()).unwrap_or_default();
            RowGroup {
                source: source.clone(),
                metadata: Arc::clone(&metadata),
                file,
                group,
                first: start,
                bytes: u64::try_from(about.compressed_size()).unwrap_or_default(),
            }
        });
    Ok(groups.collect())
}

/// Counts the rows of a row group.
pub(super) fn count(
    plan: &Plan,
    group: &RowGroup,
    part: &mut Tally,
    flush: impl Fn(&mut Tally),
) -> Result<(), Problem> {
    let problem = |error: &dyn std::error::Error| group.source.problem(error);
    let file = group.source.file()?;
    let metadata = ArrowReaderMetadata::clone(&group.metadata);
    let builder = ParquetRecordBatchReaderBuilder::new_with_metadata(file, metadata);
    let fields = builder.schema().fields().iter().enumerate();
    let wanted = fields.filter(|(_, field)| {
        let names = plan
            .columns
            .paths()
            .iter()
            .filter_map(|path| path.names().first());
        names.into_iter().any(|name| name == field.name())
    });
    let roots: Vec<_> = wanted.map(|(root, _)| root).collect();
    let mask = ProjectionMask::roots(builder.parquet_schema(), roots);
    let reader = builder
        .with_projection(mask)
        .with_row_groups(vec![group.group])
        .with_batch_size(BATCH)
        .build();
    let mut number = group.first;
    for batch in reader.map_err(|error| problem(&error))? {
        let batch = batch.map_err(|error| problem(&error))?;
        count_batch(plan, group.file, number, &batch, part);
        number += crate::number::count(batch.num_rows());
        flush(part);
    }
    Ok(())
}

fn count_batch(plan: &Plan, file: u32, first: u64, batch: &RecordBatch, part: &mut Tally) {
    let paths = plan.columns.paths().iter();
    let columns: Vec<_> = paths.map(|path| column(batch, path)).collect();
    let mut cells = Vec::with_capacity(columns.len());
    for (row, number) in (0..batch.num_rows()).zip(first..) {
        cells.clear();
        cells.extend(columns.iter().map(|column| Cell::Value(column.value(row))));
        let at = At { file, line: number };
        part.add(
            plan,
            &Row {
                cells: &cells,
                at,
                number,
                bytes: 0,
            },
        );
    }
}

/// A column whose type is known.
enum Column<'a> {
    Missing,
    Text(&'a arrow_array::StringArray),
    LargeText(&'a arrow_array::LargeStringArray),
    TextView(&'a arrow_array::StringViewArray),
    Bool(&'a arrow_array::BooleanArray),
    Date(&'a arrow_array::Date32Array),
    Integer(&'a ArrayRef, fn(&ArrayRef, usize) -> Value<'static>),
    Other(&'a ArrayRef),
}

impl<'a> Column<'a> {
    #[inline]
    fn value(&self, row: usize) -> Value<'a> {
        let null_or = |array: &dyn Array, value: &dyn Fn() -> Value<'a>| {
            if array.is_null(row) {
                Value::Null
            } else {
                value()
            }
        };
        match self {
            Self::Missing => Value::Missing,
            Self::Text(array) if !array.is_null(row) => Value::Text(array.value(row)),
            Self::Text(_) => Value::Null,
            Self::LargeText(array) => null_or(array, &|| Value::Text(array.value(row))),
            Self::TextView(array) => null_or(array, &|| Value::Text(array.value(row))),
            Self::Bool(array) => null_or(array, &|| Value::Bool(array.value(row))),
            Self::Date(array) => null_or(array, &|| Value::Date(array.value(row))),
            Self::Integer(array, value) => null_or(array, &|| value(array, row)),
            Self::Other(array) => null_or(array, &|| Value::Other),
        }
    }
}

/// The column of a path. An object is a column of structs.
fn column<'a>(batch: &'a RecordBatch, path: &FieldPath) -> Column<'a> {
    let mut names = path.names().iter();
    let root = names.next().and_then(|name| batch.column_by_name(name));
    let found = names.try_fold(root, |column, name| {
        let inner = column?.as_any().downcast_ref::<StructArray>()?;
        Some(inner.column_by_name(name))
    });
    found.flatten().map_or(Column::Missing, typed)
}

macro_rules! integers {
    ($array:expr, $($arrow:ident => $type:ident),*) => {
        match $array.data_type() {
            $(DataType::$arrow => Some(Column::Integer($array, |array, row| {
                Value::Integer(array.as_primitive::<types::$type>().value(row).into())
            })),)*
            _ => None,
        }
    };
}

fn typed(array: &ArrayRef) -> Column<'_> {
    let integer = integers!(array,
        Int8 => Int8Type, Int16 => Int16Type, Int32 => Int32Type, Int64 => Int64Type,
        UInt8 => UInt8Type, UInt16 => UInt16Type, UInt32 => UInt32Type, UInt64 => UInt64Type);
    if let Some(column) = integer {
        return column;
    }
    match array.data_type() {
        DataType::Utf8 => Column::Text(array.as_string()),
        DataType::LargeUtf8 => Column::LargeText(array.as_string()),
        DataType::Utf8View => Column::TextView(array.as_string_view()),
        DataType::Boolean => Column::Bool(array.as_boolean()),
        DataType::Date32 => Column::Date(array.as_primitive()),
        DataType::Timestamp(unit, _) => Column::Integer(
            array,
            match unit {
                TimeUnit::Second => |array, row| {
                    time(
                        array
                            .as_primitive::<types::TimestampSecondType>()
                            .value(row),
                        1,
                    )
                },
                TimeUnit::Millisecond => |array, row| {
                    time(
                        array
                            .as_primitive::<types::TimestampMillisecondType>()
                            .value(row),
                        1_000,
                    )
                },
                TimeUnit::Microsecond => |array, row| {
                    time(
                        array
                            .as_primitive::<types::TimestampMicrosecondType>()
                            .value(row),
                        1_000_000,
                    )
                },
                TimeUnit::Nanosecond => |array, row| {
                    time(
                        array
                            .as_primitive::<types::TimestampNanosecondType>()
                            .value(row),
                        1_000_000_000,
                    )
                },
            },
        ),
        _ => Column::Other(array),
    }
}

/// A timestamp, which counts from 1970 in UTC whatever its zone is.
fn time(count: i64, per_second: i64) -> Value<'static> {
    Value::Time {
        seconds: count.div_euclid(per_second),
        nanos: 0,
    }
}
