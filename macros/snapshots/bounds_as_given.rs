#[derive(SyntheticKey)]
#[serde(
    remote = "Self",
    bound(serialize = "T: Write", deserialize = "T: Read")
)]
struct Given<T> {
    #[pk(concat)]
    id: u64,
    #[serde(default)]
    t: T,
}
