//! The examples are beside this package's manifest, one idea each.
