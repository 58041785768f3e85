"""User studies: protocols, what is recorded, and what it comes to. No Qt; time is an argument."""
