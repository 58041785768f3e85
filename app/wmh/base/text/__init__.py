"""Texts in the user's language, without Qt; commands and windows share the catalogues."""
