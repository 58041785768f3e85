"""Window of anagrams: words that can be made of letters, and a game of finding them."""
