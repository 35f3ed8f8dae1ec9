//! SK0502: a listed layout whose levels are in other properties
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant}{/}{user:lower}", "{tenant}-{user}{/}{user}"])]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2)]
    user: String,
}

#[derive(SyntheticKey)]
#[pk(also_read = ["{tenant:upper}{/}{user}"])]
struct Account {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 2, case = "lower")]
    user: String,
}

fn main() {}
