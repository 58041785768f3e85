"""Benchmarks of the strategies beyond the paper: their time, and the accuracy of estimates."""
