//! The protocol holds in these configurations. Larger ones are in `examples/explore.rs`.

use std::io::Write;

use synthetic_key_cosmos_model::{Configuration, Operation, Rules, Step, explore};

use Operation::{Create, Delete, Update, Upsert};
use Step::{One, Three, Two, TwoA};

/// Explores all states, and prints how many there are.
fn holds(rules: Rules, configuration: &Configuration) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    match explore(&rules, configuration) {
        // Not with `println`, whose output the test runner keeps to itself.
        Ok(explored) => drop(writeln!(std::io::stderr(), "{name}: {explored}")),
        Err(violation) => panic!("{name}: {violation}"),
    }
}

#[test]
fn two_services_and_two_movers() {
    holds(Rules::default(), &Configuration::default().with_scans());
}

#[test]
fn two_services_and_a_mover_with_a_lost_answer() {
    let configuration = Configuration::default().with_movers(1).with_faults(1);
    holds(Rules::default(), &configuration.with_scans());
}

#[test]
fn two_services_and_a_mover_with_two_lost_answers() {
    let configuration = Configuration::default().with_movers(1).with_faults(2);
    let configuration = configuration.with_operations(&[Create, Update, Delete]);
    holds(Rules::default(), &configuration);
}

#[test]
fn two_services_and_two_movers_with_a_lost_answer() {
    let configuration = Configuration::default().with_faults(1);
    holds(
        Rules::default(),
        &configuration.with_operations(&[Update, Delete]),
    );
}

#[test]
fn one_service_and_two_movers_with_a_lost_answer() {
    let configuration = Configuration::of(&[(Two, 1)]).with_scans().with_faults(1);
    holds(Rules::default(), &configuration);
}

#[test]
fn deletes_and_creates_again_beside_two_movers() {
    let configuration = Configuration::of(&[(Two, 2), (Two, 1)]);
    let configuration = configuration.with_operations(&[Create, Delete]);
    holds(Rules::default(), &configuration);
}

#[test]
fn two_items_that_share_the_new_key_and_the_id() {
    let configuration = Configuration::default().with_two_items();
    let configuration = configuration.with_operations(&[Create, Update, Delete]);
    holds(Rules::default(), &configuration);
}

#[test]
fn steps_2a_and_2_with_movers_that_release() {
    let configuration = Configuration::of(&[(TwoA, 1), (Two, 1)]);
    holds(Rules::default(), &configuration);
}

#[test]
fn step_2_and_later_step_3_with_movers_that_stall() {
    let configuration = Configuration::of(&[(Two, 1), (Three, 1)]).with_scans();
    let configuration = configuration.with_faults(1);
    holds(Rules::default(), &configuration);
}

#[test]
fn upserts_that_do_not_read_the_new_key() {
    let rules = Rules {
        blind_upsert: true,
        ..Rules::default()
    };
    let configuration = Configuration::of(&[(Two, 1), (Two, 1)]).with_faults(1);
    let configuration = configuration.with_operations(&[Update, Upsert, Delete]);
    holds(rules, &configuration.with_movers(1));
}

/// While step 1 runs, stubs stay.
const STUBS_STAY: Rules = Rules {
    mutant: None,
    stubs_stay: true,
    blind_upsert: false,
};

#[test]
fn steps_1_and_2a_with_two_movers() {
    let configuration = Configuration::of(&[(One, 1), (TwoA, 1)]).with_scans();
    holds(STUBS_STAY, &configuration);
}

#[test]
fn steps_1_and_2a_with_two_movers_and_a_lost_answer() {
    let configuration = Configuration::of(&[(One, 1), (TwoA, 1)]).with_faults(1);
    holds(STUBS_STAY, &configuration);
}

#[test]
fn steps_1_and_2a_without_a_mover_with_two_lost_answers() {
    let configuration = Configuration::of(&[(One, 1), (TwoA, 1)]).with_faults(2);
    holds(STUBS_STAY, &configuration.with_movers(0).with_scans());
}
