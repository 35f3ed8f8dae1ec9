//! The parts of the page, each under a heading.

use std::fmt::Write;

use synthetic_key_format::Layout;

use super::Page;
use super::escape::Escaped;
use crate::counting::window::timestamp;
use crate::judge::figures::{Division, Figures};
use crate::layouts::declaration::declaration;
use crate::number::{ceil, count, grouped};
use crate::placement::Ranges;
use crate::report::{plural, title};

pub(super) fn division<'a>(figures: &'a Figures, label: &str) -> Option<&'a Division> {
    let found = figures
        .partitions
        .0
        .iter()
        .find(|(known, _)| known == label);
    found.map(|(_, division)| division)
}

/// The layout to declare, in a sentence, with its declaration.
pub(super) fn recommendation(page: &Page, out: &mut String) {
    out.push_str("<section id=\"declaration\">\n");
    let layouts = plural(count(page.report.candidates.len()), "layout");
    let best = page.best().and_then(|figures| {
        let division = division(figures, page.label())?;
        Some((figures, division, Layout::parse(&figures.layout).ok()?))
    });
    let Some((figures, division, layout)) = best else {
        let _ = writeln!(
            out,
            "<p class=\"answer none\"><strong>Declare none of these {layouts}</strong> on {}: none is GOOD. Each one has its reason below. <code>synthkey suggest</code> searches for a better one.</p></section>",
            Escaped(title(page.label()))
        );
        return;
    };
    let verdict = &division.verdict;
    let provision = verdict.provision_ru_s.map_or(String::new(), |ru| {
        format!(" Provision {} RU/s.", grouped(ceil(ru.0)))
    });
    let _ = writeln!(
        out,
        "<p class=\"answer\"><strong>Declare <code>{}</code></strong>, the best of {layouts} on {}: {}.{provision}</p>",
        Escaped(&figures.layout),
        Escaped(title(page.label())),
        Escaped(&verdict.sentence)
    );
    match declaration(&layout, &[]) {
        Ok(text) => {
            let lines: Vec<_> = text.lines().map(|line| Escaped(line).to_string()).collect();
            let _ = writeln!(out, "<pre>{}</pre></section>", lines.join("\n"));
        }
        Err(why) => {
            let _ = writeln!(
                out,
                "<p>The declaration is for you to write: {}.</p></section>",
                Escaped(why)
            );
        }
    }
}

/// A sentence for each layout.
pub(super) fn verdicts(page: &Page, out: &mut String) {
    out.push_str("<section id=\"verdicts\"><h2>Each layout</h2>\n");
    for label in page.labels() {
        let _ = writeln!(out, "<h3>On {}</h3>\n<ul>", Escaped(title(label)));
        for figures in &page.report.candidates {
            let Some(division) = division(figures, label) else {
                continue;
            };
            let verdict = &division.verdict;
            let word = verdict.word.text();
            let _ = write!(
                out,
                "<li><span class=\"word {word}\">{word}</span> <code>{}</code>: {}",
                Escaped(&figures.layout),
                Escaped(&verdict.sentence)
            );
            if let Some(requests) = verdict.requests {
                let _ = write!(out, ". A read takes {:.2} requests", requests.0);
            }
            if let Some(provision) = verdict.provision_ru_s {
                let _ = write!(out, ". Provision {} RU/s", grouped(ceil(provision.0)));
            }
            out.push_str(".</li>\n");
        }
        out.push_str("</ul>\n");
    }
    out.push_str("</section>\n");
}

/// The hottest keys, against the limits of a key.
pub(super) fn hottest(page: &Page, out: &mut String) {
    out.push_str("<section id=\"hottest\"><h2>The hottest keys</h2>\n");
    let columns =
        "<div class=\"scroll\"><table><tr><th>layout</th><th>hottest key</th><th>items</th>";
    let numbers = page.report.store.cosmos.as_ref();
    let _ = match numbers {
        Some(numbers) => writeln!(
            out,
            "<p>One key holds {} GB and takes {} RU/s.</p>\n{columns}<th>GB</th><th>peak RU/s</th><th>days to {} GB</th></tr>",
            numbers.key_gb,
            grouped(numbers.partition_ru_s),
            numbers.key_gb
        ),
        None => writeln!(
            out,
            "<p>All items of a key are on one partition.</p>\n{columns}</tr>"
        ),
    };
    for figures in &page.report.candidates {
        let (key, items) = figures
            .hottest
            .first()
            .map_or(("", 0), |hot| (hot.key.as_str(), hot.items));
        let _ = write!(
            out,
            "<tr><td><code>{}</code></td><td><code>{}</code></td><td>{}</td>",
            Escaped(&figures.layout),
            Escaped(key),
            grouped(items)
        );
        match &figures.at_rate {
            Some(rate) => {
                let days = rate
                    .days_to_20_gb
                    .map_or("it ends before".to_owned(), |days| {
                        reached(page, ceil(days.0))
                    });
                let days = if rate.key_ends && rate.over_20_gb {
                    "passed"
                } else {
                    &days
                };
                let _ = writeln!(
                    out,
                    "<td>{:.1}</td><td>{}</td><td>{days}</td></tr>",
                    rate.hottest_key_gb.0,
                    grouped(ceil(rate.hottest_key_peak_ru_s.0))
                );
            }
            None if numbers.is_some() => {
                out.push_str("<td colspan=\"3\">say --rate</td></tr>\n");
            }
            None => out.push_str("</tr>\n"),
        }
    }
    out.push_str("</table></div></section>\n");
}

/// How many days it takes, and the date if the sample is the start.
fn reached(page: &Page, days: u64) -> String {
    let seconds = i64::try_from(days.saturating_mul(86_400)).unwrap_or(i64::MAX);
    let at = timestamp(page.counted.tally.totals.from.saturating_add(seconds));
    match at.get(..10).filter(|date| date.contains('-')) {
        Some(date) => format!("{} (on {date})", grouped(days)),
        None => grouped(days),
    }
}

/// The cost of requests, if the store counts that.
pub(super) fn ru(page: &Page, requests: f64) -> Option<f64> {
    let numbers = page.report.store.cosmos.as_ref()?;
    Some(requests * numbers.request_ru.0)
}

/// The cost of the user's queries.
pub(super) fn queries(page: &Page, out: &mut String) {
    if page.plan.queries.is_empty() {
        return;
    }
    let _ = writeln!(
        out,
        "<section id=\"queries\"><h2>Your queries on {}</h2>\n<div class=\"scroll\"><table><tr><th>layout</th><th>query</th><th>keys</th><th>partitions</th><th>requests</th><th>RU</th></tr>",
        Escaped(title(page.label()))
    );
    for figures in &page.report.candidates {
        let found = figures
            .queries
            .0
            .iter()
            .find(|(label, _)| label == page.label());
        for (name, answer) in found.map_or(&[][..], |(_, answers)| &answers.0) {
            let keys = answer
                .keys
                .map_or("unknown".to_owned(), |keys| format!("{:.1}", keys.0));
            let _ = writeln!(
                out,
                "<tr><td><code>{}</code></td><td>{}</td><td>{keys}</td><td>{:.1}</td><td>{:.1}</td><td>{}</td></tr>",
                Escaped(&figures.layout),
                Escaped(name),
                answer.partitions.0,
                answer.requests.0,
                ru(page, answer.requests.0).map_or("none".to_owned(), |ru| format!("{ru:.1}"))
            );
        }
    }
    out.push_str("</table></div></section>\n");
}

/// After the container has grown.
pub(super) fn growth(page: &Page, out: &mut String) {
    let grown: Vec<_> = page.plan.divisions.iter().skip(page.plan.asked).collect();
    if grown.is_empty() {
        return;
    }
    out.push_str("<section id=\"growth\"><h2>After growth</h2>\n<p>Partitions split in halves: between two doublings some are twice as large as others, and even a perfect key is uneven.</p>\n<div class=\"scroll\"><table><tr><th>layout</th>");
    for ranges in &grown {
        let _ = write!(
            out,
            "<th>{} partitions ({})</th>",
            ranges.len(),
            Escaped(ranges.label())
        );
    }
    out.push_str("</tr>\n");
    for figures in &page.report.candidates {
        let _ = write!(
            out,
            "<tr><td><code>{}</code></td>",
            Escaped(&figures.layout)
        );
        for ranges in &grown {
            let usable = usable(figures, ranges, page.window());
            let _ = write!(out, "<td>{:.0} % usable</td>", usable * 100.0);
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</table></div></section>\n");
}

fn usable(figures: &Figures, ranges: &Ranges, window: &str) -> f64 {
    let found = division(figures, ranges.label()).and_then(|division| division.window(window));
    found.map_or(0.0, |window| window.usable_mean.0)
}

/// The limits of the sample, and the items that were left out.
pub(super) fn limits_of_the_sample(page: &Page, out: &mut String) {
    out.push_str("<section id=\"caveats\"><h2>What the sample cannot say</h2>\n<ul>\n");
    for caveat in &page.report.warnings {
        let _ = writeln!(out, "<li>{}</li>", Escaped(caveat));
    }
    let refused = page.report.candidates.iter().flat_map(|figures| {
        figures
            .refused_because
            .iter()
            .map(move |unread| (format!("no key by {}", figures.layout), unread))
    });
    let unread = page
        .report
        .unread_because
        .iter()
        .map(|unread| ("left out".to_owned(), unread));
    for (what, unread) in unread.chain(refused) {
        let _ = writeln!(
            out,
            "<li>{}: {}, {}: {}</li>",
            Escaped(what),
            plural(unread.items, "item"),
            Escaped(&unread.why),
            Escaped(&unread.places)
        );
    }
    let shown = count(page.report.candidates.len());
    let _ = writeln!(
        out,
        "<li>It compares {}; a different key may be better.</li>\n</ul></section>",
        plural(shown, "layout")
    );
}
