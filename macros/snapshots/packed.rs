#[derive(SyntheticKey)]
#[repr(C, packed)]
struct Packed {
    #[pk(concat)]
    tenant: u32,
    #[pk(concat, path = "cell")]
    place: Place,
}
