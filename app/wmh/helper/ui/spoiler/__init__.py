"""The spoiler: how much of the advice is shown, and what stands where words are covered."""
