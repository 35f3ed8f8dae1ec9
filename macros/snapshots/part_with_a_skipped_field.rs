#[derive(KeyPart)]
#[serde(transparent)]
struct And {
    #[serde(skip)]
    cached: Cache,
    id: Other,
}
