//! SK0614: an id of a generic item, used with text
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(id = "{seller}-{buyer}")]
struct Sale<Person> {
    #[pk(concat)]
    number: u32,
    seller: Person,
    buyer: Person,
}

fn main() {
    let sale = Sale {
        number: 7,
        seller: String::from("a-b"),
        buyer: String::from("c"),
    };
    println!("{}", sale.item_id().is_ok());
}
