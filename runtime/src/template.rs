//! Names of an item other than its key: the first fields of its id, and the container that it is in.

#![allow(clippy::missing_errors_doc, reason = "only generated code calls it")]

use alloc::boxed::Box;
use alloc::string::String;

use synthetic_key_format::engine::{Draft, Value, Values};

use crate::declaration::{Piece, parts};
use crate::engine::check::{Accepted, check};
use crate::iter::ContainersBetween;
use crate::store::NameError;
use crate::time::between::Periods;
use crate::{KeyError, PartitionKey, Store, SyntheticKey, Tenancy};

fn string(text: Draft) -> String {
    PartitionKey::new(text.into_text()).into()
}

/// The id, or its start, that these pieces write.
pub fn id_text(store: Store, pieces: &'static [Piece], value: &Values) -> Result<String, KeyError> {
    let id = check(pieces, value, &Accepted::by(store.ids()));
    match id {
        Ok(id) => Ok(string(id)),
        Err(error) => Err(KeyError::Id(Box::new(error))),
    }
}

fn name(pieces: &'static [Piece], value: &Values) -> Result<String, KeyError> {
    match check(pieces, value, Accepted::ANYTHING) {
        Ok(name) => Ok(string(name)),
        Err(error) => Err(KeyError::Container(Box::new(error))),
    }
}

fn checked_name(store: Store, name: String) -> Result<String, KeyError> {
    store.check_container_name(&name)?;
    Ok(name)
}

fn pieces<T: SyntheticKey + ?Sized>() -> &'static [Piece] {
    match const { &T::__KEY.options().container } {
        Some(text) => text.pieces,
        None => &[],
    }
}

/// The name of the container of an item.
pub fn container<T: SyntheticKey + ?Sized>(item: &T) -> Result<String, KeyError> {
    checked_name(T::STORE, name(pieces::<T>(), &|at| item.__value(at))?)
}

/// The same if only some tenants have a container of their own. One field is the tenant.
pub fn container_for<T: SyntheticKey + ?Sized>(
    item: &T,
    tenancy: &Tenancy,
) -> Result<String, KeyError> {
    let (store, pool) = (T::STORE, tenancy.pool());
    let mut tenant = Draft::new();
    if let Some(part) = parts(pieces::<T>()).next() {
        part.write(&item.__value(part.value), &mut tenant);
    }
    if !tenancy.is_dedicated(tenant.as_str()) {
        return checked_name(store, pool.into());
    }
    let name = container(item)?;
    let is_pool = if store.container_names().ignores_case() {
        name.eq_ignore_ascii_case(pool)
    } else {
        name == pool
    };
    if is_pool {
        let problem = "it is the container that the other tenants share";
        return Err(NameError { name, problem }.into());
    }
    Ok(name)
}

/// The names of the containers between two instants, for values without the point in time.
pub fn containers<T: SyntheticKey + ?Sized>(
    value: &Values,
    [from, to]: [Value; 2],
) -> Result<ContainersBetween, KeyError> {
    let pieces = pieces::<T>();
    let rollup = |piece: &Piece| match piece {
        Piece::Part(part) => part.format.rollup,
        _ => None,
    };
    let at = pieces.iter().position(|piece| rollup(piece).is_some());
    let (before, rest) = pieces.split_at(at.unwrap_or_default());
    let after = rest.get(1..).unwrap_or_default();
    let (before, after) = (name(before, value)?, name(after, value)?);
    let periods = rest.first().and_then(rollup).and_then(|rollup| {
        let seconds = |value| Some(rollup.instant(value)?.0.unix_seconds());
        Some(Periods::between(
            rollup.period,
            seconds(&from)?,
            seconds(&to)?,
        ))
    });
    let Some(periods) = periods else {
        // Only a name with a period has this function.
        return Err(KeyError::Empty { field: "" });
    };
    let containers = ContainersBetween::new(before, after, periods);
    // They differ only in digits: if one is valid, all are.
    match containers.clone().next() {
        Some(first) => checked_name(T::STORE, first).map(|_| containers),
        None => Ok(containers),
    }
}
