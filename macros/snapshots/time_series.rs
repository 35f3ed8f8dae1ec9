#[derive(SyntheticKey)]
#[pk(also_read = ["{at:hour}.{xxh64(device) % 800 + 1}", "{at:day}.{xxh64(device:lower) % 400 + 1}"])]
#[pk(container = "telemetry-{at:month}", id = "{device}-{at:minute}")]
struct Reading {
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 800, case = "lower")]
    device: String,
}
