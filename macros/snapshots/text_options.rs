#[derive(SyntheticKey)]
#[deprecated]
#[pk(store = stores::LONG, min_distinct = 7, suffix_separator = "~")]
struct Order<T, const N: usize>
where
    T: Show,
{
    #[pk(concat, with = Self::domain)]
    email: String,
    #[pk(concat, with = host, none = "nobody")]
    host: Option<String>,
    #[pk(concat, with = show)]
    amount: Amount<T, N>,
    #[pk(concat, with = show, none = "free")]
    price: Option<Amount<T, N>>,
    #[pk(concat, none = "NONE", case = "lower", max_len = 20)]
    region: Option<String>,
    #[pk(concat, none = "never", rollup = "day", epoch = "ms")]
    at: Option<i64>,
    #[pk(concat, none = "ever", rollup = "hour")]
    until: Option<SystemTime>,
    #[pk(concat, none = "no", pad = 6)]
    number: Option<u32>,
    #[pk(concat, none = "-1")]
    count: Option<u8>,
    #[pk(hash_suffix = 40, case = "upper")]
    city: String,
}
