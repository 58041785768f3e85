"""Page that draws words called by pupils at once."""
