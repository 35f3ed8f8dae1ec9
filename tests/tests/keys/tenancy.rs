//! Which tenants have a container of their own, and which share one.

use synthetic_key::store::NameError;
use synthetic_key::{KeyError, SyntheticKey, Tenancy};

#[derive(SyntheticKey)]
#[pk(container = "orders-{tenant}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    number: u64,
}

#[test]
fn a_tenant_moves_there_and_back() {
    let order = |tenant: &str| Order {
        tenant: tenant.into(),
        number: 1,
    };
    let mut tenancy = Tenancy::pooled("orders");
    let pooled = tenancy.clone();
    for tenant in ["contoso", "a/b", "", "orders"] {
        assert_eq!(order(tenant).container_for(&tenancy).unwrap(), "orders");
    }
    assert!(tenancy.dedicate("contoso") && !tenancy.dedicate("contoso"));
    assert_eq!(
        order("contoso").container_for(&tenancy).unwrap(),
        "orders-contoso"
    );
    assert_eq!(
        order("contoso").container_for(&tenancy),
        order("contoso").container()
    );
    let point = OrderKey {
        tenant: "contoso",
        number: 9,
    };
    assert_eq!(point.container_for(&tenancy).unwrap(), "orders-contoso");
    // Names are compared exactly.
    for other in ["Contoso", "contoso ", "contos", "contosoo"] {
        assert_eq!(order(other).container_for(&tenancy).unwrap(), "orders");
    }
    // The key is the same wherever the item is.
    assert_eq!(order("contoso").partition_key(), "contoso-1");

    tenancy.extend(["fabrikam", "a/b", ""]);
    assert_eq!(
        tenancy.dedicated().collect::<Vec<_>>(),
        ["", "a/b", "contoso", "fabrikam"]
    );
    assert!(matches!(
        order("a/b").container_for(&tenancy),
        Err(KeyError::ContainerName { .. })
    ));
    assert!(matches!(
        order("").container_for(&tenancy),
        Err(KeyError::Container(_))
    ));
    assert!(tenancy.return_to_pool("contoso") && !tenancy.return_to_pool("contoso"));
    assert_eq!(order("contoso").container_for(&tenancy).unwrap(), "orders");
    assert!(!tenancy.is_dedicated("contoso") && tenancy.is_dedicated("fabrikam"));
    for tenant in ["fabrikam", "a/b", ""] {
        tenancy.return_to_pool(tenant);
    }
    assert_eq!(tenancy, pooled);
    assert!(order("t").container_for(&Tenancy::pooled("a/b")).is_err());
    assert!(order("t").container_for(&Tenancy::pooled("")).is_err());
}

#[derive(SyntheticKey)]
#[pk(container = "t{tenant:04}")]
struct Numbered {
    #[pk(concat)]
    tenant: u32,
}

#[derive(SyntheticKey)]
#[pk(container = "t-{tenant:?\"NONE\":lower}")]
struct Perhaps {
    #[pk(concat)]
    id: u64,
    tenant: Option<String>,
}

#[test]
fn a_tenant_is_known_by_its_text_in_the_name() {
    let mut tenancy = Tenancy::pooled("pool");
    tenancy.extend(["0007", "NONE", "acme"]);
    assert_eq!(
        Numbered { tenant: 7 }.container_for(&tenancy).unwrap(),
        "t0007"
    );
    assert_eq!(
        NumberedKey { tenant: 8 }.container_for(&tenancy).unwrap(),
        "pool"
    );
    assert_eq!(Numbered { tenant: 7 }.partition_key(), "7");
    let of = |tenant: Option<&str>| {
        Perhaps {
            id: 1,
            tenant: tenant.map(Into::into),
        }
        .container_for(&tenancy)
    };
    assert_eq!(of(None).unwrap(), "t-NONE");
    assert_eq!(of(Some("ACME")).unwrap(), "t-acme");
    assert_eq!(of(Some("other")).unwrap(), "pool");
    assert_eq!(
        PerhapsKey {
            id: 1,
            tenant: Some("Acme")
        }
        .container()
        .unwrap(),
        "t-acme"
    );
}

/// The container of a separate tenant is never the shared one.
#[test]
fn the_pool_is_nobodys_own() {
    #[derive(SyntheticKey)]
    #[pk(store = "table", container = "orders{tenant:lower}")]
    struct Entity {
        #[pk(concat)]
        tenant: String,
    }
    let mut tenancy = Tenancy::pooled("orders-pool");
    tenancy.extend(["pool", "Pool", "contoso"]);
    let order = |tenant| OrderKey { tenant, number: 1 };
    let refused = KeyError::ContainerName(NameError {
        name: "orders-pool".into(),
        problem: "it is the container that the other tenants share",
    });
    assert_eq!(order("pool").container_for(&tenancy), Err(refused));
    // Case matters in Cosmos DB.
    assert_eq!(
        order("Pool").container_for(&tenancy).unwrap(),
        "orders-Pool"
    );
    assert_eq!(
        order("contoso").container_for(&tenancy).unwrap(),
        "orders-contoso"
    );
    assert_eq!(
        order("other").container_for(&tenancy).unwrap(),
        "orders-pool"
    );
    // A tenant in the pool may have any name.
    tenancy.return_to_pool("pool");
    assert_eq!(
        order("pool").container_for(&tenancy).unwrap(),
        "orders-pool"
    );

    // Case does not matter in Table Storage.
    let mut tenancy = Tenancy::pooled("OrdersPool");
    tenancy.extend(["pool", "contoso"]);
    let entity = |tenant| EntityKey { tenant }.container_for(&tenancy);
    assert!(matches!(
        entity("POOL"),
        Err(KeyError::ContainerName { .. })
    ));
    assert_eq!(entity("Contoso").unwrap(), "orderscontoso");
    assert_eq!(entity("other").unwrap(), "OrdersPool");
}

#[test]
fn it_is_read_from_a_configuration() {
    let read = |json: &str| serde_json::from_str::<Tenancy>(json);
    let mut expected = Tenancy::pooled("orders");
    assert_eq!(read(r#"{"pool":"orders"}"#).unwrap(), expected);
    expected.extend(["a", "b"]);
    let json = r#"{"dedicated":["b","a","b"],"pool":"orders"}"#;
    assert_eq!(read(json).unwrap(), expected);
    for (json, why) in [
        (r#"{"dedicated":[]}"#, "missing field `pool`"),
        (
            r#"{"pool":"o","dedicate":["a"]}"#,
            "unknown field `dedicate`",
        ),
        (r#"{"pool":"o","pool":"p"}"#, "`pool` is given twice"),
        (r#""orders""#, "expected the name of a `pool`"),
    ] {
        let error = read(json).unwrap_err().to_string();
        assert!(error.contains(why), "{error}");
    }
}
