"""User studies: protocols, recorded sessions and their analysis. No Qt; time is an argument."""
