//! Each rule is needed: a protocol that leaves it out is refuted.

use synthetic_key_cosmos_model::{Configuration, Mutant, Operation, Rules, Stale, Step, refute};

use Step::{One, Three, Two, TwoA};

/// A mutant of the protocol.
fn without(mutant: Mutant) -> Rules {
    Rules {
        mutant: Some(mutant),
        ..Rules::default()
    }
}

/// While step 1 runs, stubs stay.
fn with_stubs(rules: Rules) -> Rules {
    Rules {
        stubs_stay: true,
        ..rules
    }
}

fn steps_1_and_2a() -> Configuration {
    Configuration::of(&[(One, 1), (TwoA, 1)])
}

/// Looks for a run that goes wrong.
fn is_refuted(rules: Rules, configuration: &Configuration) {
    let violation = refute(&rules, configuration).expect("a run that goes wrong");
    println!("{violation}");
    // A run of a few steps can be read. The first line is the state that it starts in.
    assert!(violation.steps.len() <= 17, "{violation}");
}

macro_rules! refuted {
    ($($name:ident: $rules:expr, $configuration:expr;)*) => { $(
        #[test]
        fn $name() {
            is_refuted($rules, &$configuration);
        }
    )* };
}

refuted! {
    no_second_look: without(Mutant::NoSecondLook), Configuration::default();
    a_second_look_that_forgets_the_stub: without(Mutant::SecondLookForgetsStub), Configuration::default();
    a_copy_that_counts_without_a_stub: without(Mutant::CopyCountsWithoutStub), Configuration::default();
    every_copy_counts_with_a_stub:
        without(Mutant::EveryCopyCountsWithAStub), Configuration::default().with_faults(1);
    step_3_returns_copies:
        without(Mutant::StepThreeReturnsCopies), Configuration::of(&[(Two, 1), (Three, 1)]);
    step_1_ignores_stubs: with_stubs(without(Mutant::StepOneIgnoresStubs)), steps_1_and_2a();
    create_ignores_old: without(Mutant::CreateIgnoresOld), Configuration::default();
    create_replaces_the_named_copy: without(Mutant::CreateReplacesNamedCopy), Configuration::default();
    a_foreign_copy_is_garbage:
        without(Mutant::ForeignCopyIsGarbage), Configuration::default().with_two_items();
    update_without_if_match: without(Mutant::UpdateWithoutIfMatch), Configuration::default();
    update_keeps_the_mark: without(Mutant::UpdateKeepsMark), Configuration::default();
    update_is_repeated_after_a_lost_answer:
        without(Mutant::UpdateRepeatsLostWrite), Configuration::default().with_faults(1);
    upsert_is_repeated_after_a_lost_answer:
        without(Mutant::UpsertRepeatsLostWrite), Configuration::default().with_faults(1);
    scan_reads_new_first: without(Mutant::ScanReadsNewFirst), Configuration::default().with_scans();
    scan_returns_every_copy:
        without(Mutant::ScanReturnsEveryCopy), Configuration::default().with_scans();
    scan_ignores_copies: without(Mutant::ScanIgnoresCopies), Configuration::default().with_scans();
    a_foreign_document_counts_as_moved:
        without(Mutant::ForeignCountsAsMoved), Configuration::default().with_two_items();
    the_mover_trusts_its_first_read: without(Mutant::MoverTrustsFirstRead), Configuration::default();
    the_mover_reads_old_first: without(Mutant::MoverReadsOldFirst),
        Configuration::of(&[(Two, 2)]).with_operations(&[Operation::Update]).with_faults(1).with_item(true);
    release_before_settle: without(Mutant::ReleaseBeforeSettle), Configuration::default();
    the_mover_adopts_every_copy: without(Mutant::AdoptsEveryCopy), Configuration::default();
    the_mover_adopts_no_copy: without(Mutant::AdoptsNoCopy), Configuration::default();
    the_mover_deletes_the_source: without(Mutant::DeletesSource), Configuration::default();
    the_mover_removes_a_present_copy: without(Mutant::RemovesPresentCopy), Configuration::default();
    stub_without_if_match: without(Mutant::StubWithoutIfMatch), Configuration::default();
    settle_without_if_match: without(Mutant::SettleWithoutIfMatch), Configuration::default();
    the_mover_settles_a_copy_that_no_stub_names: without(Mutant::SettlesUnnamedCopy),
        Configuration::of(&[(Two, 2), (Two, 1)]).with_faults(1);

    // Services and movers that must not run together.
    stubs_are_released_while_step_1_runs: Rules::default(), steps_1_and_2a();
    stubs_are_released_while_step_1_reads_both_keys:
        without(Mutant::StepOneReadsBothKeys), steps_1_and_2a();
    step_2_beside_step_1: with_stubs(Rules::default()), Configuration::of(&[(One, 1), (Two, 1)]);
    step_2_beside_step_1_that_reads_both_keys:
        with_stubs(without(Mutant::StepOneReadsBothKeys)), Configuration::of(&[(One, 1), (Two, 1)]);

    // Reads that are not linearizable.
    stale_reads_of_movers: Rules::default(), Configuration::default().with_stale_reads(Stale::Movers);
    stale_reads_of_all: Rules::default(), Configuration::default().with_stale_reads(Stale::All);
    stale_reads_of_movers_that_leave_stubs: with_stubs(Rules::default()),
        Configuration::of(&[(TwoA, 1), (TwoA, 1)]).with_stale_reads(Stale::Movers);
}
