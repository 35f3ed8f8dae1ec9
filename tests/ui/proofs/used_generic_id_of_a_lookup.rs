//! SK0614: the ids of generic items, of their lookups
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(escape, id = "{seller}-{buyer}")]
struct Sale<Person> {
    #[pk(concat)]
    seller: Person,
    #[pk(concat)]
    buyer: Person,
}

#[derive(SyntheticKey)]
#[pk(id = "{seller}-{buyer}")]
struct Offer<Person> {
    #[pk(concat)]
    number: u32,
    seller: Person,
    buyer: Person,
}

fn main() {
    let (seller, buyer) = ("a-b", "c");
    println!("{:?}", SaleKey::<String> { seller, buyer }.item_id());
    println!("{:?}", OfferId2::<String> { seller, buyer }.item_id());
}
