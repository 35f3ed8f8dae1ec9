//! The scenarios. The comment of each says why its answer is right.

use crate::samples::{self, DAY, HOUR};
use crate::{Answer, Scenario};

/// A test of one scenario.
macro_rules! scenario {
    ($name:ident, $sample:expr, $workload:expr, $verdicts:expr, $answer:expr) => {
        #[test]
        fn $name() {
            Scenario {
                name: stringify!($name),
                sample: || $sample,
                workload: $workload,
                verdicts: $verdicts,
                answer: $answer,
            }
            .run();
        }
    };
}

// J1. Each item has a key of its own, so a key holds one item at any rate: more writes are more keys. A day is 177 GB.
// Readers know the id, so the plain property is enough.
scenario!(
    unique_key,
    samples::devices(500, 6_000, DAY),
    &[
        "--rate",
        "2000/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "id:100%",
        "--read-rate",
        "100/s"
    ],
    &[("{id}", "GOOD"), ("{at:day}", "LIMIT")],
    Answer::OneOf(&["{id}"])
);

// J2. 11.3 writes per second and device are 1 GB a day: 31 GB a month, full after 20 days without a period. 300 keys on 4
// partitions: 75 each, the busiest about 83. Reading a day of hourly keys asks all partitions.
scenario!(
    one_busy_day,
    samples::devices(300, 6_000, DAY),
    &[
        "--rate",
        "3390/s",
        "--partitions",
        "4",
        "--read",
        "deviceId+day:100%",
        "--read-rate",
        "10/s"
    ],
    &[
        ("{deviceId}-{at:month}", "LIMIT"),
        ("{deviceId}-{at:day}", "GOOD"),
        ("{deviceId}", "LIMIT")
    ],
    Answer::OneOf(&["{deviceId}-{at:day}"])
);

// J3. 80 devices share 40,000 RU/s: 500 for each, far below 10,000, and 4.4 GB in the day that items live. The hour as the key
// gets all 40,000.
scenario!(
    one_hour_of_data,
    samples::devices(80, 4_000, HOUR),
    &["--rate", "4000/s", "--ttl", "1d", "--partitions", "7"],
    &[("{deviceId}", "GOOD|THIN|FEW"), ("{at:hour}", "LIMIT")],
    Answer::NotAsked
);

// J4. In the hour of the load, 82 % of 1,830 items have one tenant: its partition needs 4.3 times its share. The other 46 hours
// are even, and their mean must not hide it.
scenario!(
    nightly_load_of_one_tenant,
    samples::nightly(),
    &[
        "--rate",
        "100/s",
        "--ttl",
        "2d",
        "--partitions",
        "5",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "1/s"
    ],
    &[
        ("{tenantId}", "SKEWED|THIN|HOT"),
        ("{tenantId}-{at:hour}", "SKEWED|THIN|HOT"),
        ("{tenantId}.{xxh64(id) % 1000 + 1}", "GOOD"),
        ("{id}", "GOOD")
    ],
    Answer::AsCheapAs("{tenantId}.{xxh64(id) % 1000 + 1}")
);

// J6. 1 write per second is 10 RU/s and 32 GB a year: one partition, on which every key is even. Readers know the day, so the
// day alone is enough, declared with `time_only`.
scenario!(
    tiny_workload,
    samples::devices(50, 6_000, DAY),
    &["--rate", "1/s", "--read", "day:100%", "--read-rate", "1/s"],
    &[
        ("{at:day}", "GOOD"),
        ("{deviceId}", "GOOD"),
        ("{id}", "GOOD")
    ],
    Answer::OneOf(&["{at:day}"])
);

// J6. 1,000,000 RU/s are 167 partitions, 8.8 TB are 177. A device writes 5 items per second: 50 RU/s and 0.44 GB. A site gets
// 200,000 RU/s.
scenario!(
    hundred_thousand_writes,
    samples::devices(20_000, 12_000, HOUR),
    &[
        "--rate",
        "100000/s",
        "--ttl",
        "1d",
        "--read",
        "deviceId:100%",
        "--read-rate",
        "1000/s"
    ],
    &[
        ("{deviceId}", "GOOD"),
        ("{at:hour}", "LIMIT"),
        ("{site}", "LIMIT")
    ],
    Answer::OneOf(&["{deviceId}"])
);

// J7. Both keys are even. With the id, each of 1,000 reads asks 4 partitions: 10,000 RU/s beside 1,000 for the writes, instead of
// 2,500. The device alone is full after three years or earlier, so a period belongs to the key.
scenario!(
    reads_decide,
    samples::devices(500, 6_000, DAY),
    &[
        "--rate",
        "100/s",
        "--partitions",
        "4",
        "--read",
        "deviceId+day:100%",
        "--read-rate",
        "1000/s"
    ],
    &[("{deviceId}-{at:day}", "GOOD"), ("{id}", "COSTLY")],
    Answer::OneOf(&["{deviceId}-{at:day}", "{deviceId}-{at:month}"])
);

// J9. Items with the same first level start on one partition. One tenant has 60 % of the items, six times the share of a partition;
// the thousands of keys below it do not help. Without levels it has 186 GB after 7 days.
scenario!(
    levels_with_one_large_tenant,
    samples::tenants(300, 60, 8_000, DAY),
    &[
        "--rate",
        "500/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "tenantId+userId:90%",
        "--read",
        "tenantId:10%",
        "--read-rate",
        "50/s"
    ],
    &[
        ("{tenantId}{/}{userId}", "SKEWED"),
        ("{tenantId}", "LIMIT"),
        ("{tenantId}.{xxh64(orderId) % 1000 + 1}", "GOOD")
    ],
    Answer::AsCheapAs("{tenantId}.{xxh64(orderId) % 1000 + 1}")
);

// J10. The whale writes 100 items per second: 62 GB in 7 days, 8.8 GB a day. With the day it still has half of all writes on one
// of 10 partitions. A suffix from the order splits it: an order is one request, a tenant 10.
scenario!(
    whale_tenant,
    samples::tenants(200, 50, 6_000, DAY),
    &[
        "--rate",
        "200/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "tenantId+orderId:90%",
        "--read",
        "tenantId:10%",
        "--read-rate",
        "200/s"
    ],
    &[
        ("{tenantId}", "LIMIT"),
        ("{tenantId}-{at:day}", "SKEWED|THIN|HOT"),
        ("{tenantId}.{xxh64(orderId) % 1000 + 1}", "GOOD")
    ],
    Answer::AsCheapAs("{tenantId}.{xxh64(orderId) % 1000 + 1}")
);

// J10. The chatty host writes 200 items per second, 53 GB in 3 days and 40 % of every hour: three times the share of one of 8
// partitions. A suffix from a finer column spreads it, and an hour is read with 8 requests.
scenario!(
    chatty_host,
    samples::hosts(60, 40, 6_000, 4 * HOUR),
    &[
        "--rate",
        "500/s",
        "--ttl",
        "3d",
        "--partitions",
        "8",
        "--read",
        "host+hour:100%",
        "--read-rate",
        "5/s"
    ],
    &[
        ("{host}", "LIMIT"),
        ("{host}-{at:hour}", "SKEWED|THIN|HOT"),
        ("{host}-{at:hour}.{xxh64(request) % 400 + 1}", "GOOD")
    ],
    Answer::AsCheapAs("{host}-{at:hour}.{xxh64(request) % 400 + 1}")
);

// J10. Five countries use at most five of 10 partitions. The largest has 100 writes per second: 265 GB in 30 days. Users are many and
// known to 95 % of the reads.
scenario!(
    five_countries,
    samples::countries(4_000, 6_000, DAY),
    &[
        "--rate",
        "300/s",
        "--ttl",
        "30d",
        "--partitions",
        "10",
        "--read",
        "country+userId:95%",
        "--read",
        "country:5%",
        "--read-rate",
        "100/s"
    ],
    &[
        ("{country}", "LIMIT"),
        ("{country}-{at:day}", "FEW|SKEWED|THIN|HOT"),
        ("{userId}", "GOOD"),
        ("{country}.{xxh64(userId) % 1000 + 1}", "GOOD")
    ],
    Answer::OneOf(&["{userId}", "{country}.{xxh64(userId) % * + 1}"])
);

// J10. 500 RU/s and 31 GB are one partition. A day is 4.4 GB, below 20, and answers both questions with one request.
scenario!(
    small_dashboard,
    samples::devices(200, 6_000, DAY),
    &[
        "--rate",
        "50/s",
        "--ttl",
        "7d",
        "--read",
        "day:90%",
        "--read",
        "deviceId+day:10%",
        "--read-rate",
        "10/s"
    ],
    &[("{at:day}", "GOOD"), ("{deviceId}-{at:day}", "GOOD")],
    Answer::OneOf(&["{at:day}"])
);

// J10. 20,000 RU/s are twice what one key can take, and a day is 177 GB. A fifth of it, one site, is 35 GB. Whatever spreads a day
// evenly, reading all of it asks 20 partitions: 2,250 RU/s beside 20,000.
scenario!(
    large_dashboard,
    samples::devices(1_000, 9_000, DAY),
    &[
        "--rate",
        "2000/s",
        "--ttl",
        "1d",
        "--partitions",
        "20",
        "--read",
        "day:90%",
        "--read",
        "deviceId+day:10%",
        "--read-rate",
        "50/s"
    ],
    &[
        ("{at:day}", "LIMIT"),
        ("{at:day}.{xxh64(id) % 2000 + 1}", "GOOD"),
        ("{at:day}.{xxh64(site) % 400 + 1}", "LIMIT|SKEWED")
    ],
    Answer::AsCheapAs("{at:day}.{xxh64(id) % 2000 + 1}")
);

// J14. Profiles have no time. One item for each user, 400 users for each partition; five countries cannot use 10 partitions.
scenario!(
    profiles_without_a_time,
    samples::profiles(4_000),
    &["--partitions", "10", "--read", "userId:100%"],
    &[("{userId}", "GOOD"), ("{country}", "FEW|SKEWED")],
    Answer::OneOf(&["{userId}"])
);

// J14. One of 20 categories has 43 % of the products, four times the share of a partition. Nearly all reads know the id.
scenario!(
    catalogue_without_a_time,
    samples::catalogue(4_000),
    &[
        "--partitions",
        "10",
        "--rate",
        "10/s",
        "--read",
        "id:95%",
        "--read",
        "category:5%",
        "--read-rate",
        "100/s"
    ],
    &[("{category}", "FEW|SKEWED"), ("{id}", "GOOD")],
    Answer::OneOf(&["{id}", "{category}.{xxh64(id) % * + 1}"])
);

// J13. 1 write per second and device for 7 days is 0.6 GB. Nothing grows beyond that, so the plain property is enough.
scenario!(
    items_with_a_ttl,
    samples::devices(1_000, 8_000, DAY),
    &[
        "--rate",
        "1000/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "deviceId:100%",
        "--read-rate",
        "10/s"
    ],
    &[("{deviceId}", "GOOD"), ("{at:day}", "LIMIT")],
    Answer::OneOf(&["{deviceId}"])
);

// J13. 1 write of 1 KB per second and device is 20 GB after 243 days. Readers know no time, so a period would ask every
// partition. With the id as the second level no key is full, and a device is one request with a prefix.
scenario!(
    the_same_items_without_a_ttl,
    samples::devices(1_000, 8_000, DAY),
    &[
        "--rate",
        "1000/s",
        "--partitions",
        "10",
        "--read",
        "deviceId:100%",
        "--read-rate",
        "10/s"
    ],
    &[("{deviceId}", "LIMIT"), ("{deviceId}{/}{id}", "GOOD")],
    Answer::OneOf(&["{deviceId}{/}{id}"])
);

// Transactions. The three lines of an order are written in one transaction, so they need one key. The id gives each line another.
scenario!(
    lines_of_an_order,
    samples::order_lines(200, 0, 2_500, DAY),
    &[
        "--transaction",
        "orderId",
        "--rate",
        "500/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "orderId:100%",
        "--read-rate",
        "50/s"
    ],
    &[("{orderId}", "GOOD"), ("{id}", "SPLIT")],
    Answer::OneOf(&["{orderId}"])
);

// Transactions. A transaction changes items of one tenant. 1,000 equal tenants have 0.3 GB each in 7 days.
scenario!(
    items_of_a_tenant,
    samples::order_lines(1_000, 0, 2_500, DAY),
    &[
        "--transaction",
        "tenantId",
        "--rate",
        "500/s",
        "--ttl",
        "7d",
        "--partitions",
        "5",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "50/s"
    ],
    &[
        ("{tenantId}", "GOOD"),
        ("{tenantId}.{xxh64(orderId) % 100 + 1}", "SPLIT"),
        ("{orderId}", "SPLIT")
    ],
    Answer::OneOf(&["{tenantId}"])
);

// Nothing fits. The whale writes 300 items per second, 186 GB in 7 days, and all of them must have one key, which holds 20 GB.
scenario!(
    transactions_of_a_whale,
    samples::order_lines(300, 60, 2_500, DAY),
    &[
        "--transaction",
        "tenantId",
        "--rate",
        "500/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "10/s"
    ],
    &[("{tenantId}", "LIMIT"), ("{id}", "SPLIT")],
    Answer::Nothing("transaction")
);

// Nothing fits. A page gets a third of 30,000 RU/s and 600 GB.
scenario!(
    transactions_of_three_pages,
    samples::clicks(6_000, DAY),
    &[
        "--transaction",
        "page",
        "--rate",
        "3000/s",
        "--ttl",
        "7d",
        "--partitions",
        "10",
        "--read",
        "page:100%",
        "--read-rate",
        "10/s"
    ],
    &[("{page}", "LIMIT"), ("{id}", "SPLIT")],
    Answer::Nothing("transaction")
);

// Random suffix. A day is 44 GB. An hour is 1.8 GB and 5,000 RU/s, all on one of 10 partitions. Only something random spreads a day.
scenario!(
    clicks,
    samples::clicks(6_000, DAY),
    &[
        "--rate",
        "500/s",
        "--ttl",
        "2d",
        "--partitions",
        "10",
        "--read",
        "day:100%",
        "--read-rate",
        "1/s"
    ],
    &[
        ("{at:day}", "LIMIT"),
        ("{at:hour}", "HOT"),
        ("{page}", "LIMIT"),
        ("{at:day}.{shard in 1..=2000}", "GOOD"),
        ("{id}", "GOOD")
    ],
    Answer::AsCheapAs("{at:day}.{shard in 1..=2000}")
);

// Plain property. 1,500 equal tenants have 0.27 GB each after 90 days: 300 for each partition.
scenario!(
    small_tenants,
    samples::tenants(1_500, 0, 6_000, DAY),
    &[
        "--rate",
        "50/s",
        "--ttl",
        "90d",
        "--partitions",
        "5",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "50/s"
    ],
    &[("{tenantId}", "GOOD")],
    Answer::OneOf(&["{tenantId}"])
);

// Plain property. 2,000 customers write 0.0025 items per second each: 80 MB a year.
scenario!(
    numbers_of_customers,
    samples::customers(2_000, 6_000, 5 * DAY),
    &[
        "--rate",
        "5/s",
        "--partitions",
        "5",
        "--read",
        "customer:90%",
        "--read",
        "number:10%",
        "--read-rate",
        "20/s"
    ],
    &[("{customer}", "GOOD")],
    Answer::OneOf(&["{customer}"])
);

// Levels. 2 writes per second and tenant fill 20 GB in 112 days. Levels keep a tenant together without a limit; 40 users of a tenant
// have 1.6 GB each. 26 TB need at least 26,000 RU/s, far above the 8,000 of the writes, so 40 tenants on a partition are even
// enough. A suffix would ask 10 partitions for each tenant.
scenario!(
    large_even_tenants,
    samples::tenants(400, 0, 8_000, DAY),
    &[
        "--rate",
        "800/s",
        "--partitions",
        "10",
        "--read",
        "tenantId+userId:50%",
        "--read",
        "tenantId:50%",
        "--read-rate",
        "500/s"
    ],
    &[("{tenantId}", "LIMIT"), ("{tenantId}{/}{userId}", "GOOD")],
    Answer::OneOf(&[
        "{tenantId}{/}{userId}",
        "{tenantId}{/}{id}",
        "{tenantId}{/}{orderId}",
        "{tenantId}{/}{userId}{/}{id}",
        "{tenantId}{/}{userId}{/}{orderId}"
    ])
);

// Period. 1 write per second and device: full after 243 days, 2.7 GB a month. A month of daily keys would ask all 4 partitions.
scenario!(
    reads_of_a_month,
    samples::devices(500, 6_000, DAY),
    &[
        "--rate",
        "500/s",
        "--partitions",
        "4",
        "--read",
        "deviceId+month:100%",
        "--read-rate",
        "500/s"
    ],
    &[("{deviceId}", "LIMIT"), ("{deviceId}-{at:month}", "GOOD")],
    Answer::OneOf(&["{deviceId}-{at:month}", "{deviceId}{/}{id}"])
);

// Suffix. One tenant writes 40 %, three times the share of one of 8 partitions: 7 GB a day, 640 GB in 90 days.
scenario!(
    audit_log,
    samples::tenants(100, 40, 6_000, DAY),
    &[
        "--rate",
        "200/s",
        "--ttl",
        "90d",
        "--partitions",
        "8",
        "--read",
        "tenantId+userId+day:50%",
        "--read",
        "tenantId+day:50%",
        "--read-rate",
        "10/s"
    ],
    &[
        ("{tenantId}-{at:day}", "SKEWED|THIN|HOT"),
        ("{tenantId}", "LIMIT"),
        ("{tenantId}-{at:day}.{xxh64(orderId) % 1000 + 1}", "GOOD")
    ],
    Answer::AsCheapAs("{tenantId}-{at:day}.{xxh64(orderId) % 1000 + 1}")
);

// Too small. 12 items for each partition and day: chance decides.
scenario!(
    sixty_items,
    samples::devices(20, 60, DAY),
    &[
        "--rate",
        "10/s",
        "--partitions",
        "5",
        "--read",
        "deviceId+day:100%",
        "--read-rate",
        "1/s"
    ],
    &[("{deviceId}-{at:day}", "UNKNOWN")],
    Answer::Nothing("too small")
);

// Peak. In the rush hour all devices write seven times as much, evenly: 160 devices for each partition. A device has 0.66 GB after 30
// days, so it needs no period. The rush hour itself is 14,000 RU/s, more than a key can take.
scenario!(
    rush_hour,
    samples::rush_hour(800),
    &[
        "--rate",
        "200/s",
        "--ttl",
        "30d",
        "--partitions",
        "5",
        "--read",
        "deviceId+day:100%",
        "--read-rate",
        "10/s"
    ],
    &[
        ("{deviceId}", "GOOD"),
        ("{deviceId}-{at:day}", "GOOD"),
        ("{at:hour}", "HOT|LIMIT")
    ],
    Answer::OneOf(&["{deviceId}"])
);

// Life of a key. A session ends after 15 minutes, so its key never grows beyond that, although nothing is deleted. 200 sessions in an hour
// on 4 partitions.
scenario!(
    sessions,
    samples::sessions(2_400, 12 * HOUR),
    &[
        "--rate",
        "2000/s",
        "--partitions",
        "4",
        "--read",
        "session:100%",
        "--read-rate",
        "100/s"
    ],
    &[("{session}", "GOOD")],
    Answer::OneOf(&["{session}"])
);

// Another store. MongoDB limits no key and counts no RU, but a day still goes to one shard, and five sites cannot use four evenly.
scenario!(
    hashed_shard_key,
    samples::devices(500, 6_000, DAY),
    &["--store", "mongodb", "--partitions", "4"],
    &[
        ("{deviceId}", "GOOD"),
        ("{at:day}", "HOT"),
        ("{site}", "FEW|SKEWED")
    ],
    Answer::NotAsked
);

// Time only. 161 GB a year are 4 partitions, which share the minimum of 400 RU/s: 100 for each, and the writes need 50.
scenario!(
    five_writes_per_second,
    samples::devices(200, 6_000, DAY),
    &["--rate", "5/s", "--read", "day:100%", "--read-rate", "1/s"],
    &[("{at:day}", "GOOD")],
    Answer::OneOf(&["{at:day}"])
);

// Time only. 6.5 TB a year are 130 partitions, which share about 6,500 RU/s: 50 for each. The key of today needs 2,000.
scenario!(
    two_hundred_writes_per_second,
    samples::devices(3_000, 9_000, DAY),
    &[
        "--rate",
        "200/s",
        "--read",
        "deviceId+day:100%",
        "--read-rate",
        "10/s"
    ],
    &[("{at:day}", "HOT"), ("{deviceId}-{at:day}", "GOOD")],
    Answer::OneOf(&["{deviceId}", "{deviceId}-{at:day}", "{deviceId}-{at:month}"])
);

// Reads. With the id, each of 500 reads asks 10 partitions: 12,500 RU/s instead of 1,250.
scenario!(
    lists_of_a_tenant,
    samples::tenants(1_500, 0, 6_000, DAY),
    &[
        "--rate",
        "20/s",
        "--ttl",
        "90d",
        "--partitions",
        "10",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "500/s"
    ],
    &[("{id}", "COSTLY"), ("{tenantId}", "GOOD")],
    Answer::OneOf(&["{tenantId}"])
);

// Suffix. Five sites have five numbers whatever N is. 20 numbers on 10 partitions: one gets four, the mean is two.
scenario!(
    what_is_hashed,
    samples::devices(500, 6_000, DAY),
    &["--rate", "100/s", "--ttl", "30d", "--partitions", "10"],
    &[
        ("{at:day}.{xxh64(site) % 400 + 1}", "SKEWED"),
        ("{at:day}.{xxh64(id) % 20 + 1}", "THIN"),
        ("{at:day}.{xxh64(id) % 2000 + 1}", "GOOD"),
        ("{at:day}", "HOT")
    ],
    Answer::NotAsked
);

// Limit of a key. The chatty host writes 1,600 items per second: 16,000 RU/s under one key, which gets 10,000.
scenario!(
    a_host_above_ten_thousand_ru,
    samples::hosts(50, 40, 6_000, HOUR),
    &["--rate", "4000/s", "--ttl", "1h", "--partitions", "10"],
    &[
        ("{host}", "LIMIT"),
        ("{host}-{at:hour}", "LIMIT"),
        ("{request}", "GOOD")
    ],
    Answer::NotAsked
);

// Nested properties. 0.17 writes per second and device for 30 days are 0.4 GB: the device alone is enough, on 27 partitions.
scenario!(
    nested_device,
    samples::nested_devices(3_000, 9_000),
    &[
        "--rate",
        "500/s",
        "--ttl",
        "30d",
        "--read",
        "device.id+day:100%",
        "--read-rate",
        "50/s"
    ],
    &[
        ("{device.id}-{at:day}", "GOOD"),
        ("{device.model}", "LIMIT"),
        ("{at:day}", "LIMIT")
    ],
    Answer::OneOf(&["{device.id}"])
);

// An export with `_ts` in seconds. 500 writes per second for 7 days are 302 GB: 7 partitions. A service has a quarter of that.
scenario!(
    exported_logs,
    samples::exported_logs(6_000),
    &[
        "--rate",
        "500/s",
        "--ttl",
        "7d",
        "--read",
        "traceId:90%",
        "--read",
        "service+hour:10%",
        "--read-rate",
        "20/s"
    ],
    &[
        ("{traceId}", "GOOD"),
        ("{service}", "LIMIT"),
        ("{_ts:s:hour}", "HOT")
    ],
    Answer::OneOf(&["{traceId}"])
);

// Milliseconds. 300 writes per second for 30 days are 778 GB: 16 partitions. A meter has 0.9 GB.
scenario!(
    meters_with_milliseconds,
    samples::meters(900, 7_000),
    &[
        "--rate",
        "300/s",
        "--ttl",
        "30d",
        "--read",
        "meter+day:100%",
        "--read-rate",
        "20/s"
    ],
    &[("{meter}", "GOOD"), ("{ts:ms:day}", "LIMIT|HOT")],
    Answer::OneOf(&["{meter}"])
);

// Another store's export, without a time. Orders of a user are read together; 1,500 users for 4 partitions.
scenario!(
    orders_of_dynamodb,
    samples::dynamodb_orders(1_500, 5_000),
    &[
        "--rate",
        "50/s",
        "--partitions",
        "4",
        "--read",
        "PK:80%",
        "--read",
        "PK+SK:20%",
        "--read-rate",
        "500/s"
    ],
    &[("{PK}", "GOOD"), ("{SK}", "COSTLY")],
    Answer::OneOf(&["{PK}"])
);

// Days without a clock are no busy hours. A date gets 8.8 GB a day, all on one of 5 partitions; as plain text, too.
scenario!(
    prices_with_a_date,
    samples::prices(400, 320),
    &[
        "--rate",
        "100/s",
        "--ttl",
        "30d",
        "--partitions",
        "5",
        "--read",
        "symbol+day:100%",
        "--read-rate",
        "10/s"
    ],
    &[
        ("{symbol}", "GOOD"),
        ("{date:day}", "HOT"),
        ("{date}", "HOT|LIMIT")
    ],
    Answer::OneOf(&["{symbol}"])
);

// A quarter of the carts has no user: without a key they would all be in one place.
scenario!(
    anonymous_carts,
    samples::carts(2_500, 25, 6_000),
    &[
        "--rate",
        "100/s",
        "--ttl",
        "30d",
        "--read",
        "userId:50%",
        "--read",
        "id:50%",
        "--read-rate",
        "200/s"
    ],
    &[("{userId}", "SKEWED"), ("{id}", "GOOD")],
    Answer::OneOf(&["{id}"])
);

// All products are written in one hour of a day: 24 times the mean, evenly. Every key that has only the time is hot.
scenario!(
    nightly_products,
    samples::nightly_products(4_000, 4_000),
    &[
        "--rate",
        "50/s",
        "--ttl",
        "7d",
        "--read",
        "productId:100%",
        "--read-rate",
        "100/s"
    ],
    &[
        ("{productId}", "GOOD"),
        ("{loadedAt:hour}", "HOT"),
        ("{loadedAt:day}", "HOT")
    ],
    Answer::OneOf(&["{productId}"])
);

// The largest room has about 0.9 % of 200 writes per second: 20 GB after 130 days. 6.5 TB are 130 partitions.
scenario!(
    chat_rooms,
    samples::rooms(5_000, 9_000),
    &[
        "--rate",
        "200/s",
        "--partitions",
        "10",
        "--read",
        "room+day:100%",
        "--read-rate",
        "100/s"
    ],
    &[
        ("{room}", "LIMIT"),
        ("{room}-{at:day}", "GOOD"),
        ("{at:day}", "HOT")
    ],
    Answer::OneOf(&["{room}-{at:day}", "{room}-{at:month}"])
);

// Half of the contacts have one customer, five times the share of one of 10 partitions, and there is no time that could help.
scenario!(
    contacts_of_a_whale,
    samples::contacts(300, 6_000),
    &[
        "--rate",
        "10/s",
        "--partitions",
        "10",
        "--read",
        "customer+id:90%",
        "--read",
        "customer:10%",
        "--read-rate",
        "200/s"
    ],
    &[
        ("{customer}", "SKEWED"),
        ("{customer}.{xxh64(id) % 400 + 1}", "GOOD"),
        ("{email}", "COSTLY")
    ],
    Answer::OneOf(&["{id}", "{customer}.{xxh64(id) % * + 1}"])
);

// Three tenants write 33 GB in a year: one partition. A tenant is full after two years; with the id as the second level never.
scenario!(
    three_small_tenants,
    samples::tenants(3, 0, 3_000, DAY),
    &[
        "--rate",
        "1/s",
        "--read",
        "tenantId:100%",
        "--read-rate",
        "5/s"
    ],
    &[("{tenantId}{/}{id}", "GOOD")],
    Answer::OneOf(&["{tenantId}{/}{id}", "{tenantId}{/}{orderId}"])
);

// Five machines write 600 items per second each: 49 GB a day. Only something finer spreads them.
scenario!(
    five_machines,
    samples::devices(5, 8_000, DAY),
    &[
        "--rate",
        "3000/s",
        "--ttl",
        "1d",
        "--read",
        "deviceId+hour:100%",
        "--read-rate",
        "5/s"
    ],
    &[
        ("{deviceId}", "LIMIT"),
        ("{deviceId}-{at:hour}", "SKEWED|FEW"),
        ("{deviceId}-{at:hour}.{xxh64(id) % 200 + 1}", "GOOD")
    ],
    Answer::AsCheapAs("{deviceId}-{at:hour}.{xxh64(id) % 200 + 1}")
);
