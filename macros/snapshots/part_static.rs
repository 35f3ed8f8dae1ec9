#[derive(KeyPart)]
struct Fixed(&'static str);
