use synthetic_key::SyntheticKey;

struct Address {
    country_code: String,
    zip: Option<u32>,
}

#[derive(SyntheticKey)]
#[pk(container = "{address.country}", id = "{billing.zp:?\"none\"}")]
struct Customer {
    #[pk(concat, path = "country")]
    address: Address,
    #[pk(concat, path = "zp", none = "none")]
    billing: Option<Address>,
}

fn main() {
    let address = || Address {
        country_code: "DE".to_owned(),
        zip: Some(7),
    };
    let customer = Customer {
        address: address(),
        billing: Some(address()),
    };
    println!("{}", customer.partition_key());
}
