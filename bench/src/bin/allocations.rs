//! The allocations of every operation: a line for each table, a number for each row. The benchmark runs this program.

use std::alloc::System;

use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use synthetic_key_bench::TABLES;

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const TIMES: u32 = 10;

fn main() {
    for table in TABLES {
        let mut table = table();
        let operations = f64::from(TIMES) * f64::from(table.keys);
        let rows = table.rows.iter_mut();
        let counts: Vec<String> = rows
            .map(|row| {
                (row.repeat)(1);
                let region = Region::new(ALLOCATOR);
                (row.repeat)(TIMES);
                let change = region.change();
                let count = u32::try_from(change.allocations + change.reallocations);
                (f64::from(count.unwrap_or(u32::MAX)) / operations).to_string()
            })
            .collect();
        println!("{}", counts.join(" "));
    }
}
