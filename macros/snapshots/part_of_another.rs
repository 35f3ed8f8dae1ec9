#[derive(KeyPart)]
#[deprecated]
struct Own(Other);
