use super::*;
use crate::parse::LAYOUT;

fn read(text: &str) -> Result<Options, LayoutError> {
    let mut cursor = Cursor::new(text);
    let options = Options::read(&mut cursor, &LAYOUT)?;
    assert_eq!(cursor.rest(), "", "{text}");
    Ok(options)
}

#[test]
fn every_option_is_read_as_it_prints() {
    let all = [
        FieldOption::None("n\"a".into()),
        FieldOption::Epoch(Epoch::Seconds),
        FieldOption::Rollup(Period::Minute),
        FieldOption::Pad(39),
        FieldOption::Case(Case::Upper),
        FieldOption::Function("v2::größe::<3,&'static str>".into()),
        FieldOption::Escape(Escaped::ForTable),
    ];
    assert!(
        all.iter()
            .map(FieldOption::kind)
            .eq(OptionKind::ALL.iter().copied())
    );
    for option in all {
        let text = option.to_string();
        let actual = read_option(&mut Cursor::new(text.strip_prefix(':').unwrap()), &LAYOUT);
        assert_eq!(actual, Ok(option));
    }
}

#[test]
fn ms_before_a_period_is_an_epoch() {
    for (text, epoch, period) in [
        (":ms", None, Period::Millisecond),
        (":ms:ms", Some(Epoch::Milliseconds), Period::Millisecond),
        (":ms:day", Some(Epoch::Milliseconds), Period::Day),
        (":s:ms", Some(Epoch::Seconds), Period::Millisecond),
        (":s:second", Some(Epoch::Seconds), Period::Second),
        (":?\"x\":ms", None, Period::Millisecond),
        (":ns", None, Period::Nanosecond),
    ] {
        let options = read(text).unwrap();
        assert_eq!((options.epoch(), options.rollup()), (epoch, Some(period)));
        assert_eq!(options.to_string(), text);
    }
}

#[test]
fn are_kept_in_order() {
    let options: Options = [
        FieldOption::Escape(Escaped::Separators),
        FieldOption::Case(Case::Upper),
        FieldOption::None("x".into()),
        FieldOption::Case(Case::Lower),
    ]
    .into_iter()
    .collect();
    assert_eq!(options.to_string(), ":?\"x\":lower:%");
    assert_eq!(read(":?\"x\":lower:%"), Ok(options));
}

#[test]
fn messages_name_what_is_wrong() {
    let message = |text| read(text).unwrap_err().to_string();
    assert_eq!(
        message(":day:?\"x\""),
        "`:day:?\"x\"`: the option none is written before rollup"
    );
    assert_eq!(
        message(":day:hour"),
        "`:day:hour`: the option rollup is written once"
    );
    assert_eq!(
        message(":day:06"),
        "`:day:06`: the options rollup and pad exclude each other"
    );
    assert_eq!(
        message(":06:%"),
        "`:06:%`: the options pad and escape exclude each other"
    );
    assert_eq!(
        message(":s"),
        "`:s`: an epoch is followed by a period, such as `:s:day`; for a point in time write only the period, `:day`"
    );
}
