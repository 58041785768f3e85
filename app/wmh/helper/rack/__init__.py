"""Anagrams: words that can be made of letters, as in Word Challenge and Scrabble."""
