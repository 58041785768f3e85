"""Foundations that know no words and no window: files, texts, cancelling, heavy runs."""
