#[derive(SyntheticKey)]
#[pk(serde)]
struct Params<A, B: Iterator, C: Iterator, D, E, F, G, H, I, J, K> {
    #[pk(concat)]
    id: u64,
    a: Vec<A>,
    b: B::Item,
    c: <C as Iterator>::Item,
    d: PhantomData<Vec<D>>,
    d_and_e: Pair<PhantomData<Vec<D>>, E>,
    #[serde(default)]
    f: F,
    #[serde(skip)]
    g: G,
    #[serde(skip_serializing, default = "h")]
    h: H,
    #[serde(bound(serialize = "I: Write", deserialize = "I: Read"))]
    i: I,
    #[serde(with = "stored")]
    j: J,
    k: PhantomData<of::Key<K>>,
}
