"""The method of Bahinting et al. (2013), a module per module of its figure 1."""
