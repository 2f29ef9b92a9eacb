"""The benchmarks of design-tokens; see README.md."""
