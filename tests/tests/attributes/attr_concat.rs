//! `concat`: the parts of a key, in order.

use synthetic_key::SyntheticKey;

#[derive(SyntheticKey)]
struct Reading {
    #[pk(concat)]
    device_id: String,
    #[pk(concat)]
    date: u16,
}

#[test]
fn concatenation() {
    let reading = Reading {
        device_id: "abc-123".into(),
        date: 2018,
    };
    assert_eq!(reading.partition_key(), "abc-123-2018");
    assert_eq!(reading.try_partition_key().unwrap(), "abc-123-2018");
    assert_eq!(
        ReadingKey {
            device_id: "abc-123",
            date: 2018
        }
        .partition_key(),
        "abc-123-2018"
    );
    assert_eq!(Reading::LAYOUT, "{device_id}-{date}");
}

#[test]
fn keys_of_any_length() {
    for len in [1, 34, 35, 36, 122, 123, 124, 127, 128, 129, 300] {
        let text = "k".repeat(len);
        let read = ReadingKey {
            device_id: &text,
            date: 2018,
        };
        assert_eq!(read.partition_key(), format!("{text}-2018"));
        let mut appended = String::from("/");
        read.write_partition_key(&mut appended);
        assert_eq!(appended, format!("/{text}-2018"));
    }
}
