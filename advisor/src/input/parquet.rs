//! Items as rows of a Parquet file: one task per row group, which reads only the requested columns.

use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch, StructArray, types};
use arrow_schema::{DataType, Field, Fields, Schema, TimeUnit};
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::{
    ArrowReaderMetadata, ArrowReaderOptions, ParquetRecordBatchReaderBuilder,
};
use parquet::basic::{Encoding, EncodingMask};
use parquet::errors::ParquetError;
use parquet::file::metadata::ColumnChunkMetaData;
use synthetic_key_format::FieldPath;
use synthetic_key_format::compute::Value;

use super::source::Source;
use crate::counting::Part;
use crate::counting::plan::Plan;
use crate::input::batch::{Batch, Column, Item};
use crate::input::row::{At, Cell};
use crate::problem::Problem;

/// How many rows are decoded at a time: many, because the facts about a dictionary are computed for each batch.
const BATCH: usize = 1 << 16;

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
    // Without the writer's schema, columns have only a few types, and no dictionaries.
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

/// The names of the columns.
pub(super) fn names(source: &Source) -> Result<Vec<FieldPath>, Problem> {
    let options = ArrowReaderOptions::new().with_skip_arrow_metadata(true);
    let metadata = ArrowReaderMetadata::load(&source.file()?, options);
    let metadata = metadata.map_err(|error| source.problem(&error))?;
    let fields = metadata.schema().fields().iter();
    Ok(fields.map(|field| field.name().as_str().into()).collect())
}

/// Counts the rows of a row group.
pub(super) fn count(
    plan: &Plan,
    group: &RowGroup,
    part: &mut Part,
    flush: impl Fn(&mut Part),
) -> Result<(), Problem> {
    let problem = |error: &dyn std::error::Error| group.source.problem(error);
    let file = group.source.file()?;
    let metadata = group.coded().map_err(|error| problem(&error))?;
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
        let item = |number| Item {
            at: At {
                file: group.file,
                line: number,
            },
            number,
            bytes: 0,
        };
        let next = number + crate::number::count(batch.num_rows());
        let items = (number..next).map(item).collect();
        let paths = plan.columns.paths().iter();
        let columns = paths.map(|path| column(&batch, path)).collect();
        part.add(plan, &Batch { columns, items }, &flush);
        number = next;
    }
    Ok(())
}

impl RowGroup {
    /// How the row group is read: a text column that is a dictionary in the file stays one.
    fn coded(&self) -> Result<ArrowReaderMetadata, ParquetError> {
        let whole = self.metadata.metadata();
        let chunks = whole.row_group(self.group).columns();
        let is_coded = |field: &Field| {
            let chunk = chunks
                .iter()
                .find(|chunk| chunk.column_path().parts() == [field.name().as_str()]);
            *field.data_type() == DataType::Utf8 && chunk.is_some_and(is_all_dictionary)
        };
        let fields = self.metadata.schema().fields().iter().map(|field| {
            if !is_coded(field) {
                return Arc::clone(field);
            }
            let coded = DataType::Dictionary(DataType::Int32.into(), DataType::Utf8.into());
            Arc::new(field.as_ref().clone().with_data_type(coded))
        });
        let schema = Schema::new(fields.collect::<Fields>());
        let options = ArrowReaderOptions::new().with_schema(Arc::new(schema));
        ArrowReaderMetadata::try_new(Arc::clone(whole), options)
    }
}

/// Whether all pages of a column refer to a dictionary. Not every writer records that.
fn is_all_dictionary(chunk: &ColumnChunkMetaData) -> bool {
    let is_dictionary = |mask: &EncodingMask| {
        mask.is_only(Encoding::RLE_DICTIONARY) || mask.is_only(Encoding::PLAIN_DICTIONARY)
    };
    let mask = chunk.page_encoding_stats_mask();
    chunk.dictionary_page_offset().is_some() && mask.is_none_or(is_dictionary)
}

/// The column of a path. An object is a column of structs.
fn column<'a>(batch: &'a RecordBatch, path: &FieldPath) -> Column<'a> {
    let mut names = path.names().iter();
    let root = names.next().and_then(|name| batch.column_by_name(name));
    let found = names.try_fold(root, |column, name| {
        let inner = column?.as_any().downcast_ref::<StructArray>()?;
        Some(inner.column_by_name(name))
    });
    found.flatten().map_or_else(Column::default, typed)
}

/// The values of an array.
fn typed(array: &ArrayRef) -> Column<'_> {
    let Some(dictionary) = array.as_any_dictionary_opt() else {
        return Column::new(cells(array));
    };
    let mut cells = cells(dictionary.values());
    // Nulls have a code of their own.
    let null = u32::try_from(cells.len()).unwrap_or(u32::MAX);
    cells.push(Cell::Value(Value::Null));
    let code = |(row, key): (usize, usize)| match u32::try_from(key) {
        Ok(code) if !array.is_null(row) => code,
        _ => null,
    };
    let keys = dictionary.normalized_keys().into_iter();
    Column::coded(cells, keys.enumerate().map(code).collect())
}

fn cells(array: &ArrayRef) -> Vec<Cell<'_>> {
    use TimeUnit::{Microsecond, Millisecond, Nanosecond, Second};
    use types::{
        Int8Type, Int16Type, Int32Type, Int64Type, TimestampMicrosecondType,
        TimestampMillisecondType, TimestampNanosecondType, TimestampSecondType, UInt8Type,
        UInt16Type, UInt32Type, UInt64Type,
    };
    macro_rules! typed {
        ($($arrow:pat => $array:expr, $value:expr;)*) => {
            match array.data_type() {
                $($arrow => $array
                    .iter()
                    .map(|value| Cell::Value(value.map_or(Value::Null, $value)))
                    .collect(),)*
                _ => (0..array.len())
                    .map(|row| if array.is_null(row) { Value::Null } else { Value::Other })
                    .map(Cell::Value)
                    .collect(),
            }
        };
    }
    let decimal = |value: Option<f64>| value.map_or(Cell::Value(Value::Null), Cell::Decimal);
    if let Some(array) = array.as_primitive_opt::<types::Float64Type>() {
        return array.iter().map(decimal).collect();
    }
    if let Some(array) = array.as_primitive_opt::<types::Float32Type>() {
        return array
            .iter()
            .map(|value| decimal(value.map(f64::from)))
            .collect();
    }
    typed! {
        DataType::Utf8 => array.as_string::<i32>(), Value::Text;
        DataType::LargeUtf8 => array.as_string::<i64>(), Value::Text;
        DataType::Utf8View => array.as_string_view(), Value::Text;
        DataType::Boolean => array.as_boolean(), Value::Bool;
        DataType::Date32 => array.as_primitive::<types::Date32Type>(), Value::Date;
        DataType::Int8 => array.as_primitive::<Int8Type>(), Value::from;
        DataType::Int16 => array.as_primitive::<Int16Type>(), Value::from;
        DataType::Int32 => array.as_primitive::<Int32Type>(), Value::from;
        DataType::Int64 => array.as_primitive::<Int64Type>(), Value::from;
        DataType::UInt8 => array.as_primitive::<UInt8Type>(), Value::from;
        DataType::UInt16 => array.as_primitive::<UInt16Type>(), Value::from;
        DataType::UInt32 => array.as_primitive::<UInt32Type>(), Value::from;
        DataType::UInt64 => array.as_primitive::<UInt64Type>(), Value::from;
        DataType::Timestamp(Second, _) => array.as_primitive::<TimestampSecondType>(), |n| time(n, 1);
        DataType::Timestamp(Millisecond, _) => array.as_primitive::<TimestampMillisecondType>(), |n| time(n, 1_000);
        DataType::Timestamp(Microsecond, _) => array.as_primitive::<TimestampMicrosecondType>(), |n| time(n, 1_000_000);
        DataType::Timestamp(Nanosecond, _) => array.as_primitive::<TimestampNanosecondType>(), |n| time(n, 1_000_000_000);
    }
}

/// A timestamp counts from 1970 in UTC, whatever its zone is.
fn time(count: i64, per_second: i64) -> Value<'static> {
    Value::Time {
        seconds: count.div_euclid(per_second),
        nanos: 0,
    }
}
