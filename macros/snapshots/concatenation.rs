#[derive(SyntheticKey)]
pub struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
    value: f64,
}
