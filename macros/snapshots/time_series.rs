#[derive(SyntheticKey)]
#[pk(container = "telemetry-{at:month}", id = "{device}-{at:minute}")]
struct Reading {
    #[pk(concat, rollup = "day")]
    at: DateTime<Utc>,
    #[pk(hash_suffix = 800, was = [400], case = "lower")]
    device: String,
}
