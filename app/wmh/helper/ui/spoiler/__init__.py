"""Help levels: how much of the advice is shown, and covers for hidden words."""
