"""The headless twin: everything the window computes can be asked for on the command line."""
