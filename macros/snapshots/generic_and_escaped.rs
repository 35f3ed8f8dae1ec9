#[derive(SyntheticKey)]
#[pk(escape)]
struct Order<'a, T: Tenant, U = ()>
where
    U: Default,
{
    #[pk(concat(2))]
    user: &'a str,
    #[pk(concat(1))]
    tenant: T,
    rest: U,
}
