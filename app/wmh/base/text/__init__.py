"""The language of the command line, without Qt: the catalogues are those of the window."""
