//! What the messages of refused parts propose.
use std::net::IpAddr;

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Order {
    #[pk(concat, none = "NONE", case = "lower")]
    tenant: Option<String>,
}

#[derive(SyntheticKey)]
struct Site {
    #[pk(concat, none = "(none)", max_len = 5)]
    code: Option<String>,
}

fn text(address: &IpAddr) -> String {
    address.to_string()
}

#[derive(SyntheticKey)]
struct Request {
    #[pk(concat, with = text)]
    from: IpAddr,
}

#[derive(SyntheticKey)]
struct Year {
    #[pk(concat)]
    tenant: String,
    #[pk(concat)]
    year: u32,
}

#[derive(SyntheticKey)]
#[pk(serde)]
struct Reading {
    #[pk(concat)]
    device: String,
    #[pk(concat, rollup = "day", epoch = "s")]
    at: i64,
}

fn main() {
    let tenant = Some("Contoso".into());
    assert_eq!(Order { tenant }.partition_key(), "contoso");
    assert_eq!(Site { code: None }.partition_key(), "(none)");
    let from = IpAddr::from([127, 0, 0, 1]);
    assert_eq!(Request { from }.partition_key(), "127.0.0.1");
    let (tenant, year) = ("contoso".to_owned(), 2018);
    assert_eq!(Year { tenant, year }.partition_key(), "contoso-2018");
    let reading = Reading {
        device: "d".into(),
        at: 1_533_823_500,
    };
    let json = r#"{"device":"d","at":1533823500,"partitionKey":"d-2018-08-09"}"#;
    assert_eq!(serde_json::to_string(&reading).unwrap(), json);
}
