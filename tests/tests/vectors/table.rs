//! The macro that builds a table of groups, one derived struct for each.

/// A row is a group's name and its struct, with the fields in the order of `types`. After them come, if they apply,
///
/// - `point`: the fields of the key, with the path to nested ones, and positions if they have no names;
/// - `keys`: the parts that the fan-out takes, or `-` if a layout that is also read needs more than them;
/// - `between`: the arguments of its range of time;
/// - `levels`: the fields of the first level, and of the first two;
/// - `parsed`: for a key without hashed fields and levels, the parsed values. After `=>` comes a function that computes one.
macro_rules! table {
    (
        const $table:ident;
        $(
            $group:literal => $(#[$($attr:tt)*])* struct $fields:tt
            $(point { $($point:tt)* })?
            $(keys { $($keys:tt)* })?
            $(between { $($between:tt)* })?
            $(levels $({ $($prefix:tt)* })+)?
            $(parsed { $($parsed:tt)* })?
        )*
    ) => {
        pub(crate) const $table: &[$crate::derived::Row] = &[$({
            item!($(#[$($attr)*])* $fields);
            point!($fields $($($point)*)?);
            fan_out!($($($keys)*)?);
            range!($($($between)*)?);
            prefixes!($($([$($prefix)*])+)?);
            parse!($($($parsed)*)?);
            type Key = <Item as synthetic_key::SyntheticKey>::Key;
            impl $crate::derived::Derived for Item {
                fn types() -> Vec<String> {
                    types()
                }
                fn point_read(&self) -> impl synthetic_key::SyntheticKey<Key = Key> {
                    point_read(self)
                }
                fn fan_out(&self) -> Option<synthetic_key::iter::Iter<Key>> {
                    fan_out(self)
                }
                fn range(&self) -> Option<Vec<Key>> {
                    range(self)
                }
                fn prefixes(&self) -> Vec<(&'static str, Key)> {
                    prefixes(self)
                }
                fn check_parse(&self, key: &str, case: &str) -> bool {
                    check_parse(self, key, case)
                }
            }
            $crate::derived::Row::of::<Item>($group)
        }),*];
    };
}

macro_rules! item {
    ($(#[$($attr:tt)*])* { $($fields:tt)* }) => {
        #[derive(serde::Deserialize, synthetic_key::SyntheticKey)]
        $(#[$($attr)*])*
        struct Item { $($fields)* }
    };
    ($(#[$($attr:tt)*])* ( $($fields:tt)* )) => {
        #[derive(serde::Deserialize, synthetic_key::SyntheticKey)]
        $(#[$($attr)*])*
        struct Item($($fields)*);
    };
}

/// The item's point read, and the types of the fields.
macro_rules! point {
    ({ $($(#[$($attr:tt)*])* $field:ident: $type:ty),* $(,)? }) => {
        fn types() -> Vec<String> {
            vec![$(<$type as $crate::values::Value>::type_name()),*]
        }
        fn point_read(item: &Item) -> impl synthetic_key::SyntheticKey<Key = Key> {
            ItemKey { $($field: $crate::values::Value::lend(&item.$field)),* }
        }
    };
    (( $($(#[$($attr:tt)*])* $type:ty),* $(,)? ) $($field:tt),+) => {
        fn types() -> Vec<String> {
            vec![$(<$type as $crate::values::Value>::type_name()),*]
        }
        fn point_read(item: &Item) -> impl synthetic_key::SyntheticKey<Key = Key> {
            ItemKey($($crate::values::Value::lend(&item.$field)),+)
        }
    };
    ({ $($fields:tt)* } $($field:ident $(.$nested:ident)*),+) => {
        fn types() -> Vec<String> {
            vec![$($crate::derived::type_name(|item: &Item| &item.$field$(.$nested)*)),*]
        }
        fn point_read(item: &Item) -> impl synthetic_key::SyntheticKey<Key = Key> {
            ItemKey { $($field: $crate::values::Value::lend(&item.$field$(.$nested)*)),+ }
        }
    };
}

/// The item's fan-out, from its parts.
macro_rules! fan_out {
    () => {
        // Clashes with the derive's fan-out, if there is one: a row must not omit it.
        #[expect(dead_code)]
        struct ItemKeys;
        fn fan_out(_: &Item) -> Option<synthetic_key::iter::Iter<Key>> {
            None
        }
    };
    (-) => {
        fn fan_out(_: &Item) -> Option<synthetic_key::iter::Iter<Key>> {
            None
        }
    };
    ($($field:tt $(.$nested:ident)*),+) => {
        fn fan_out(item: &Item) -> Option<synthetic_key::iter::Iter<Key>> {
            let keys = ItemKeys { $($field: $crate::values::Value::lend(&item.$field$(.$nested)*)),+ };
            Some(keys.iter())
        }
    };
}

/// The keys between two instants, both of which are the item's.
macro_rules! range {
    () => {
        fn range(_: &Item) -> Option<Vec<Key>> {
            None
        }
    };
    ($($field:ident),+) => {
        fn range(item: &Item) -> Option<Vec<Key>> {
            Some(ItemKeys::between($($crate::values::Value::lend(&item.$field)),+).collect())
        }
    };
}

/// The first levels of the item's key.
macro_rules! prefixes {
    () => {
        // These clash with the derive's prefixes, if there are any.
        #[expect(dead_code)]
        struct ItemKey1;
        fn prefixes(_: &Item) -> Vec<(&'static str, Key)> {
            Vec::new()
        }
    };
    ([$($one:tt)+]) => {
        #[expect(dead_code)]
        struct ItemKey2;
        fn prefixes(item: &Item) -> Vec<(&'static str, Key)> {
            vec![prefixes!(@ item ItemKey1 $($one)+)]
        }
    };
    ([$($one:tt)+] [$($two:tt)+]) => {
        fn prefixes(item: &Item) -> Vec<(&'static str, Key)> {
            vec![prefixes!(@ item ItemKey1 $($one)+), prefixes!(@ item ItemKey2 $($two)+)]
        }
    };
    (@ $item:ident $prefix:ident $($field:ident $(.$nested:ident)*),+) => {
        $crate::derived::prefix(&$prefix {
            $($field: $crate::values::Value::lend(&$item.$field$(.$nested)*)),+
        })
    };
}

/// Compares the parsed values with the item's own parts, in the order of the key.
macro_rules! parse {
    () => {
        fn check_parse(_: &Item, _: &str, _: &str) -> bool {
            false
        }
    };
    ($($field:tt $(.$nested:ident)* $(=> $function:path)?),+) => {
        fn check_parse(item: &Item, key: &str, case: &str) -> bool {
            let parts = ($(parse!(@ item.$field$(.$nested)* $(, $function)?)),+);
            $crate::derived::check_parse(item, key, &parts, case);
            $crate::derived::check_parse(&point_read(item), key, &parts, case);
            true
        }
    };
    (@ $value:expr) => {
        $value.clone()
    };
    (@ $value:expr, $function:path) => {
        $function(&$value)
    };
}
