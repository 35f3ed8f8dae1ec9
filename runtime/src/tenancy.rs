//! Which tenants have a container of their own.

use alloc::collections::BTreeSet;
use alloc::string::String;
use core::fmt;

use serde_core::de::{Error, MapAccess, Visitor};
use serde_core::{Deserialize, Deserializer};

/// Which tenants have a container of their own; the others share one. To move a tenant, change this value.
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
/// tenancy.dedicate("contoso");
/// let container = |tenant| OrderKey { tenant, number: 1 }.container_for(&tenancy);
/// assert_eq!(container("contoso")?, "orders-contoso");
/// assert_eq!(container("fabrikam")?, "orders");
///
/// // The container of a tenant of its own is not the one that the others share.
/// tenancy = Tenancy::pooled("orders-pool");
/// tenancy.dedicate("pool");
/// assert!(OrderKey { tenant: "pool", number: 1 }.container_for(&tenancy).is_err());
/// # Ok::<(), synthetic_key::KeyError>(())
/// ```
///
/// You can read it from a configuration file, in any format of serde:
///
/// ```
/// let tenancy: synthetic_key::Tenancy =
///     serde_json::from_str(r#"{"pool": "orders", "dedicated": ["contoso"]}"#)?;
/// assert!(tenancy.is_dedicated("contoso"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tenancy {
    pool: String,
    dedicated: BTreeSet<String>,
}

impl Tenancy {
    /// Creates a tenancy in which all tenants share the container `pool`.
    pub fn pooled(pool: impl Into<String>) -> Self {
        Self {
            pool: pool.into(),
            dedicated: BTreeSet::new(),
        }
    }

    /// Gives a tenant a container of its own. Returns whether it had none before.
    ///
    /// Give the tenant's name as the template of the container writes it: `contoso` under `{tenant:lower}`, `0012` under
    /// `{tenant:04}`. Another text is another tenant, and the tenant that you meant stays in the shared container.
    pub fn dedicate(&mut self, tenant: impl Into<String>) -> bool {
        self.dedicated.insert(tenant.into())
    }

    /// Moves a tenant back to the shared container. Returns whether it had one of its own.
    ///
    /// ```
    /// let mut tenancy = synthetic_key::Tenancy::pooled("orders");
    /// assert!(tenancy.dedicate("contoso"));
    /// assert!(tenancy.return_to_pool("contoso") && !tenancy.is_dedicated("contoso"));
    /// ```
    pub fn return_to_pool(&mut self, tenant: &str) -> bool {
        self.dedicated.remove(tenant)
    }

    /// Returns whether a tenant has a container of its own.
    #[must_use]
    pub fn is_dedicated(&self, tenant: &str) -> bool {
        self.dedicated.contains(tenant)
    }

    /// Returns the name of the container that all other tenants share.
    #[must_use]
    pub fn pool(&self) -> &str {
        &self.pool
    }

    /// Returns the tenants with a container of their own, in order.
    pub fn dedicated(&self) -> impl ExactSizeIterator<Item = &str> {
        self.dedicated.iter().map(String::as_str)
    }
}

impl<T: Into<String>> Extend<T> for Tenancy {
    fn extend<I: IntoIterator<Item = T>>(&mut self, tenants: I) {
        self.dedicated.extend(tenants.into_iter().map(Into::into));
    }
}

/// Reads `{"pool": "orders", "dedicated": ["contoso"]}`. Without `dedicated`, all tenants share the pool. Any other name
/// is an error, because a misspelt one would move tenants to the pool.
impl<'de> Deserialize<'de> for Tenancy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Tenancy", FIELDS, Configuration)
    }
}

const FIELDS: &[&str] = &["pool", "dedicated"];

struct Configuration;

impl<'de> Visitor<'de> for Configuration {
    type Value = Tenancy;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a `pool` and a list of `dedicated` tenants")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tenancy, A::Error> {
        let (mut pool, mut dedicated) = (None, None);
        while let Some(name) = map.next_key::<String>()? {
            let is_again = match &*name {
                "pool" => pool.replace(map.next_value()?).is_some(),
                "dedicated" => dedicated.replace(map.next_value()?).is_some(),
                other => return Err(A::Error::unknown_field(other, FIELDS)),
            };
            if is_again {
                return Err(A::Error::custom(format_args!("`{name}` is given twice")));
            }
        }
        Ok(Tenancy {
            pool: pool.ok_or_else(|| A::Error::missing_field("pool"))?,
            dedicated: dedicated.unwrap_or_default(),
        })
    }
}
