#[derive(KeyPart)]
#[pk(crate = our::keys)]
struct Pair(u8, u8);
