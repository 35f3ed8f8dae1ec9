#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(rename_all = "camelCase")]
#[pk(layout = "{date}.{xxh64(vin, tripNo) % 400 + 1}")]
struct Trip {
    #[pk(concat)]
    date: NaiveDate,
    #[pk(hash_suffix = 400)]
    vin: String,
    #[pk(hash_suffix = 400)]
    trip_no: u32,
}
