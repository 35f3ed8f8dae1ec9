#[derive(KeyPart)]
struct Wrapped<T>(T);
