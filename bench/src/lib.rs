//! The benchmarks are in `benches/`: `cargo bench -p synthetic-key-bench`.
