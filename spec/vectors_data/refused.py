"""Documents that have no key."""

from vectors_data.tools import DAY, UUID, VIN, abc, refuse, refuse_date

refuse("empty-text", "text", {"name": ""}, "empty part")
refuse("empty-text-first", "device-year", {"deviceId": "", "date": 2018}, "empty part")
refuse("empty-text-between", "separator-pipe", {"site": 7, "name": "", "unit": 3}, "empty part")
refuse("empty-text-before-suffix", "text-longest-with-suffix", {"id": "42", "name": ""}, "empty part")
refuse("empty-newtype", "newtype", {"vin": "", "deviceNo": 7}, "empty part")
refuse("empty-in-tuple", "tuple", ["", 2018], "empty part")
refuse("long-2049", "text", {"name": abc(2049)}, "key too long")
refuse("long-2049-two-byte", "text", {"name": "x" + "é" * 1024}, "key too long")
refuse("long-2049-three-byte", "text", {"name": "€" * 683}, "key too long")
refuse("long-2052-four-byte", "text", {"name": "💰" * 513}, "key too long")
refuse("long-by-second-part", "device-year", {"deviceId": abc(2044), "date": 2018}, "key too long")
refuse("long-by-suffix", "text-longest-with-suffix", {"id": "42", "name": abc(2043)}, "key too long")
refuse("escape-empty-text", "escape-text", {"tenant": "a", "user": ""}, "empty part")
refuse("escape-long-2049", "escape-text", {"tenant": "-" * 682 + "x", "user": "u"}, "key too long")
refuse("escape-long-2049-percent", "escape-one-part", {"name": "%" * 683}, "key too long")
refuse("escape-long-two-byte", "escape-non-ascii", {"site": 7, "name": "é" * 340 + "xxx", "unit": 3}, "key too long")
refuse("escape-long-2049-drawn", "escape-drawn", {"tenant": "." * 681, "user": "us", "shard": 16}, "key too long")
refuse("escape-drawn-17", "escape-drawn", {"tenant": "a", "user": "b", "shard": 17}, "suffix out of range")
refuse_date("escape-year-10000", "escape-date-uuid", {"date": "+10000-01-01", "id": UUID, "name": "a"})
refuse("escape-null", "escape-text", {"tenant": None, "user": "u"}, "not a part")
refuse("escape-missing", "escape-text", {"tenant": "a", "user:%": "u"}, "missing property")
refuse("drawn-0", "trip-drawn", {"date": DAY, "shard": 0}, "suffix out of range")
refuse("drawn-401", "trip-drawn", {"date": DAY, "shard": 401}, "suffix out of range")
refuse("drawn-negative", "trip-drawn", {"date": DAY, "shard": -1}, "suffix out of range")
refuse("drawn-3-of-2", "drawn-2", {"deviceId": "abc-123", "shard": 3}, "suffix out of range")
refuse("drawn-65536", "drawn-65535", {"date": DAY, "site": 7, "bucket": 65536}, "suffix out of range")
refuse("drawn-2-to-the-64", "trip-drawn", {"date": DAY, "shard": 2**64 + 1}, "suffix out of range")
refuse_date("year-10000", "date", {"date": "+10000-01-01", "unit": 7})
refuse_date("year-before-0000", "date", {"date": "-0001-12-31", "unit": 7})
refuse_date("year-10000-hashed", "hash-date", {"site": 7, "date": "+10000-01-01"})
refuse("null", "device-year", {"deviceId": None, "date": 2018}, "not a part")
refuse("null-hashed", "trip-vin", {"date": DAY, "vin": None}, "not a part")
refuse("null-drawn", "trip-drawn", {"date": DAY, "shard": None}, "not a part")
refuse("text-drawn", "trip-drawn", {"date": DAY, "shard": "1"}, "not a part")
refuse("float", "device-year", {"deviceId": "abc-123", "date": 2018.5}, "not a part")
refuse("float-without-fraction", "device-year", {"deviceId": "abc-123", "date": 2018.0}, "not a part")
refuse("float-drawn", "trip-drawn", {"date": DAY, "shard": 1.0}, "not a part")
refuse("array", "device-year", {"deviceId": ["abc-123"], "date": 2018}, "not a part")
refuse("object", "device-year", {"deviceId": {"id": "abc-123"}, "date": 2018}, "not a part")
refuse("missing", "device-year", {"deviceId": "abc-123"}, "missing property")
refuse("missing-other-case", "device-year", {"deviceID": "abc-123", "date": 2018}, "missing property")
refuse("missing-nested", "names-quoted", {"a": {"b": 8}, "a:b": "x", "with space": 7}, "missing property")
refuse("missing-hashed", "hash-two", {"date": DAY, "vin": VIN}, "missing property")
refuse("missing-drawn", "trip-drawn", {"date": DAY}, "missing property")
refuse("missing-element", "tuple", ["abc-123"], "missing property")

# --- Options

AT = "2018-08-09T14:05:00Z"

refuse("none-missing-other", "none-integer", {"region": 3}, "missing property")
refuse("none-null-other", "none-integer", {"region": 3, "no": None}, "not a part")
refuse("none-float", "none-integer", {"region": 1.5, "no": 7}, "not a part")
refuse("none-object", "none-integer", {"region": {}, "no": 7}, "not a part")
refuse("none-empty", "lower-none", {"region": "", "no": 7}, "empty part")
refuse_date("none-year-10000", "none-date", {"date": "+10000-01-01", "name": "a"})
refuse("none-float-hashed", "none-hash", {"date": DAY, "driver": 1.0}, "not a part")
refuse("pad-7-digits", "pad", {"seq": 1000000, "name": "a"}, "value out of range")
refuse("pad-2-digits-of-1", "pad-1", {"digit": 10, "name": "a"}, "value out of range")
refuse("pad-11-digits", "pad-signed", {"seq": 10000000000, "vin": VIN}, "value out of range")
refuse("pad-i64-max", "pad-signed", {"seq": 2**63 - 1, "vin": VIN}, "value out of range")
refuse("pad-negative", "pad-signed", {"seq": -1, "vin": VIN}, "value out of range")
refuse("pad-i64-min", "pad-signed", {"seq": -(2**63), "vin": VIN}, "value out of range")
refuse("pad-9-digits-hashed", "pad-hash", {"date": DAY, "no": 100000000, "unit": 7}, "value out of range")
refuse("pad-7-digits-none", "pad-none", {"seq": 1000000, "name": "a"}, "value out of range")
refuse("pad-7-digits-escaped", "escape-pad", {"seq": 4294967295, "name": "a"}, "value out of range")
refuse("pad-text", "pad", {"seq": "000007", "name": "a"}, "not a part")
refuse("pad-bool", "pad", {"seq": True, "name": "a"}, "not a part")
refuse("pad-float", "pad", {"seq": 7.0, "name": "a"}, "not a part")
refuse("pad-null", "pad", {"seq": None, "name": "a"}, "not a part")
refuse("pad-missing", "pad", {"name": "a"}, "missing property")
refuse("lower-empty", "lower", {"email": ""}, "empty part")
refuse("lower-null", "lower", {"email": None}, "not a part")
refuse("lower-missing", "lower", {"Email": "a"}, "missing property")
refuse("lower-long", "lower", {"email": "É" * 1024 + "A"}, "key too long")
refuse("upper-null-hashed", "upper-none-hash", {"date": DAY, "region": None, "vin": None}, "not a part")
refuse("escape-case-long", "escape-case", {"tenant": "-" * 682 + "X", "user": "u"}, "key too long")

# --- Rollups

for what, text in {
    "no-offset": "2018-08-09T14:05:00",
    "date": DAY,
    "text": "yesterday",
    "day-30-of-february": "2018-02-30T14:05:00Z",
    "day-29-of-february-1900": "1900-02-29T00:00:00Z",
    "hour-24": "2018-08-09T24:00:00Z",
}.items():
    refuse(f"rollup-{what}", "hour", {"at": text}, "not a part")
refuse("rollup-empty", "hour", {"at": ""}, "not a part")
refuse("rollup-integer", "hour", {"at": 1533823500}, "not a part")
refuse("rollup-null", "hour", {"at": None}, "not a part")
refuse("rollup-missing", "hour", {}, "missing property")
refuse("rollup-null-hashed", "day-hash", {"site": 7, "at": None}, "not a part")
refuse("rollup-no-offset-none", "day-none", {"name": "a", "at": "2018-08-09T14:05:00"}, "not a part")
refuse("rollup-date-impossible", "month-date", {"name": "a", "date": "2018-02-29"}, "not a part")
refuse("rollup-year-10000", "hour", {"at": "+10000-01-01T00:00:00Z"}, "year out of range")
refuse("rollup-year-before-0000", "hour", {"at": "-0001-12-31T23:59:59Z"}, "year out of range")
refuse("rollup-year-10000-in-utc", "day-offset", {"at": "9999-12-31T23:59:59-00:01", "site": 7}, "year out of range")
refuse("rollup-before-0000-in-utc", "day-offset", {"at": "0000-01-01T00:00:00+00:01", "site": 7}, "year out of range")
refuse("rollup-year-10000-hashed", "day-hash", {"site": 7, "at": "9999-12-31T23:00:00-01:00"}, "year out of range")
refuse("rollup-year-10000-date", "month-date", {"name": "a", "date": "+10000-01-01"}, "year out of range")
refuse("rollup-year-before-0000-date", "month-date", {"name": "a", "date": "-0001-12-31"}, "year out of range")
refuse(
    "rollup-system-time-year-10000",
    "minute-system-time",
    {"at": {"secs_since_epoch": 253402300800, "nanos_since_epoch": 0}, "site": 7},
    "year out of range",
)
refuse(
    "rollup-system-time-before-1970",
    "minute-system-time",
    {"at": {"secs_since_epoch": -1, "nanos_since_epoch": 0}, "site": 7},
    "not a part",
)
refuse("rollup-system-time-half", "minute-system-time", {"at": {"secs_since_epoch": 0}, "site": 7}, "not a part")
refuse("epoch-s-year-10000", "day-s", {"at": 253402300800, "site": 7}, "year out of range")
refuse("epoch-s-before-0000", "day-s", {"at": -62167219201, "site": 7}, "year out of range")
refuse("epoch-s-i64-max", "day-s", {"at": 2**63 - 1, "site": 7}, "year out of range")
refuse("epoch-s-i64-min", "day-s", {"at": -(2**63), "site": 7}, "year out of range")
refuse("epoch-ms-year-10000", "hour-ms", {"at": 253402300800000, "site": 7}, "year out of range")
refuse("epoch-ms-before-0000", "hour-ms", {"at": -62167219200001, "site": 7}, "year out of range")
refuse("epoch-ms-i64-max", "hour-ms", {"at": 2**63 - 1, "site": 7}, "year out of range")
refuse("epoch-ms-i64-min", "hour-ms", {"at": -(2**63), "site": 7}, "year out of range")
refuse("epoch-ms-u64-max", "year-ms", {"name": "a", "at": 2**64 - 1}, "year out of range")
refuse("epoch-ms-i64-max-none", "hour-none-ms", {"at": 2**63 - 1, "site": 7}, "year out of range")
refuse("epoch-s-text", "day-s", {"at": AT, "site": 7}, "not a part")
refuse("epoch-s-digits", "day-s", {"at": "1533823500", "site": 7}, "not a part")
refuse("epoch-s-float", "day-s", {"at": 1533823500.5, "site": 7}, "not a part")
refuse("epoch-s-null", "day-s", {"at": None, "site": 7}, "not a part")
refuse("epoch-s-missing", "day-s", {"site": 7}, "missing property")

# --- Paths

refuse("path-missing-object", "path", {"no": 7}, "missing property")
refuse("path-null-object", "path", {"vehicle": None, "no": 7}, "missing property")
refuse("path-missing", "path", {"vehicle": {}, "no": 7}, "missing property")
refuse("path-dotted-name", "path", {"vehicle.vin": VIN, "no": 7}, "missing property")
refuse("path-null", "path", {"vehicle": {"vin": None}, "no": 7}, "not a part")
refuse("path-object", "path", {"vehicle": {"vin": {"vin": VIN}}, "no": 7}, "not a part")
refuse("path-text-on-the-way", "path", {"vehicle": VIN, "no": 7}, "not a part")
refuse("path-integer-on-the-way", "path-none", {"vehicle": 3, "site": 7}, "not a part")
refuse("path-empty", "path", {"vehicle": {"vin": ""}, "no": 7}, "empty part")
refuse("path-deep-null-object", "path-deep", {"a": {"b": None}}, "missing property")
refuse("path-missing-hashed", "path-hash", {"date": DAY, "vehicle": {"vin": VIN}, "driver": {}}, "missing property")
refuse(
    "path-pad-5-digits",
    "path-options",
    {"vehicle": {"vin": VIN}, "trip": {"at": AT}, "leg": {"seq": 10000}},
    "value out of range",
)

# --- Growth and levels

refuse("grown-missing-hashed", "grown", {"date": DAY}, "missing property")
refuse("grown-empty", "grown-and-shrunk", {"site": 7, "name": "", "vin": VIN}, "empty part")
refuse("levels-empty-first", "levels-two", {"tenant": "", "user": "u"}, "empty part")
refuse("levels-empty-second", "levels-two", {"tenant": "a", "user": ""}, "empty part")
refuse("levels-long-2049", "levels-two", {"tenant": abc(1024), "user": abc(1025)}, "key too long")
refuse("levels-long-2049-two-byte", "levels-two", {"tenant": "é" * 1024, "user": "u"}, "key too long")
refuse("levels-long-by-suffix", "levels-suffix", {"tenant": abc(2046), "vin": VIN}, "key too long")
refuse(
    "levels-long-escaped",
    "levels-escape",
    {"tenant": "a" * 1997, "region": "-" * 11, "user": "uuuuu", "date": DAY, "shard": 16},
    "key too long",
)
refuse("levels-missing", "levels-suffix", {"vin": VIN}, "missing property")
refuse("levels-null", "levels-two", {"tenant": "a", "user": None}, "not a part")
refuse("levels-drawn-17", "levels-drawn", {"tenantId": UUID, "site": 7, "name": "a", "shard": 17}, "suffix out of range")
refuse("drawn-from-zero-400", "drawn-from-zero", {"date": DAY, "shard": 400}, "suffix out of range")
refuse("drawn-padded-10", "drawn-padded", {"date": DAY, "shard": 10}, "suffix out of range")
refuse("drawn-padded-text", "drawn-padded", {"date": DAY, "shard": "07"}, "not a part")
refuse("prefix-empty", "prefix-text", {"tenant": "", "no": 7}, "empty part")
refuse("prefix-long", "prefix-text", {"tenant": abc(2041), "no": 7}, "key too long")
refuse("suffix-first-empty", "suffix-first-prefix", {"name": "", "vin": VIN}, "empty part")
