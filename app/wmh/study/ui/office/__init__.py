"""User studies: their window, and the sittings of participants."""
