#[derive(SyntheticKey)]
#[pk(crate = our::keys)]
union Bits {
    #[pk(concat)]
    a: u8,
}
