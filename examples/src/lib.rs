//! The examples are next to this package's manifest, one idea each.
