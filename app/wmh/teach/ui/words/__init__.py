"""The words that pupils call: a page that draws them at once."""
