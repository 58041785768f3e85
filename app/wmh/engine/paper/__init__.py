"""The method of Bahinting et al. (2013): one Python module for each module of its figure 1."""
