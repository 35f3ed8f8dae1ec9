//! Names of an item other than its key: its id, and the container that it is in.
#![expect(
    clippy::needless_pass_by_value,
    reason = "a part is a number or a reference"
)]

use alloc::boxed::Box;
use alloc::string::String;
use core::marker::PhantomData;

use crate::document::checked_id;
use crate::iter::ContainersBetween;
use crate::part::text::PartText;
use crate::part::text::rollup::RolledUp;
use crate::store::{Limits, NameError};
use crate::time::between::Periods;
use crate::write::Draft;
use crate::write::checked::{Checked, CheckedAs, OfName};
use crate::{KeyError, KeyWriter, Period, Store, SyntheticKey, Tenancy};

/// The id of an item.
pub(crate) fn item_id<T: SyntheticKey + ?Sized>(item: &T) -> Result<String, KeyError> {
    Ok(checked_id(item)?.into_draft().into_key().into())
}

/// The first fields of an id, or all of them.
pub trait IdFields {
    /// What the store accepts.
    const STORE: Store;

    /// The proof of the whole id, if the item is generic.
    const PROOF: () = ();

    /// Writes the id up to the field after them.
    fn write_id(&self, out: &mut impl KeyWriter);
}

/// Checks a text as the start of an id.
struct OfIdFields<T: ?Sized>(PhantomData<T>);

impl<T: IdFields + ?Sized> CheckedAs for OfIdFields<T> {
    const LIMITS: Limits = T::STORE.ids();
}

/// The text of an id up to the field after these: the result of the generated `id_prefix` and `item_id`.
///
/// # Errors
///
/// A part is empty or out of range, or the store does not accept the id.
pub fn id_text<T: IdFields>(fields: &T) -> Result<String, KeyError> {
    let mut id = Checked::<OfIdFields<T>>::new();
    fields.write_id(&mut id);
    match id.check(|longest| fields.write_id(longest)) {
        Ok(()) => Ok(id.into_draft().into_key().into()),
        Err(error) => Err(KeyError::Id(Box::new(error))),
    }
}

/// A piece of a container's name, with its parts checked.
fn name(write: impl FnOnce(&mut Checked<OfName>)) -> Result<String, KeyError> {
    let mut name = Checked::new();
    write(&mut name);
    match name.check(|_| {}) {
        Ok(()) => Ok(name.into_draft().into_key().into()),
        Err(error) => Err(KeyError::Container(Box::new(error))),
    }
}

fn checked_name(store: Store, name: String) -> Result<String, KeyError> {
    store.check_container_name(&name)?;
    Ok(name)
}

/// The name of the container that an item is in.
///
/// # Errors
///
/// A part is empty or out of range, or the store does not accept the name.
pub fn container(
    store: Store,
    write: impl FnOnce(&mut Checked<OfName>),
) -> Result<String, KeyError> {
    checked_name(store, name(write)?)
}

/// The same if some tenants have a container of their own and the others share one.
///
/// # Errors
///
/// The same as for [`container`].
pub fn container_for<P: PartText>(
    store: Store,
    tenancy: &Tenancy,
    tenant: P,
    write: impl FnOnce(&mut Checked<OfName>),
) -> Result<String, KeyError> {
    let tenant = Draft::of(|text| tenant.write_text(text));
    let pool = tenancy.pool();
    if !tenancy.is_dedicated(tenant.as_str()) {
        return checked_name(store, pool.into());
    }
    let name = container(store, write)?;
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

/// The names of the containers of every period between two instants.
///
/// # Errors
///
/// The same as for [`container`].
pub fn containers(
    store: Store,
    before: impl FnOnce(&mut Checked<OfName>),
    after: impl FnOnce(&mut Checked<OfName>),
    period: Period,
    ends: [RolledUp; 2],
) -> Result<ContainersBetween, KeyError> {
    let periods = Periods::between(period, ends);
    let containers = ContainersBetween::new(name(before)?, name(after)?, periods);
    // They differ only in digits: if one is valid, all are.
    match containers.clone().next() {
        Some(first) => checked_name(store, first).map(|_| containers),
        None => Ok(containers),
    }
}
