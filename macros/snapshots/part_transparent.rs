#[derive(KeyPart)]
#[serde(transparent)]
struct Of<T> {
    id: u64,
    of: PhantomData<T>,
}
