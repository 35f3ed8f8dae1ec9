"""Key Format 1, from SPEC.md alone. The same in JavaScript is beside it."""
