//! What an item is called besides its key: its id, and the container that it is in.
#![expect(
    clippy::needless_pass_by_value,
    reason = "a part is a number or a reference"
)]

use alloc::boxed::Box;
use alloc::string::String;

use crate::document::checked_id;
use crate::format::{PartText, RolledUp};
use crate::range::Periods;
use crate::{
    Containers, KeyError, KeyForm, KeyRange, KeyWriter, Period, Store, SyntheticKey, Tenancy,
};

/// The id of an item, as the generated `item_id` gives it.
///
/// # Errors
///
/// A part is empty or out of range, or the store takes no such id.
pub fn item_id<T: SyntheticKey>(item: &T) -> Result<String, KeyError> {
    Ok(checked_id(item)?.finish().into())
}

/// A piece of a container's name, with its parts checked.
fn name(write: impl FnOnce(&mut KeyWriter<'_>)) -> Result<String, KeyError> {
    let mut name = KeyWriter::checked(Store::MONGODB);
    write(&mut name);
    match name.check() {
        Ok(()) => Ok(name.finish().into()),
        Err(error) => Err(KeyError::Container(Box::new(error))),
    }
}

fn checked_name(store: Store, name: String) -> Result<String, KeyError> {
    match store.problem_with_name(&name) {
        None => Ok(name),
        Some(problem) => Err(KeyError::ContainerName { name, problem }),
    }
}

/// The name of the container that an item is in.
///
/// # Errors
///
/// A part is empty or out of range, or the store takes no such name.
pub fn container(store: Store, write: impl FnOnce(&mut KeyWriter<'_>)) -> Result<String, KeyError> {
    checked_name(store, name(write)?)
}

/// The same where some tenants have a container of their own and the rest share one.
///
/// # Errors
///
/// As of [`container`].
pub fn container_for<P: PartText>(
    store: Store,
    tenancy: &Tenancy,
    tenant: P,
    write: impl FnOnce(&mut KeyWriter<'_>),
) -> Result<String, KeyError> {
    let mut text = KeyWriter::new();
    tenant.write_text(&mut text);
    if tenancy.has_own(text.as_str()) {
        return container(store, write);
    }
    checked_name(store, tenancy.pool().into())
}

/// The names of the containers of every period between two instants.
///
/// # Errors
///
/// As of [`container`].
pub fn containers(
    store: Store,
    before: impl FnOnce(&mut KeyWriter<'_>),
    after: impl FnOnce(&mut KeyWriter<'_>),
    period: Period,
    [from, to]: [RolledUp; 2],
) -> Result<Containers, KeyError> {
    let periods = Periods::between(period, &from, &to);
    let containers = Containers::new(name(before)?, name(after)?, periods);
    // They differ in digits alone: what holds of one holds of all.
    match containers.clone().next() {
        Some(first) => checked_name(store, first).map(|_| containers),
        None => Ok(containers),
    }
}

/// The keys of every period between two instants.
pub fn key_range<K: KeyForm>(
    before: impl FnOnce(&mut KeyWriter<'_>),
    after: impl FnOnce(&mut KeyWriter<'_>),
    period: Period,
    [from, to]: [RolledUp; 2],
    suffixes: u16,
) -> KeyRange<K> {
    let (before, after) = (piece::<K>(before), piece::<K>(after));
    KeyRange::new(before, after, period, (&from, &to), suffixes)
}

fn piece<K: KeyForm>(write: impl FnOnce(&mut KeyWriter<'_>)) -> K {
    let mut piece = KeyWriter::new();
    write(&mut piece);
    K::written(&mut piece)
}
