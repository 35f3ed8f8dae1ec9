#[derive(KeyPart)]
struct Name<'a>(&'a str);
