"""Help levels: the amount of advice that is shown, and covers for the words that are hidden."""
