//! Generated samples. Each is seeded, so it is the same on every machine.

use std::fmt::Write;

/// A day in seconds.
pub const DAY: u64 = 86_400;
/// An hour in seconds.
pub const HOUR: u64 = 3_600;

/// Seeded numbers (`splitmix64`).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ (x >> 31)) % n
    }

    /// Whether an event of this probability in percent happens.
    pub fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }
}

/// The second of the sample's first day, as RFC 3339.
pub fn at(second: u64) -> String {
    let (day, rest) = (second / DAY, second % DAY);
    let (hour, minute, second) = (rest / HOUR, rest % HOUR / 60, rest % 60);
    format!("2026-03-{:02}T{hour:02}:{minute:02}:{second:02}Z", 2 + day)
}

/// Items at random seconds of a span, in order. `line` writes the other properties.
pub fn over(
    seed: u64,
    items: u64,
    span: u64,
    mut line: impl FnMut(&mut Random, u64, u64) -> String,
) -> String {
    let mut random = Random::new(seed);
    let mut seconds: Vec<_> = (0..items).map(|_| random.below(span)).collect();
    seconds.sort_unstable();
    let mut text = String::new();
    for (i, second) in (0..).zip(seconds) {
        let rest = line(&mut random, i, second);
        let _ = writeln!(
            text,
            r#"{{"id":"i-{:08x}","at":"{}",{rest}}}"#,
            random.below(1 << 32) ^ (i << 32),
            at(second)
        );
    }
    text
}

/// Devices that all write equally often.
pub fn devices(devices: u64, items: u64, span: u64) -> String {
    over(7, items, span, |random, _, _| {
        let device = random.below(devices);
        format!(
            r#""deviceId":"dev-{device:05}","site":"site-{}","celsius":{}.5"#,
            device % 5,
            random.below(40)
        )
    })
}

/// Tenants with users and orders. The first tenant has this share of the items, in percent.
pub fn tenants(tenants: u64, whale: u64, items: u64, span: u64) -> String {
    over(11, items, span, |random, _, _| {
        let tenant = if random.percent(whale) {
            0
        } else {
            random.below(tenants)
        };
        let (user, order) = (random.below(40), random.below(1 << 30));
        format!(
            r#""tenantId":"tenant-{tenant:04}","userId":"u-{tenant}-{user}","orderId":"o-{order}""#
        )
    })
}

/// Log lines of hosts. The first host writes this share of them, in percent.
pub fn hosts(hosts: u64, chatty: u64, items: u64, span: u64) -> String {
    over(13, items, span, |random, _, _| {
        let host = if random.percent(chatty) {
            0
        } else {
            random.below(hosts)
        };
        format!(
            r#""host":"web-{host:03}","level":"{}","request":"r-{}""#,
            ["info", "warn", "error"][usize::try_from(random.below(3)).unwrap()],
            random.below(1 << 40)
        )
    })
}

/// Two days of tenants that write all the time; at two o'clock one of them loads a file.
pub fn nightly() -> String {
    let mut random = Random::new(17);
    let mut lines: Vec<(u64, u64)> = Vec::new();
    for hour in 0..48 {
        let start = hour * HOUR;
        for _ in 0..330 {
            lines.push((start + random.below(HOUR), random.below(300)));
        }
        if hour % 24 == 2 {
            for _ in 0..1_500 {
                lines.push((start + random.below(HOUR), 7));
            }
        }
    }
    lines.sort_unstable();
    let mut text = String::new();
    for (i, (second, tenant)) in lines.into_iter().enumerate() {
        let _ = writeln!(
            text,
            r#"{{"id":"n-{i:06}","at":"{}","tenantId":"tenant-{tenant:03}"}}"#,
            at(second)
        );
    }
    text
}

/// Users of five countries; the largest has a third of them.
pub fn countries(users: u64, items: u64, span: u64) -> String {
    over(19, items, span, |random, _, _| {
        let user = random.below(users);
        let country = ["DE", "DE", "FR", "IT", "NL", "BE"][(user % 6) as usize];
        format!(r#""country":"{country}","userId":"user-{user:06}""#)
    })
}

/// Profiles: items without a time.
pub fn profiles(users: u64) -> String {
    let mut random = Random::new(23);
    let mut text = String::new();
    for user in 0..users {
        let country =
            ["DE", "DE", "FR", "IT", "NL", "BE"][usize::try_from(random.below(6)).unwrap()];
        let _ = writeln!(
            text,
            r#"{{"id":"profile","userId":"user-{user:06}","country":"{country}","name":"n{}"}}"#,
            random.below(1_000)
        );
    }
    text
}

/// Products of a catalogue without a time. The first category has 40 % of them.
pub fn catalogue(products: u64) -> String {
    let mut random = Random::new(29);
    let mut text = String::new();
    for product in 0..products {
        let category = if random.percent(40) {
            0
        } else {
            random.below(20)
        };
        let _ = writeln!(
            text,
            r#"{{"id":"p-{product}","category":"c-{category:02}","price":{}}}"#,
            random.below(500)
        );
    }
    text
}

/// Orders with three lines each, written together.
pub fn order_lines(tenants: u64, whale: u64, orders: u64, span: u64) -> String {
    let mut random = Random::new(31);
    let mut starts: Vec<_> = (0..orders).map(|_| random.below(span)).collect();
    starts.sort_unstable();
    let mut text = String::new();
    for (order, start) in starts.into_iter().enumerate() {
        let tenant = if random.percent(whale) {
            0
        } else {
            random.below(tenants)
        };
        for line in 0..3 {
            let _ = writeln!(
                text,
                r#"{{"id":"l-{order}-{line}","at":"{}","tenantId":"tenant-{tenant:04}","orderId":"order-{order:06}","line":{line}}}"#,
                at(start)
            );
        }
    }
    text
}

/// Customers with numbers, who order now and then.
pub fn customers(customers: u64, items: u64, span: u64) -> String {
    over(37, items, span, |random, i, _| {
        format!(
            r#""customer":{},"number":{i}"#,
            10_000 + random.below(customers)
        )
    })
}

/// Clicks: nothing but a page of three, and a time.
pub fn clicks(items: u64, span: u64) -> String {
    over(41, items, span, |random, _, _| {
        format!(
            r#""page":"{}""#,
            ["home", "search", "help"][usize::try_from(random.below(3)).unwrap()]
        )
    })
}

/// Devices whose traffic is ten times as high in one hour, evenly over all of them.
pub fn rush_hour(devices: u64) -> String {
    let mut random = Random::new(43);
    let mut lines: Vec<(u64, u64)> = Vec::new();
    for hour in 0..24 {
        let items = if hour == 17 { 3_000 } else { 310 };
        for _ in 0..items {
            lines.push((hour * HOUR + random.below(HOUR), random.below(devices)));
        }
    }
    lines.sort_unstable();
    let mut text = String::new();
    for (i, (second, device)) in lines.into_iter().enumerate() {
        let _ = writeln!(
            text,
            r#"{{"id":"r-{i:06}","at":"{}","deviceId":"dev-{device:05}"}}"#,
            at(second)
        );
    }
    text
}

/// Sessions of ten items that last some minutes; every item belongs to one.
pub fn sessions(sessions: u64, span: u64) -> String {
    let mut random = Random::new(47);
    let mut lines: Vec<(u64, u64)> = Vec::new();
    for session in 0..sessions {
        let start = random.below(span - 900);
        for _ in 0..10 {
            lines.push((start + random.below(900), session));
        }
    }
    lines.sort_unstable();
    let mut text = String::new();
    for (i, (second, session)) in lines.into_iter().enumerate() {
        let _ = writeln!(
            text,
            r#"{{"id":"e-{i:06}","at":"{}","session":"s-{session:05}","page":"p{}"}}"#,
            at(second),
            random.below(30)
        );
    }
    text
}

/// Messages of devices, which are described in an object inside.
pub fn nested_devices(devices: u64, items: u64) -> String {
    over(53, items, DAY, |random, _, _| {
        let device = random.below(devices);
        format!(
            r#""device":{{"id":"d-{device:04}","model":"m{}"}},"body":{{"celsius":{}.5}}"#,
            device % 3,
            random.below(40)
        )
    })
}

/// Log lines as an export of Cosmos DB has them: the time is `_ts`, in seconds.
pub fn exported_logs(items: u64) -> String {
    let mut random = Random::new(59);
    let mut seconds: Vec<_> = (0..items).map(|_| random.below(DAY)).collect();
    seconds.sort_unstable();
    let documents = seconds.iter().enumerate().map(|(i, second)| {
        let service = ["api", "web", "db", "auth"][usize::try_from(random.below(4)).unwrap()];
        format!(
            r#"{{"id":"l{i}","service":"{service}","traceId":"{:08x}","_ts":{}}}"#,
            random.below(3_000),
            1_772_409_600 + second
        )
    });
    let documents: Vec<_> = documents.collect();
    format!(r#"{{"_rid":"x","Documents":[{}]}}"#, documents.join(","))
}

/// Readings of meters whose time counts milliseconds.
pub fn meters(meters: u64, items: u64) -> String {
    let mut random = Random::new(61);
    let mut seconds: Vec<_> = (0..items).map(|_| random.below(DAY)).collect();
    seconds.sort_unstable();
    let lines = seconds.iter().enumerate().map(|(i, second)| {
        format!(
            "{{\"id\":\"e{i}\",\"ts\":{},\"meter\":\"m{}\"}}\n",
            (1_772_409_600 + second) * 1_000,
            random.below(meters)
        )
    });
    lines.collect()
}

/// Orders in an export of DynamoDB, without a time.
pub fn dynamodb_orders(users: u64, orders: u64) -> String {
    let mut random = Random::new(67);
    let lines = (0..orders).map(|order| {
        format!(
            "{{\"Item\":{{\"PK\":{{\"S\":\"USER#{}\"}},\"SK\":{{\"S\":\"ORDER#{order}\"}},\"total\":{{\"N\":\"{}\"}}}}}}\n",
            random.below(users),
            random.below(100)
        )
    });
    lines.collect()
}

/// Prices of symbols on 40 days, as CSV with a date and no clock.
pub fn prices(symbols: u64, each_day: u64) -> String {
    let mut random = Random::new(71);
    let mut text = String::from("id,date,symbol,cents\n");
    for day in 0..40 {
        for i in 0..each_day {
            let date = format!("2026-0{}-{:02}", 1 + day / 28, 1 + day % 28);
            let symbol = random.below(symbols);
            let _ = writeln!(text, "t{day}-{i},{date},S{symbol},{}", random.below(900));
        }
    }
    text
}

/// Carts; this part of them, in percent, belongs to nobody.
pub fn carts(users: u64, anonymous: u64, items: u64) -> String {
    over(73, items, DAY, |random, _, _| {
        let total = random.below(90);
        if random.percent(anonymous) {
            format!(r#""total":{total}"#)
        } else {
            format!(r#""total":{total},"userId":"u-{}""#, random.below(users))
        }
    })
}

/// Two nights in which all products are loaded within ten minutes.
pub fn nightly_products(products: u64, each_night: u64) -> String {
    let mut random = Random::new(79);
    let mut text = String::new();
    for night in 0..2 {
        let mut seconds: Vec<_> = (0..each_night).map(|_| random.below(600)).collect();
        seconds.sort_unstable();
        for (i, second) in seconds.into_iter().enumerate() {
            let _ = writeln!(
                text,
                r#"{{"id":"p{night}-{i}","loadedAt":"{}","productId":"sku-{:05}"}}"#,
                at(night * DAY + 2 * HOUR + second),
                random.below(products)
            );
        }
    }
    text
}

/// Messages of chat rooms, of which the first ones are much larger than the last ones.
pub fn rooms(rooms: u64, items: u64) -> String {
    over(83, items, DAY, |random, _, _| {
        // The product of three numbers prefers small ones: of 5,000 rooms the first has about 0.9 % of the messages.
        let product = random.below(rooms) * random.below(rooms) * random.below(rooms);
        let room = product / (rooms * rooms);
        format!(r#""room":"room-{room}","from":"u{}""#, random.below(900))
    })
}

/// Customers with contacts, without a time. The first customer has half of them.
pub fn contacts(customers: u64, items: u64) -> String {
    let mut random = Random::new(89);
    let lines = (0..items).map(|i| {
        let customer = if random.percent(50) { 0 } else { random.below(customers) };
        format!("{{\"id\":\"c{i}\",\"customer\":\"cust-{customer:03}\",\"email\":\"x{i}@example.com\"}}\n")
    });
    lines.collect()
}
