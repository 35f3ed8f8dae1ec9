"""Layouts with levels: the key is a list."""

from __future__ import annotations

from vectors_data.tools import DAY, HARD_TEXTS, UUID, VIN, abc, escaped, folded, group, grown, padded, rolled, suffix

group(
    "levels-two",
    "{tenant}{/}{user}",
    {"tenant": "String", "user": "String"},
    lambda i: [i["tenant"], i["user"]],
    [
        {"tenant": "a-b", "user": "c"},
        {"tenant": "a", "user": "b-c"},
        {"user": "c", "tenant": "a/b"},
        *({"tenant": text, "user": text} for text in HARD_TEXTS),
        {"tenant": abc(2047), "user": "u"},
        {"tenant": "é" * 512, "user": abc(1024)},
    ],
)
group(
    "levels-three",
    "{tenant}{/}{user}{/}{date}.{xxh64(vin) % 400 + 1}",
    {"tenant": "String", "user": "String", "date": "NaiveDate", "vin": "String"},
    lambda i: [i["tenant"], i["user"], f"{i['date']}.{suffix(400, i['vin'])}"],
    [{"tenant": "contoso", "user": user, "date": DAY, "vin": VIN} for user in ("u-7", "{/}", "/", "é💰")]
    + [{"tenant": "a.b", "user": "c", "date": "2024-02-29", "vin": ""}],
)
group(
    "levels-suffix",
    "{tenant}{/}{xxh64(vin) % 400 + 1}",
    {"tenant": "String", "vin": "String"},
    lambda i: [i["tenant"], str(suffix(400, i["vin"]))],
    [{"tenant": "contoso", "vin": text} for text in (VIN, "", "abc-123")],
)
group(
    "levels-drawn",
    "{tenantId}{/}{site}-{name}{/}{shard in 1..=16}",
    {"tenantId": "Uuid", "site": "u16", "name": "String", "shard": "RandomSuffix<16>"},
    lambda i: [i["tenantId"], f"{i['site']}-{i['name']}", str(i["shard"])],
    [{"tenantId": UUID, "site": 7, "name": "a-b", "shard": n} for n in (1, 9, 16)],
)
group(
    "levels-options",
    '{account.tenant:upper}{/}{at:month}_{region:?"none"}{/}{seq:06}_{name:lower}',
    {
        "account.tenant": "String",
        "at": "DateTime<Utc>",
        "region": "Option<u32>",
        "seq": "u32",
        "name": "String",
    },
    lambda i: [
        folded(i["account"]["tenant"], "upper"),
        f"{rolled(i['at'], 'month')}_{'none' if i.get('region') is None else i['region']}",
        f"{padded(i['seq'], 6)}_{folded(i['name'], 'lower')}",
    ],
    [
        {"account": {"tenant": "Contoso é"}, "at": "2018-08-09T14:05:00Z", "region": region, "seq": 7, "name": "A_B"}
        for region in (None, 0, 42)
    ]
    + [{"account": {"tenant": "x"}, "at": "1969-12-31T23:59:59.500Z", "seq": 999999, "name": "É"}],
)
group(
    "levels-escape",
    "{tenant:%}{/}{region:%}-{user:%}{/}{date}.{shard in 1..=16}",
    {"tenant": "String", "region": "String", "user": "String", "date": "NaiveDate", "shard": "RandomSuffix<16>"},
    lambda i: [
        escaped(i["tenant"], "-."),
        f"{escaped(i['region'], '-.')}-{escaped(i['user'], '-.')}",
        f"{i['date']}.{i['shard']}",
    ],
    [
        {"tenant": tenant, "region": region, "user": user, "date": DAY, "shard": 16}
        for tenant, region, user in [
            ("contoso", "eu", "u7"),
            ("a-b.c/d", "eu-west", "u.7"),
            ("50%", "-", "."),
            ("a" * 1996, "-" * 11, "uuuuu"),
        ]
    ],
)
group(
    "levels-escape-some",
    "{site}-{tenantId}{/}{name:%}-{no}{/}{date}-{seq:04}",
    {"site": "u16", "tenantId": "Uuid", "name": "String", "no": "i32", "date": "NaiveDate", "seq": "u16"},
    lambda i: [
        f"{i['site']}-{i['tenantId']}",
        f"{escaped(i['name'], '-')}-{i['no']}",
        f"{i['date']}-{padded(i['seq'], 4)}",
    ],
    [
        {"site": 7, "tenantId": UUID, "name": name, "no": -7, "date": DAY, "seq": 42}
        for name in ("abc", "a-b.c", "50%", UUID, DAY)
    ],
)
grown(
    "levels-grown",
    "{tenant}{/}{date}.{xxh64(vin) % N + 1}",
    {"tenant": "String", "date": "NaiveDate", "vin": "String"},
    [800, 400, 200],
    lambda i, n: [i["tenant"], f"{i['date']}.{suffix(n, i['vin'])}"],
    [{"tenant": "contoso", "date": DAY, "vin": text} for text in ("", "0", "2018", "abc-123", VIN)],
)
grown(
    "levels-grown-suffix",
    "{tenant}{/}{user}{/}{xxh64(vin:upper) % N + 1}",
    {"tenant": "String", "user": "u64", "vin": "String"},
    [800, 400],
    lambda i, n: [i["tenant"], str(i["user"]), str(suffix(n, folded(i["vin"], "upper")))],
    [{"tenant": "contoso", "user": 7, "vin": text} for text in ("", "0", "ABC-123", "abc-123", VIN.lower())],
)
