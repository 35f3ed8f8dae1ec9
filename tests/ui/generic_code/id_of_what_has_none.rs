//! SK0803: the id of an item without one, of an enum with a variant without one, and of a lookup that does not have its fields
use synthetic_key::{HasId, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(id = "{vin}")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
struct Login {
    #[pk(concat)]
    user: String,
}

#[derive(SyntheticKey)]
enum Event {
    Trip(Trip),
    Login(Login),
}

#[derive(SyntheticKey)]
#[pk(id = "{number}")]
struct Order {
    #[pk(concat)]
    tenant: String,
    number: u64,
}

fn write(_: &impl HasId) {}

fn main() {
    let login = Login { user: "u-1".into() };
    let _ = login.item_id();
    write(&Event::Login(login));
    write(&OrderKey { tenant: "contoso" });
}
