//! Values and types as fragments, which reach a derive in invisible groups.

use std::borrow::Cow;
use std::marker::PhantomData;

use synthetic_key::{RandomSuffix, Store, SyntheticKey};

pub const LONG: Store = Store::bytes(2000);

pub fn shout(text: &str) -> String {
    text.to_uppercase()
}

pub struct Place {
    pub country: u16,
}

/// Every option's value as a `literal` or a `path`.
macro_rules! by_literal {
    (
        $name:ident, separator = $separator:literal, suffix = $suffix:literal, property = $property:literal,
        layout = $layout:literal, also_read = $also_read:literal, n = $n:literal, pad = $pad:literal, none = $none:literal,
        case = $case:literal, max_len = $max:literal, path = $nested:literal, with = $with:path, id = $id:literal,
        container = $container:literal, crate = $krate:path, distinct = $distinct:literal, store = $store:path,
    ) => {
        #[derive(SyntheticKey)]
        #[pk(
            separator = $separator, suffix_separator = $suffix, layout = $layout, also_read = [$also_read], id = $id, unique_ids,
            container = $container, min_distinct = $distinct, property = $property, crate = $krate, store = $store
        )]
        struct $name {
            #[pk(concat, pad = $pad)]
            number: u32,
            #[pk(concat, none = $none, case = $case, max_len = $max)]
            region: Option<String>,
            #[pk(concat, path = $nested)]
            place: Place,
            #[pk(hash_suffix = $n, with = $with)]
            vin: String,
        }
    };
}

by_literal! {
    Literal, separator = "|", suffix = "#", property = "pk",
    layout = "{number:06}|{region:?\"NONE\":lower}|{place.country}#{xxh64(vin:fn(crate::fragments::shout)) % 800 + 1}",
    also_read = "{number}|{vin:fn(crate::fragments::shout)}",
    n = 800, pad = 6, none = "NONE", case = "lower", max_len = 20, path = "country",
    with = crate::fragments::shout, id = "{number:06}", container = "c-{number}", crate = ::synthetic_key,
    distinct = 1000, store = LONG,
}

#[test]
fn values_as_literals() {
    let item = Literal {
        number: 7,
        region: Some("EU".into()),
        place: Place { country: 47 },
        vin: "a".into(),
    };
    let point = LiteralKey {
        number: 7,
        region: Some("EU"),
        place: 47_u16,
        vin: "a",
    };
    assert_eq!(item.partition_key(), point.partition_key());
    assert!(point.partition_key().as_str().starts_with("000007|eu|47#"));
    assert_eq!(item.item_id().unwrap(), "000007");
    assert_eq!(Literal::PROPERTY, "pk");
    assert_eq!(point.read_keys().last().unwrap(), "7|A");
}

/// Numbers and texts as expressions, positions, whole attributes, whole option lists.
macro_rules! by_other_fragments {
    ($(#[$meta:meta])* $vis:vis $name:ident; $n:expr; $text:expr; $first:literal, $second:expr; [$($list:tt)*]; $option:meta) => {
        #[derive(SyntheticKey)]
        #[pk(property = $text)]
        $(#[$meta])*
        $vis struct $name {
            #[pk(concat($second))]
            $vis year: u16,
            #[pk(concat($first))]
            $vis device: String,
            #[pk($($list)*)]
            $vis shard: RandomSuffix<$n>,
            #[pk($option)]
            $vis number: u32,
        }
    };
}

by_other_fragments! {
    #[pk(escape)] pub(crate) Other; 4; "p"; 1, 2; [random_suffix = 4]; id
}

#[test]
fn values_as_other_fragments() {
    let item = Other {
        year: 2018,
        device: "a-b".into(),
        shard: RandomSuffix::new(3).unwrap(),
        number: 7,
    };
    assert_eq!(Other::LAYOUT, "{device:%}-{year}.{shard in 1..=4}");
    assert_eq!(item.partition_key(), "a%2Db-2018.3");
    assert_eq!((Other::PROPERTY, &*item.item_id().unwrap()), ("p", "7"));
}

/// Types as `ty`, where the derive looks into them: options, references, lifetimes, parameters.
macro_rules! by_type {
    ($name:ident<$life:lifetime, $param:ident>; $maybe:ty; $text:ty; $made:ty; $lent:ty; $generic:ty; $time:ty; $drawn:ty; $beside:ty) => {
        #[derive(SyntheticKey)]
        #[pk(serde)]
        #[pk(escape)]
        struct $name<$life, $param> {
            #[pk(concat, none = "NONE", case = "lower", max_len = 20)]
            maybe: $maybe,
            #[pk(concat)]
            text: $text,
            #[pk(concat, with = shout)]
            made: $made,
            #[pk(concat)]
            lent: $lent,
            #[pk(concat)]
            generic: $generic,
            #[pk(concat, rollup = "day", epoch = "s")]
            time: $time,
            #[pk(random_suffix = 4)]
            drawn: $drawn,
            beside: $beside,
            of: PhantomData<&$life $param>,
        }
    };
}

by_type! {
    Typed<'a, T>; Option<String>; Cow<'a, str>; String; &'a str; T; i64; RandomSuffix<4>; Option<&'a str>
}

#[test]
fn types_as_fragments() {
    let json = r#"{"maybe":"EU","text":"t","made":"m","lent":"l","generic":7,"time":0,"drawn":3,"beside":null,"of":null,"partitionKey":"eu-t-M-l-7-1970%2D01%2D01.3"}"#;
    let json = json.replace("%2D01%2D01", "-01-01");
    let read: Result<Typed<'_, u32>, _> = serde_json::from_str(&json);
    let item = read.unwrap();
    assert_eq!(item.lent, "l");
    assert_eq!(serde_json::to_string(&item).unwrap(), json);
    let point = TypedKey::<u32> {
        maybe: Some("EU"),
        text: "t",
        made: "m",
        lent: "l",
        generic: 7,
        time: 0,
        drawn: RandomSuffix::new(3).unwrap(),
    };
    assert_eq!(point.partition_key(), item.partition_key());
}

/// A whole item, or a whole field list, as tokens.
macro_rules! as_it_is {
    (fields of $name:ident: $($fields:tt)*) => {
        #[derive(SyntheticKey)]
        struct $name { $($fields)* }
    };
    ($item:item) => {
        #[derive(SyntheticKey)]
        $item
    };
}

as_it_is! {
    struct Whole<'a, const N: usize> {
        #[pk(concat)]
        id: &'a str,
    }
}

as_it_is! { fields of Fields: #[pk(concat)] id: u32, #[pk(hash_suffix = 400)] line: u32 }

#[test]
fn items_as_they_are() {
    assert_eq!(Whole::<7> { id: "a" }.partition_key(), "a");
    assert_eq!(Fields { id: 7, line: 1 }.partition_key(), "7.369");
    assert_eq!(FieldsKeys { id: 7 }.iter().len(), 400);
}
