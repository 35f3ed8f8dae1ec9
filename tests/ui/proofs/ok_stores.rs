//! Keys that fit their stores.
use synthetic_key::SyntheticKey;
use uuid::Uuid;

macro_rules! order_in {
    ($store:literal as $order:ident) => {
        #[derive(SyntheticKey)]
        #[pk(store = $store, separator = "|", suffix_separator = "~")]
        struct $order {
            #[pk(concat)]
            tenant: Uuid,
            #[pk(concat)]
            user: String,
            #[pk(hash_suffix = 400)]
            cart: Uuid,
        }
    };
}

order_in!("cosmos" as CosmosOrder);
order_in!("cosmos-small" as SmallCosmosOrder);
order_in!("table" as TableOrder);
order_in!("dynamodb" as DynamoOrder);
order_in!("mongodb" as MongoOrder);

fn main() {}
