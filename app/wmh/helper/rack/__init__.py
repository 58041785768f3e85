"""Word Challenge and Scrabble: the words that can be made of some letters (sources 001, 003)."""
