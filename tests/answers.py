"""Adapter for tests that need only one answer of an engine that gives several in turn."""


def once(answer):
    """Returns a generator function whose only value is the value of `answer`."""

    def answers(*question):
        yield answer(*question)

    return answers
