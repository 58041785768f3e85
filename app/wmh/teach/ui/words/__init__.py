"""Page on which words are drawn as a class calls them."""
