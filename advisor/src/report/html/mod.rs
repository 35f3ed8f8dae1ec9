//! The report as one page with pictures: no scripts, nothing loaded, all data escaped.

mod escape;
mod pictures;
mod sections;
mod svg;

use std::cmp::Ordering;
use std::fmt::Write;

use escape::Escaped;

use crate::counting::plan::Plan;
use crate::input::Counted;
use crate::judge::figures::{Figures, Report};
use crate::judge::verdict::Word;
use crate::search::sweep::Sweep;

/// The inputs of a page.
pub(crate) struct Page<'a> {
    pub(crate) plan: &'a Plan,
    pub(crate) counted: &'a Counted,
    pub(crate) report: &'a Report,
    pub(crate) sweep: Option<&'a Sweep>,
}

/// Colours come from the style, so that both schemes work; pictures are readable without them.
const STYLE: &str = "\
:root { color-scheme: light dark; --back: #fff; --text: #1b1f24; --soft: #57606a; --line: #d0d7de; --bar: #2f6feb; --mean: #b35900; --bad: #b3261e; --good: #1a7f37 }
@media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3; --soft: #9da7b3; --line: #30363d; --bar: #6ea8fe; --mean: #f0a35e; --bad: #ff8a80; --good: #56d364 } }
body { background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem }
h1 { font-size: 1.5rem } h2 { border-top: 1px solid var(--line); font-size: 1.2rem; margin-top: 2rem; padding-top: 1rem } h3 { font-size: 1rem }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere } pre { border: 1px solid var(--line); overflow-x: auto; padding: .75rem }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)) } figure { margin: 0 } figcaption, .soft { color: var(--soft); font-size: .9rem }
.scroll { overflow-x: auto } table { border-collapse: collapse } th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: right } th:first-child, td:first-child { text-align: left }
svg { height: auto; max-width: min(100%, 32rem); width: 100% } .bar, .cell { fill: var(--bar) } .peak { stroke: var(--mean); stroke-width: 2 } .mean { stroke: var(--mean); stroke-dasharray: 4 3; stroke-width: 1.5 } .curve { fill: none; stroke: var(--bar); stroke-width: 2 } .axis { stroke: var(--line) } svg text { fill: var(--soft); font-size: 11px; paint-order: stroke; stroke: var(--back); stroke-width: 3px }
.answer { border: 2px solid var(--good); border-radius: .5rem; font-size: 1.15rem; padding: .75rem 1rem } .answer.none { border-color: var(--bad) }
.word { border: 1px solid; border-radius: .25rem; font-weight: 600; padding: 0 .4rem } .GOOD { color: var(--good) } .LIMIT, .HOT, .FEW, .SKEWED, .THIN, .UNKNOWN { color: var(--bad) }
";

/// The page.
pub(crate) fn html(page: &Page) -> String {
    let report = page.report;
    let mut out =
        String::from("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    out.push_str("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n");
    out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    let _ = write!(
        out,
        "<title>Partition keys of {}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
        Escaped(&report.sample)
    );
    let _ = writeln!(
        out,
        "<h1>Partition keys of {}</h1>",
        Escaped(&report.sample)
    );
    sections::recommendation(page, &mut out);
    let _ = writeln!(
        out,
        "<p class=\"soft\">{} items from {} to {} by <code>{}</code>; {}{}</p>",
        crate::number::grouped(report.items),
        Escaped(report.from.as_deref().unwrap_or("-")),
        Escaped(report.to.as_deref().unwrap_or("-")),
        Escaped(report.time.as_deref().unwrap_or("-")),
        Escaped(super::table::store(report)),
        report
            .store
            .cosmos
            .as_ref()
            .map_or(String::new(), |numbers| {
                format!(" (defaults from {})", Escaped(numbers.source))
            })
    );
    sections::verdicts(page, &mut out);
    sections::limits_of_the_sample(page, &mut out);
    pictures::visualizer(page, &mut out);
    pictures::busy_window(page, &mut out);
    pictures::aggregate(page, &mut out);
    pictures::sweep(page, &mut out);
    sections::hottest(page, &mut out);
    sections::queries(page, &mut out);
    sections::growth(page, &mut out);
    out.push_str("</body>\n</html>\n");
    out
}

impl Page<'_> {
    /// The labels of the divisions that the user asked for.
    fn labels(&self) -> impl Iterator<Item = &str> {
        self.plan
            .divisions
            .iter()
            .take(self.plan.asked)
            .map(crate::placement::Ranges::label)
    }

    /// The division that the pictures show.
    fn label(&self) -> &str {
        self.labels().next().unwrap_or_default()
    }

    /// The window that the pictures show.
    fn window(&self) -> &str {
        let last = self
            .plan
            .windows
            .last()
            .map_or("day", crate::counting::window::Window::name);
        self.report.judged_window.unwrap_or(last)
    }

    /// The layout to declare: of those that are GOOD, the one that needs the fewest RU/s, or is the most even.
    fn best(&self) -> Option<&Figures> {
        let good = self.report.candidates.iter().filter_map(|figures| {
            let (_, division) = figures.partitions.0.first()?;
            let verdict = &division.verdict;
            let ru = verdict.provision_ru_s.map_or(f64::MAX, |ru| ru.0);
            let order = (ru, -verdict.usable_of_floor.0);
            (verdict.word == Word::Good).then_some((order, figures))
        });
        let best = good.min_by(|(a, _), (b, _)| a.partial_cmp(b).unwrap_or(Ordering::Equal));
        best.map(|(_, figures)| figures)
    }
}
