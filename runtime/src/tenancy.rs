//! Which tenants have a container of their own.

use alloc::collections::BTreeSet;
use alloc::string::String;

/// Tenants with a container of their own; the rest share one. To move a tenant is to change this value.
///
/// ```
/// use synthetic_key::{SyntheticKey, Tenancy};
///
/// #[derive(SyntheticKey)]
/// #[pk(container = "orders-{tenant}")]
/// struct Order {
///     #[pk(concat)]
///     tenant: String,
///     #[pk(concat)]
///     number: u64,
/// }
///
/// let mut tenancy = Tenancy::pooled("orders");
/// tenancy.give_own("contoso");
/// let container = |tenant| OrderKey { tenant, number: 1 }.container_for(&tenancy);
/// assert_eq!(container("contoso")?, "orders-contoso");
/// assert_eq!(container("fabrikam")?, "orders");
/// # Ok::<(), synthetic_key::KeyError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tenancy {
    pool: String,
    own: BTreeSet<String>,
}

impl Tenancy {
    /// Every tenant in the container `pool`.
    pub fn pooled(pool: impl Into<String>) -> Self {
        Self {
            pool: pool.into(),
            own: BTreeSet::new(),
        }
    }

    /// Gives a tenant a container of its own. Says whether it had none.
    pub fn give_own(&mut self, tenant: impl Into<String>) -> bool {
        self.own.insert(tenant.into())
    }

    /// Puts a tenant into the pool. Says whether it had a container of its own.
    pub fn put_into_pool(&mut self, tenant: &str) -> bool {
        self.own.remove(tenant)
    }

    /// Whether a tenant has a container of its own.
    #[must_use]
    pub fn has_own(&self, tenant: &str) -> bool {
        self.own.contains(tenant)
    }

    /// The container of those that have none of their own.
    #[must_use]
    pub fn pool(&self) -> &str {
        &self.pool
    }

    /// The tenants with a container of their own, in order.
    pub fn own(&self) -> impl ExactSizeIterator<Item = &str> {
        self.own.iter().map(String::as_str)
    }
}

impl<T: Into<String>> Extend<T> for Tenancy {
    fn extend<I: IntoIterator<Item = T>>(&mut self, tenants: I) {
        self.own.extend(tenants.into_iter().map(Into::into));
    }
}
