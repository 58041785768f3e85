"""Export of lessons as pictures, pages and files; writing works in any thread."""
