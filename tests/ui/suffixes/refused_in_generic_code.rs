//! SK0301: a refused type raises no further errors in generic code
use serde::Serialize;
use synthetic_key::{Document, Contains, HasId, Lookup, FanOut, SyntheticKey};

#[derive(SyntheticKey)]
#[pk(serde)]
struct Trip {
    id: String,
    #[pk(concat)]
    date: String,
    #[pk(hash_suffix = 0)]
    vin: String,
}

fn store<D: Document + HasId + Serialize>(_: &D) {}

fn get<T: Contains<I, N>, I, const N: usize>(_: &impl Lookup<I>) {}

fn scan<T, S: FanOut<T>>(_: &S) {}

fn main() {
    store(&Trip {
        id: "1".into(),
        date: "2018-08-09".into(),
        vin: "0".into(),
    });
    get::<Trip, _, _>(&TripKey {
        date: "2018-08-09",
        vin: "0",
    });
    scan::<Trip, _>(&TripKeys { date: "2018-08-09" });
}
