"""`wmh study`: commands for user studies."""
