use crate::part::text::escape::Escape;
use crate::write::Draft;

static ESCAPE: Escape = Escape::new("-→%");

#[test]
fn what_is_escaped_comes_back() {
    for (plain, escaped) in [
        ("", ""),
        ("abc", "abc"),
        ("a-b", "a%2Db"),
        ("100%", "100%25"),
        ("→↑é", "%E2%86%92↑é"),
    ] {
        let written = Draft::of(|out| ESCAPE.write(&plain, out));
        assert_eq!(written.as_str(), escaped);
        assert_eq!(ESCAPE.undo(escaped).as_deref(), Some(plain));
    }
    // Not text.
    assert_eq!(Draft::of(|out| ESCAPE.write(&-7, out)).as_str(), "-7");
}

#[test]
fn what_nothing_is_escaped_as() {
    for text in [
        "a-b", "→", "%", "%2", "%2d", "%41", "%é", "%E2", "%ZZ", "%+1",
    ] {
        assert_eq!(ESCAPE.undo(text), None, "{text}");
    }
}
