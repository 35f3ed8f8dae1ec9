//! SK0208: uses of a struct with a level left out
use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
#[pk(serde)]
struct Session {
    #[pk(concat, level = 1)]
    tenant: String,
    #[pk(concat, level = 3)]
    user: String,
}

fn main() {
    let session = Session {
        tenant: "contoso".into(),
        user: "ann".into(),
    };
    println!("{} {}", session.partition_key(), Session::LAYOUT);
    println!(
        "{}",
        SessionKey {
            tenant: "contoso",
            user: "ann"
        }
        .partition_key()
    );
    let json = serde_json::to_string(&session).unwrap();
    let session: Session = serde_json::from_str(&json).unwrap();
    println!("{:?}", session.try_partition_key());
}
