//! SK0501, SK0102: a locked text that is not a layout, in one build with the mistakes of the declaration
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(layout = "{date:dya}.{xxh64(vin) % 400 + 1}", seperator = "_")]
struct Trip {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

#[derive(SyntheticKey)]
#[pk(layout = "", time_onyl)]
struct Holiday {
    #[pk(concat)]
    date: String,
}

// Without another mistake, the layout to write is known.
#[derive(SyntheticKey)]
#[pk(layout = "{date:dya}.{xxh64(vin) % 400 + 1}")]
struct Tour {
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 400)]
    vin: String,
}

fn main() {}
