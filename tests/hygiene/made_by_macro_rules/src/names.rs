//! Names from inside and outside of the macro, which do not see each other.

use synthetic_key::SyntheticKey;

macro_rules! mixed {
    ($name:ident, $field:ident, $life:lifetime, $param:ident, $constant:ident) => {
        #[derive(SyntheticKey)]
        #[pk(container = "c-{out}-{at:s:month}")]
        struct $name<$life, $param, const $constant: usize> {
            #[pk(concat)]
            $field: $param,
            #[pk(concat)]
            inner: u16,
            #[pk(concat, rollup = "day", epoch = "s")]
            at: i64,
            #[pk(hash_suffix = 400)]
            r#type: &$life str,
            out: &$life str,
        }
    };
}

mixed!(Mixed, self_, 'key, T, N);

#[test]
fn of_both_sides() {
    let item = Mixed::<'_, u8, 3> {
        self_: 9,
        inner: 7,
        at: 0,
        r#type: "1HGCM82633A004352",
        out: "x",
    };
    assert_eq!(item.partition_key(), "9-7-1970-01-01.225");
    let keys = MixedKeys::<u8>::between(9, 7, 0, 86_400);
    assert_eq!(keys.count(), 800);
    let containers = Mixed::<'_, u8, 3>::containers_between("x", 0, 0).unwrap();
    assert!(containers.eq(["c-x-1970-01"]));
}

/// A macro that generates a macro that generates an item, inside a function, with a local type.
#[rustfmt::skip] // It moves the inner macro further to the right each time.
macro_rules! outer {
    ($dollar:tt $name:ident) => {
        macro_rules! $name {
            ($dollar item:ident, $dollar ty:ty) => {
                #[derive(SyntheticKey)]
                struct $dollar item {
                    #[pk(concat)]
                    id: $dollar ty,
                    #[pk(hash_suffix = 400)]
                    vin: $dollar ty,
                }
            };
        }
    };
}

outer!($ make);

#[test]
fn of_a_macro_of_a_macro() {
    #[derive(synthetic_key::KeyPart)]
    struct Local(u32);

    make!(Item, Local);
    let item = Item {
        id: Local(7),
        vin: Local(1),
    };
    assert_eq!(item.partition_key(), "7.369");
    let point = ItemKey {
        id: &item.id,
        vin: &item.vin,
    };
    assert_eq!(point.partition_key(), "7.369");
}
