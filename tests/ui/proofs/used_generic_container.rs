//! SK0619: the containers of generic items, of which nothing else is used
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(container = "{site}-{tenant}")]
struct Order<Name> {
    #[pk(concat)]
    number: u32,
    site: Name,
    tenant: Name,
}

#[derive(SyntheticKey)]
#[pk(container = "{site}-{tenant}-{at:month}")]
struct Reading<Name> {
    #[pk(concat)]
    device: u32,
    site: Name,
    tenant: Name,
    at: std::time::SystemTime,
}

fn main() {
    let (site, tenant, at) = ("a-b", "c", std::time::UNIX_EPOCH);
    let key = OrderKey::<String> {
        number: 7,
        site,
        tenant,
    };
    println!("{:?}", key.container());
    let containers = Reading::<String>::containers_between(site, tenant, at, at);
    println!("{:?}", containers.is_ok());
}
