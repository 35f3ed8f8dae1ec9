#[derive(KeyPart)]
#[serde(rename_all = "kebab-case")]
enum Tier {
    Free,
    ProPlus,
}
