//! Groups that code in another language gets wrong easily.

table! {
    const OTHER_LANGUAGES;

    "names-locals" => struct {
        #[pk(concat)] number: u32,
        #[pk(concat)] value: bool,
        #[pk(concat)] text: String,
        #[pk(hash_suffix = 16)] key: String,
        #[pk(hash_suffix)] hash: u64,
    } keys { number, value, text }
    "names-keywords" => struct {
        #[pk(concat)] class: u32,
        #[pk(concat)] def: u32,
        #[pk(concat)] func: u32,
        #[pk(concat)] namespace: String,
        #[pk(hash_suffix = 16)] short: i16,
        #[pk(hash_suffix)] interface: String,
    } keys { class, def, func, namespace }
    "names-helpers" => struct {
        #[pk(concat)] #[serde(rename = "PartitionKey")] partition_key: u32,
        #[pk(concat)] layout: u32,
        #[pk(concat)] document: u32,
        #[pk(concat)] #[serde(rename = "self")] self_: u32,
        #[pk(concat)] this: u32,
        #[pk(concat)] #[serde(rename = "None")] none: u32,
        #[pk(concat)] null: u32,
        #[pk(concat)] #[serde(rename = "toString")] to_string: String,
    } parsed { partition_key, layout, document, self_, this, none, null, to_string }
    "names-prototype" => struct {
        #[pk(concat)] #[serde(rename = "__proto__")] proto: u32,
        #[pk(concat)] constructor: u32,
        #[pk(concat)] #[serde(rename = "hasOwnProperty")] has_own_property: String,
    } parsed { proto, constructor, has_own_property }
    "text-then-pad" => #[pk(escape)] struct {
        #[pk(concat)] name: String, #[pk(concat, pad = 4)] seq: i32,
    } parsed { name, seq }
}
