//! The declarations that the scenarios recommend. They are compiled here, and read the samples.

/// Reads a line of a sample, and returns its key.
pub type Read = fn(&str) -> Result<String, String>;

macro_rules! declared {
    ($($name:ident)+) => {
        $(mod $name {
            #![allow(dead_code, reason = "nobody makes such an item")]
            include!(concat!("../declared/scenarios/", stringify!($name), ".rs"));

            pub fn read(line: &str) -> Result<String, String> {
                let item: Item = serde_json::from_str(line).map_err(|error| error.to_string())?;
                let key = item.partition_key();
                Ok(format!("{key:?}"))
            }
        })+

        /// The declaration of a scenario, if there is one.
        pub fn of(name: &str) -> Option<(&'static str, Read)> {
            $(if name == stringify!($name) {
                let text = include_str!(concat!("../declared/scenarios/", stringify!($name), ".rs"));
                return Some((text, $name::read));
            })+
            None
        }
    };
}

declared! {
    anonymous_carts
    audit_log
    catalogue_without_a_time
    chat_rooms
    chatty_host
    clicks
    contacts_of_a_whale
    exported_logs
    five_countries
    five_machines
    five_writes_per_second
    hundred_thousand_writes
    items_of_a_tenant
    items_with_a_ttl
    large_dashboard
    large_even_tenants
    levels_with_one_large_tenant
    lines_of_an_order
    lists_of_a_tenant
    meters_with_milliseconds
    nested_device
    nightly_load_of_one_tenant
    nightly_products
    numbers_of_customers
    one_busy_day
    orders_of_dynamodb
    prices_with_a_date
    profiles_without_a_time
    reads_decide
    reads_of_a_month
    rush_hour
    sessions
    small_dashboard
    small_tenants
    the_same_items_without_a_ttl
    three_small_tenants
    tiny_workload
    two_hundred_writes_per_second
    unique_key
    whale_tenant
}
