//! How the cost grows: for a key with its parts and its text, for a fan-out with its keys, for a document with its fields.

use std::hint::black_box;

use serde::{Deserialize, Serialize};
use synthetic_key::{KeyPart, SyntheticKey};

use crate::compare::Compared;
use crate::documents::{Format, Json};
use crate::keys::Reading;
use crate::table::{Table, kept};

macro_rules! keys_of {
    ($($name:ident($count:literal): $($field:ident)*;)*) => {
        $(
            #[derive(SyntheticKey)]
            struct $name { $(#[pk(concat)] $field: u32),* }
        )*

        /// Keys of one to ten numbers.
        #[must_use]
        pub fn parts() -> Table {
            let table = Table::new("`partition_key()` of 1 to 10 numbers of eight digits");
            $(
                let item = kept($name { $($field: 12_345_678),* });
                let table = table.row($count, item, $name::partition_key);
            )*
            table
        }

        /// The same by `format!`.
        #[must_use]
        pub fn parts_by_format() -> Table {
            let table = Table::new("`format!` of 1 to 10 numbers of eight digits");
            $(
                let item = kept($name { $($field: 12_345_678),* });
                let table = table.row($count, item, |$name { $($field),* }| {
                    let mut key = format!(concat!($("{", stringify!($field), "}-"),*), $($field = $field),*);
                    key.pop();
                    key
                });
            )*
            table
        }
    };
}

keys_of! {
    Key1("1 part"): a;
    Key2("2 parts"): a b;
    Key3("3 parts"): a b c;
    Key4("4 parts"): a b c d;
    Key5("5 parts"): a b c d e;
    Key6("6 parts"): a b c d e f;
    Key7("7 parts"): a b c d e f g;
    Key8("8 parts"): a b c d e f g h;
    Key9("9 parts"): a b c d e f g h i;
    Key10("10 parts"): a b c d e f g h i j;
}

const LENGTHS: [usize; 5] = [8, 32, 128, 512, 2048];

fn readings() -> impl Iterator<Item = (String, &'static Reading)> {
    LENGTHS.into_iter().map(|len| {
        let item = kept(Reading {
            device_id: "d".repeat(len),
            date: 2018,
        });
        (format!("{len} bytes"), item)
    })
}

/// Text of 8 to 2048 bytes, and a number.
#[must_use]
pub fn text() -> Table {
    let table = Table::new("`partition_key()` of text of 8 to 2048 bytes and a number");
    readings().fold(table, |table, (name, item)| {
        table.row(name, item, Reading::partition_key)
    })
}

/// The same by `format!`.
#[must_use]
pub fn text_by_format() -> Table {
    let table = Table::new("`format!` of text of 8 to 2048 bytes and a number");
    readings().fold(table, |table, (name, item)| {
        table.row(name, item, |Reading { device_id, date }| {
            format!("{device_id}-{date}")
        })
    })
}

macro_rules! fan_outs {
    ($($name:ident $keys:ident $count:tt;)*) => {
        $(
            #[derive(SyntheticKey)]
            struct $name {
                #[pk(concat)]
                day: u32,
                #[pk(hash_suffix = $count)]
                id: u64,
            }
        )*

        /// All keys of 10 to 65,535.
        #[must_use]
        pub fn fan_outs() -> Table {
            let table = Table::new("fan-out over 10 to 65,535 keys");
            $(
                let table = table.row(concat!(stringify!($count), " keys"), kept(20_180_809_u32), |day| {
                    for key in &($keys { day: *day }) {
                        black_box(&key);
                    }
                });
            )*
            table
        }
    };
}

fan_outs! {
    FanOut10 FanOut10Keys 10;
    FanOut100 FanOut100Keys 100;
    FanOut1000 FanOut1000Keys 1000;
    FanOut10000 FanOut10000Keys 10000;
    FanOut65535 FanOut65535Keys 65535;
}

macro_rules! variants {
    ($($part:ident $item:ident $count:literal: $($variant:ident)*;)*) => {
        $(
            #[derive(Clone, Copy, KeyPart)]
            enum $part { $($variant),* }

            #[derive(SyntheticKey)]
            struct $item {
                #[pk(concat)]
                kind: $part,
                #[pk(concat)]
                number: u32,
            }
        )*

        /// A name of 5 to 500, and a number.
        #[must_use]
        pub fn variants() -> Table {
            let table = Table::new("`partition_key()` of an enum of 5 to 500 variants and a number");
            $(
                let kinds = [$($part::$variant),*];
                let item = kept($item { kind: kinds[kinds.len() - 1], number: 12_345_678 });
                let table = table.row(concat!($count, " variants"), item, $item::partition_key);
            )*
            table
        }
    };
}

variants! {
    Kind5 Of5 "5":
        V0 V1 V2 V3 V4;
    Kind50 Of50 "50":
        V0 V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17 V18 V19 V20 V21 V22 V23 V24 V25 V26 V27 V28 V29
        V30 V31 V32 V33 V34 V35 V36 V37 V38 V39 V40 V41 V42 V43 V44 V45 V46 V47 V48 V49;
    Kind500 Of500 "500":
        V0 V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17 V18 V19 V20 V21 V22 V23 V24 V25 V26 V27 V28 V29
        V30 V31 V32 V33 V34 V35 V36 V37 V38 V39 V40 V41 V42 V43 V44 V45 V46 V47 V48 V49 V50 V51 V52 V53 V54 V55 V56 V57
        V58 V59 V60 V61 V62 V63 V64 V65 V66 V67 V68 V69 V70 V71 V72 V73 V74 V75 V76 V77 V78 V79 V80 V81 V82 V83 V84 V85
        V86 V87 V88 V89 V90 V91 V92 V93 V94 V95 V96 V97 V98 V99 V100 V101 V102 V103 V104 V105 V106 V107 V108 V109 V110
        V111 V112 V113 V114 V115 V116 V117 V118 V119 V120 V121 V122 V123 V124 V125 V126 V127 V128 V129 V130 V131 V132
        V133 V134 V135 V136 V137 V138 V139 V140 V141 V142 V143 V144 V145 V146 V147 V148 V149 V150 V151 V152 V153 V154
        V155 V156 V157 V158 V159 V160 V161 V162 V163 V164 V165 V166 V167 V168 V169 V170 V171 V172 V173 V174 V175 V176
        V177 V178 V179 V180 V181 V182 V183 V184 V185 V186 V187 V188 V189 V190 V191 V192 V193 V194 V195 V196 V197 V198
        V199 V200 V201 V202 V203 V204 V205 V206 V207 V208 V209 V210 V211 V212 V213 V214 V215 V216 V217 V218 V219 V220
        V221 V222 V223 V224 V225 V226 V227 V228 V229 V230 V231 V232 V233 V234 V235 V236 V237 V238 V239 V240 V241 V242
        V243 V244 V245 V246 V247 V248 V249 V250 V251 V252 V253 V254 V255 V256 V257 V258 V259 V260 V261 V262 V263 V264
        V265 V266 V267 V268 V269 V270 V271 V272 V273 V274 V275 V276 V277 V278 V279 V280 V281 V282 V283 V284 V285 V286
        V287 V288 V289 V290 V291 V292 V293 V294 V295 V296 V297 V298 V299 V300 V301 V302 V303 V304 V305 V306 V307 V308
        V309 V310 V311 V312 V313 V314 V315 V316 V317 V318 V319 V320 V321 V322 V323 V324 V325 V326 V327 V328 V329 V330
        V331 V332 V333 V334 V335 V336 V337 V338 V339 V340 V341 V342 V343 V344 V345 V346 V347 V348 V349 V350 V351 V352
        V353 V354 V355 V356 V357 V358 V359 V360 V361 V362 V363 V364 V365 V366 V367 V368 V369 V370 V371 V372 V373 V374
        V375 V376 V377 V378 V379 V380 V381 V382 V383 V384 V385 V386 V387 V388 V389 V390 V391 V392 V393 V394 V395 V396
        V397 V398 V399 V400 V401 V402 V403 V404 V405 V406 V407 V408 V409 V410 V411 V412 V413 V414 V415 V416 V417 V418
        V419 V420 V421 V422 V423 V424 V425 V426 V427 V428 V429 V430 V431 V432 V433 V434 V435 V436 V437 V438 V439 V440
        V441 V442 V443 V444 V445 V446 V447 V448 V449 V450 V451 V452 V453 V454 V455 V456 V457 V458 V459 V460 V461 V462
        V463 V464 V465 V466 V467 V468 V469 V470 V471 V472 V473 V474 V475 V476 V477 V478 V479 V480 V481 V482 V483 V484
        V485 V486 V487 V488 V489 V490 V491 V492 V493 V494 V495 V496 V497 V498 V499;
}

macro_rules! documents {
    ($($name:ident $plain:ident $count:literal: $($field:ident)*;)*) => {
        $(
            #[derive(SyntheticKey)]
            #[pk(serde)]
            struct $name {
                #[pk(concat)]
                f0: u32,
                $($field: u32,)*
            }

            #[derive(Serialize, Deserialize)]
            struct $plain {
                f0: u32,
                $($field: u32,)*
                #[serde(rename = "partitionKey")]
                partition_key: String,
            }
        )*

        /// Documents of 10 to 200 numbers.
        #[must_use]
        pub fn documents_written() -> Table {
            let table = Table::new("write a document of 10 to 200 numbers as JSON");
            $(
                let item = kept($name { f0: 1, $($field: 12_345_678),* });
                let table = table.reused(concat!($count, " fields"), item, Json::write);
            )*
            table
        }

        /// The same without a key of ours.
        #[must_use]
        pub fn documents_written_plain() -> Table {
            let table = Table::new("the same with the key in a field");
            $(
                let item = kept($plain { f0: 1, $($field: 12_345_678,)* partition_key: "1".into() });
                let table = table.reused(concat!($count, " fields"), item, Json::write);
            )*
            table
        }

        /// From what was written.
        #[must_use]
        pub fn documents_read() -> Table {
            let table = Table::new("read and verify a document of 10 to 200 numbers as JSON");
            $(
                let mut stored = Vec::new();
                Json::write(&$name { f0: 1, $($field: 12_345_678),* }, &mut stored);
                let stored = Json::stored(stored);
                let table = table.row(concat!($count, " fields"), stored, |stored| {
                    Json::read::<$name>(stored).ok()
                });
            )*
            table
        }

        /// The same without a key of ours.
        #[must_use]
        pub fn documents_read_plain() -> Table {
            let table = Table::new("the same without verifying");
            $(
                let mut stored = Vec::new();
                Json::write(&$name { f0: 1, $($field: 12_345_678),* }, &mut stored);
                let stored = Json::stored(stored);
                let table = table.row(concat!($count, " fields"), stored, |stored| {
                    Json::read::<$plain>(stored).ok()
                });
            )*
            table
        }
    };
}

documents! {
    Document10 Plain10 "10":
        f1 f2 f3 f4 f5 f6 f7 f8 f9;
    Document50 Plain50 "50":
        f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30
        f31 f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47 f48 f49;
    Document100 Plain100 "100":
        f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30
        f31 f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47 f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58
        f59 f60 f61 f62 f63 f64 f65 f66 f67 f68 f69 f70 f71 f72 f73 f74 f75 f76 f77 f78 f79 f80 f81 f82 f83 f84 f85 f86
        f87 f88 f89 f90 f91 f92 f93 f94 f95 f96 f97 f98 f99;
    Document200 Plain200 "200":
        f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 f13 f14 f15 f16 f17 f18 f19 f20 f21 f22 f23 f24 f25 f26 f27 f28 f29 f30
        f31 f32 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47 f48 f49 f50 f51 f52 f53 f54 f55 f56 f57 f58
        f59 f60 f61 f62 f63 f64 f65 f66 f67 f68 f69 f70 f71 f72 f73 f74 f75 f76 f77 f78 f79 f80 f81 f82 f83 f84 f85 f86
        f87 f88 f89 f90 f91 f92 f93 f94 f95 f96 f97 f98 f99 f100 f101 f102 f103 f104 f105 f106 f107 f108 f109 f110 f111
        f112 f113 f114 f115 f116 f117 f118 f119 f120 f121 f122 f123 f124 f125 f126 f127 f128 f129 f130 f131 f132 f133
        f134 f135 f136 f137 f138 f139 f140 f141 f142 f143 f144 f145 f146 f147 f148 f149 f150 f151 f152 f153 f154 f155
        f156 f157 f158 f159 f160 f161 f162 f163 f164 f165 f166 f167 f168 f169 f170 f171 f172 f173 f174 f175 f176 f177
        f178 f179 f180 f181 f182 f183 f184 f185 f186 f187 f188 f189 f190 f191 f192 f193 f194 f195 f196 f197 f198 f199;
}

/// The cost of one more unit between neighbouring rows of a table whose rows are named after a size. For linear growth it is
/// the same everywhere.
fn slopes(compared: &Compared) -> Option<String> {
    let size = |name: &str| name.split(' ').next()?.parse::<f64>().ok();
    let names = compared.table.rows.iter().map(|row| size(&row.name));
    let sizes: Vec<f64> = names.collect::<Option<_>>()?;
    let costs: Option<Vec<f64>> = compared.rows.iter().map(|row| row.instructions).collect();
    let (costs, mut shown) = (costs?, Vec::new());
    for (size, cost) in sizes.windows(2).zip(costs.windows(2)) {
        shown.push(format!("{:.1}", (cost[1] - cost[0]) / (size[1] - size[0])));
    }
    Some(format!(
        "| {} | {} |",
        compared.table.title,
        shown.join(", ")
    ))
}

/// All of them.
#[must_use]
pub fn lines(tables: &[Compared]) -> String {
    let lines: Vec<String> = tables.iter().filter_map(slopes).collect();
    format!(
        "Instructions for one more part, byte, variant, key or field, from each row of a table above to the next.\n\n| | instructions per unit |\n| --- | --- |\n{}\n",
        lines.join("\n")
    )
}
