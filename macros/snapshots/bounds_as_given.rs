#[derive(SyntheticKey)]
#[pk(serde)]
#[serde(bound(serialize = "T: Write", deserialize = "T: Read"))]
struct Given<T> {
    #[pk(concat)]
    id: u64,
    #[serde(default)]
    t: T,
}
