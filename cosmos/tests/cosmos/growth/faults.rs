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

/// Of a client, one for each operation: another one for each number.
pub(crate) fn mishaps(number: u64) -> Vec<Arc<FaultInjectionRule>> {
    const MISHAPS: [Mishap; 4] = [
        Mishap::LostAnswer,
        Mishap::Unavailable,
        Mishap::Throttled,
        Mishap::Split,
    ];
    let operations = [
        Operation::CreateItem,
        Operation::ReplaceItem,
        Operation::DeleteItem,
        Operation::ReadItem,
        Operation::QueryItem,
        Operation::UpsertItem,
    ];
    let rules = operations
        .into_iter()
        .enumerate()
        .map(|(place, operation)| {
            let is_read = matches!(operation, Operation::ReadItem | Operation::QueryItem);
            let at = place + usize::try_from(number).unwrap_or_default();
            match MISHAPS[at % MISHAPS.len()] {
                // A read whose answer is lost is not done, and that is all.
                Mishap::LostAnswer if is_read => rule(operation, Mishap::Unavailable),
                mishap => rule(operation, mishap),
            }
        });
    rules.collect()
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
