"""`wmh study`: user studies, before, while and after people take part."""
