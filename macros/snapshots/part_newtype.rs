#[derive(KeyPart)]
struct Vin(String);
