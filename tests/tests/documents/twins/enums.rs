//! Serde's attributes of enums and their variants, for each way of tagging that has room for a key.

use super::{Shape, are_twins, twins};

twins! {
    {
        #[serde(tag = "type")]
        pub(crate) enum Internal {
            Login {
                #[pk(concat)]
                k: u8,
                at: u32,
            },
            #[serde(rename = "log-out", alias = "bye")]
            Logout {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(tag = "type", content = "content")]
        pub(crate) enum Adjacent {
            Login {
                #[pk(concat)]
                k: u8,
                at: u32,
            },
            #[serde(rename = "log-out", alias = "bye")]
            Logout {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(untagged)]
        pub(crate) enum Untagged {
            Login {
                #[pk(concat)]
                k: u8,
                at: u32,
            },
            Logout {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
        pub(crate) enum RenamedAll {
            LogIn {
                #[pk(concat)]
                the_key: u8,
            },
            #[serde(rename_all = "UPPERCASE")]
            LogOut {
                #[pk(concat)]
                the_key: u8,
            },
        }

        #[serde(tag = "type", deny_unknown_fields)]
        pub(crate) enum Strict {
            Login {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(tag = "type", content = "content", deny_unknown_fields)]
        pub(crate) enum StrictAdjacent {
            Login {
                #[pk(concat)]
                k: u8,
            },
        }

        #[serde(tag = "type", expecting = "an event")]
        pub(crate) enum Skipping {
            #[serde(skip)]
            Hidden {
                #[pk(concat)]
                k: u8,
            },
            #[serde(skip_serializing)]
            Old {
                #[pk(concat)]
                k: u8,
            },
            #[serde(skip_deserializing)]
            New {
                #[pk(concat)]
                k: u8,
            },
            Login {
                #[pk(concat)]
                k: u8,
                #[serde(default, skip_serializing_if = "Option::is_none")]
                note: Option<u32>,
                #[serde(skip)]
                cache: u8,
            },
        }

        #[serde(tag = "type")]
        pub(crate) enum UntaggedVariant {
            Login {
                #[pk(concat)]
                k: u8,
                at: u32,
            },
            #[serde(untagged)]
            Other {
                #[pk(concat)]
                k: u8,
                other: u32,
            },
        }

        #[serde(tag = "type", content = "content", bound(deserialize = "T: serde::de::DeserializeOwned"))]
        pub(crate) enum Generic<T> {
            Login {
                #[pk(concat)]
                k: u8,
                value: T,
            },
        }
    }

    impl Shape for Internal {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7, at: 8 }, Self::Logout { k: 9 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Login","k":1,"at":2}"#,
            r#"{"at":2,"k":1,"type":"Login"}"#,
            r#"{"type":"bye","k":1}"#,
            r#"{"type":"Logout","k":1}"#,
            r#"{"type":"log-out","k":"x"}"#,
            r#"{"type":1,"k":1}"#,
            r#"{"k":1}"#,
            r#"["Login",1,2]"#,
            r#"["log-out",1]"#,
            r#"["Login",1]"#,
            r#"["Login"]"#,
            "[]",
            "7",
        ];
    }

    impl Shape for Adjacent {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7, at: 8 }, Self::Logout { k: 9 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Login","content":{"k":1,"at":2}}"#,
            r#"{"content":{"k":1,"at":2},"type":"Login"}"#,
            r#"{"content":{"k":1},"type":"bye","more":1}"#,
            r#"{"type":"Login"}"#,
            r#"{"content":{"k":1}}"#,
            r#"{"type":"Login","content":[1,2]}"#,
            r#"["Login",{"k":1,"at":2}]"#,
            r#"["Login",[1,2]]"#,
            r#"["Login"]"#,
        ];
    }

    impl Shape for Untagged {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7, at: 8 }, Self::Logout { k: 9 }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"k":1,"at":2}"#, r#"{"k":1}"#, r#"{"at":1}"#, "[1,2]", "[1]", "7"];
    }

    impl Shape for RenamedAll {
        fn samples() -> Vec<Self> {
            vec![Self::LogIn { the_key: 7 }, Self::LogOut { the_key: 8 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"log-in","theKey":1}"#,
            r#"{"type":"log-out","THE_KEY":1}"#,
            r#"{"type":"log-out","theKey":1}"#,
            r#"{"type":"LogIn","theKey":1}"#,
        ];
    }

    impl Shape for Strict {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"type":"Login","k":1}"#, r#"{"type":"Login","k":1,"x":2}"#, r#"["Login",1]"#];
    }

    impl Shape for StrictAdjacent {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7 }]
        }

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Login","content":{"k":1}}"#,
            r#"{"type":"Login","content":{"k":1,"x":2}}"#,
            r#"{"type":"Login","content":{"k":1},"x":2}"#,
        ];
    }

    impl Shape for Skipping {
        fn samples() -> Vec<Self> {
            let login = |note, cache| Self::Login { k: 7, note, cache };
            vec![
                Self::Hidden { k: 7 },
                Self::Old { k: 7 },
                Self::New { k: 7 },
                login(None, 0),
                login(Some(1), 0),
                login(Some(1), 2),
            ]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Hidden","k":1}"#,
            r#"{"type":"Old","k":1}"#,
            r#"{"type":"New","k":1}"#,
            r#"{"type":"Login","k":1}"#,
            r#"{"type":"Login","k":1,"note":2,"cache":3}"#,
            "7",
        ];
    }

    impl Shape for UntaggedVariant {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7, at: 8 }, Self::Other { k: 9, other: 1 }]
        }

        const IS_READ_WITHOUT_KEY: bool = false;

        const DOCUMENTS: &'static [&'static str] = &[
            r#"{"type":"Login","k":1,"at":2}"#,
            r#"{"type":"Login","k":1,"other":2}"#,
            r#"{"k":1,"other":2}"#,
            r#"{"k":1}"#,
        ];
    }

    impl Shape for Generic<Vec<u8>> {
        fn samples() -> Vec<Self> {
            vec![Self::Login { k: 7, value: vec![1, 2] }]
        }

        const DOCUMENTS: &'static [&'static str] =
            &[r#"{"type":"Login","content":{"k":1,"value":[]}}"#, r#"{"type":"Login","content":{"k":1}}"#];
    }
}

are_twins! {
    internally_tagged: Internal;
    adjacently_tagged: Adjacent;
    untagged: Untagged;
    rename_all_and_rename_all_fields: RenamedAll;
    deny_unknown_fields: Strict;
    deny_unknown_fields_and_content: StrictAdjacent;
    skipped_variants: Skipping;
    untagged_variant: UntaggedVariant;
    generic: Generic<Vec<u8>>;
}
