"""What code in another language gets wrong easily: names, strings, numbers, and which of two reasons to give."""

from vectors_data.tools import DAY, NEGATIVE_ZERO, VIN, group, refuse, suffix

# --- Properties named like the locals, helpers and keywords of generated code

group(
    "names-locals",
    "{number}-{value}-{text}.{xxh64(key, hash) % 16 + 1}",
    {"number": "u32", "value": "bool", "text": "String", "key": "String", "hash": "u64"},
    lambda i: f"{i['number']}-{str(i['value']).lower()}-{i['text']}.{suffix(16, i['key'], str(i['hash']))}",
    [{"number": 7, "value": True, "text": "a", "key": "k", "hash": 3}],
)
group(
    "names-keywords",
    "{class}-{def}-{func}-{namespace}.{xxh64(short, interface) % 16 + 1}",
    {"class": "u32", "def": "u32", "func": "u32", "namespace": "String", "short": "i16", "interface": "String"},
    lambda i: f"{i['class']}-{i['def']}-{i['func']}-{i['namespace']}.{suffix(16, str(i['short']), i['interface'])}",
    [{"class": 1, "def": 2, "func": 3, "namespace": "n", "short": -4, "interface": "i"}],
)
group(
    "names-helpers",
    "{PartitionKey}-{layout}-{document}-{self}-{this}-{None}-{null}-{toString}",
    {
        "PartitionKey": "u32",
        "layout": "u32",
        "document": "u32",
        "self": "u32",
        "this": "u32",
        "None": "u32",
        "null": "u32",
        "toString": "String",
    },
    lambda i: "-".join(str(value) for value in i.values()),
    [{"PartitionKey": 1, "layout": 2, "document": 3, "self": 4, "this": 5, "None": 6, "null": 7, "toString": "t"}],
)
group(
    "names-prototype",
    "{__proto__}-{constructor}-{hasOwnProperty}",
    {"__proto__": "u32", "constructor": "u32", "hasOwnProperty": "String"},
    lambda i: f"{i['__proto__']}-{i['constructor']}-{i['hasOwnProperty']}",
    [{"__proto__": 1, "constructor": 2, "hasOwnProperty": "h"}],
)
refuse("names-prototype-missing", "names-prototype", {"__proto__": 1, "hasOwnProperty": "h"}, "missing property")

# --- Strings that are not Unicode, and the number that many parsers read as 0

refuse("lone-high-surrogate", "text", {"name": "\ud800"}, "not a part")
refuse("lone-low-surrogate", "text", {"name": "a\udc00b"}, "not a part")
refuse("swapped-surrogates", "text", {"name": "\udcb0\ud83d"}, "not a part")
refuse("lone-surrogate-hashed", "trip-vin", {"date": DAY, "vin": VIN + "\udfff"}, "not a part")
refuse("lone-surrogate-escaped", "escape-text", {"tenant": "\ud83d", "user": "u"}, "not a part")
refuse("lone-surrogate-folded", "lower", {"email": "A\udbff"}, "not a part")
refuse("negative-zero", "device-year", {"deviceId": "abc-123", "date": NEGATIVE_ZERO}, "not a part")
refuse("negative-zero-padded", "pad", {"seq": NEGATIVE_ZERO, "name": "a"}, "not a part")
refuse("negative-zero-epoch", "day-s", {"at": NEGATIVE_ZERO, "site": 7}, "not a part")
refuse("negative-zero-drawn", "drawn-from-zero", {"date": DAY, "shard": NEGATIVE_ZERO}, "not a part")

# --- Two faults: the first in the order of the layout is the reason, and the length comes last

group(
    "text-then-pad",
    "{name:%}-{seq:04}",
    {"name": "String", "seq": "i32"},
    lambda i: f"{i['name']}-{i['seq']:04}",
    [{"name": "a", "seq": 7}],
)
refuse("two-faults-empty-then-range", "text-then-pad", {"name": "", "seq": -1}, "empty part")
refuse("two-faults-range-then-empty", "pad", {"seq": 1000000, "name": ""}, "value out of range")
refuse("two-faults-missing-then-null", "device-year", {"date": None}, "missing property")
refuse("two-faults-null-then-missing", "device-year", {"deviceId": None}, "not a part")
refuse("two-faults-empty-then-missing", "device-year", {"deviceId": ""}, "empty part")
refuse("two-faults-empty-then-float", "device-year", {"deviceId": "", "date": 2018.5}, "empty part")
refuse("two-faults-float-then-hashed", "trip-vin", {"date": 1.5}, "not a part")
refuse("two-faults-suffix-in-front", "suffix-first-prefix", {"name": ""}, "missing property")
refuse("two-faults-hashed", "hash-two", {"date": DAY, "country": None}, "not a part")
refuse("two-faults-drawn", "trip-drawn", {"date": "", "shard": 401}, "empty part")
refuse("two-faults-long-then-empty", "levels-two", {"tenant": "x" * 2049, "user": ""}, "empty part")
refuse("two-faults-long-then-drawn", "escape-drawn", {"tenant": "x" * 2049, "user": "u", "shard": 17}, "suffix out of range")
refuse("two-faults-on-the-way", "path", {"vehicle": 3}, "not a part")
