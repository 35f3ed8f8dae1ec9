#[derive(SyntheticKey)]
#[pk(container = "{car.owner.name}-{at:month}")]
pub struct Trip {
    #[pk(concat, path = "vin")]
    vehicle: Vehicle,
    #[pk(concat, path = "at", rollup = "day")]
    start: Point,
    #[pk(concat, path = "at", rollup = "month", epoch = "s")]
    end: End,
    #[pk(concat, path = "no", pad = 4, none = "none")]
    driver: Driver,
    #[pk(path = "owner.name")]
    car: Car,
    at: SystemTime,
}
