//! Faults that happen now and then.

use std::sync::Arc;

use azure_data_cosmos::fault_injection::{
    CustomResponseBuilder, FaultInjectionConditionBuilder, FaultInjectionErrorType as Fault,
    FaultInjectionResultBuilder, FaultInjectionRule, FaultInjectionRuleBuilder,
    FaultOperationType as Operation,
};

/// What happens to a request.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mishap {
    /// The write is done, and its answer lost.
    LostAnswer,
    Unavailable,
    Split,
    Throttled,
}

const MISHAPS: [Mishap; 4] = [
    Mishap::LostAnswer,
    Mishap::Unavailable,
    Mishap::Throttled,
    Mishap::Split,
];

/// What happens to the requests of a client: one mishap for each operation, and others for each number.
fn mishaps_of(number: u64) -> impl Iterator<Item = (Operation, Mishap)> {
    let operations = [
        Operation::CreateItem,
        Operation::ReplaceItem,
        Operation::DeleteItem,
        Operation::ReadItem,
        Operation::QueryItem,
        Operation::UpsertItem,
    ];
    operations
        .into_iter()
        .enumerate()
        .map(move |(place, operation)| {
            let is_read = matches!(operation, Operation::ReadItem | Operation::QueryItem);
            let at = place + usize::try_from(number).unwrap_or_default();
            match MISHAPS[at % MISHAPS.len()] {
                // A read whose answer is lost is not done, and that is all.
                Mishap::LostAnswer if is_read => (operation, Mishap::Unavailable),
                mishap => (operation, mishap),
            }
        })
}

pub(crate) fn mishaps(number: u64) -> Vec<Arc<FaultInjectionRule>> {
    let rules = mishaps_of(number).map(|(operation, mishap)| rule(operation, mishap));
    rules.collect()
}

/// Whether answers to the writes of a client are lost.
pub(crate) fn loses_answers(number: u64) -> bool {
    mishaps_of(number).any(|(_, mishap)| mishap == Mishap::LostAnswer)
}

fn rule(operation: Operation, mishap: Mishap) -> Arc<FaultInjectionRule> {
    let result = FaultInjectionResultBuilder::new();
    let result = match mishap {
        Mishap::LostAnswer => result.with_error(Fault::ResponseTimeoutAfterService),
        Mishap::Unavailable => result.with_error(Fault::ServiceUnavailable),
        Mishap::Split => result.with_error(Fault::PartitionIsGone),
        Mishap::Throttled => {
            let response = CustomResponseBuilder::new(429.into());
            let response = response.with_header("x-ms-retry-after-ms", "1");
            result.with_custom_response(response.build())
        }
    };
    let condition = FaultInjectionConditionBuilder::new().with_operation_type(operation);
    let rule = FaultInjectionRuleBuilder::new("mishap", result.with_probability(0.2).build());
    Arc::new(rule.with_condition(condition.build()).build())
}
