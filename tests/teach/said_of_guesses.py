"""Sentences about guesses, codes, clues and races, worked out again."""

from collections import Counter, defaultdict
from math import log2

from tests.teach.second_program import naive, pegs, plain, shown, states, tiles


@states("{0} cuts {1} words into {2} groups, by their clue.")
def _(board, at, guess, words, groups):
    assert words == len(board.possible())
    assert groups == len(board.groups(guess, board.possible()))


@states("{0} splits {1} words into {2} groups by their clue. The largest has {3}.")
def _(board, at, guess, words, groups, largest):
    sizes = board.groups(guess, board.possible())
    assert (words, groups) == (len(board.possible()), len(sizes))
    assert largest == max(sizes.values())


@states("Each share times its bits, added up: {0} tells {1} bits on average.")
def _(board, at, guess, bits):
    assert shown(bits, board.bits(guess))


@states("Night tells {0} bits on average.")
def _(board, at, bits):
    assert shown(bits, board.bits("night"))


@states("Films tells {0} bits on average.")
def _(board, at, bits):
    assert shown(bits, board.bits("films"))


@states("By information {0} is the best: {1} bits.")
def _(board, at, guess, bits):
    best = max(board.scenario.guesses, key=board.bits)
    assert guess == best
    assert shown(bits, board.bits(best))


@states("{0} cannot be the hidden word, but it tells the most: every clue to it leaves few words.")
def _(board, at, guess):
    assert guess not in board.possible()
    assert guess == max(board.scenario.guesses, key=board.bits)


@states("Every yes or no halves the list. To name one of {0} words takes {1} bits.")
def _(board, at, words, bits):
    assert words == len(board.possible())
    assert shown(bits, log2(words))


@states("It takes {0}, and that is what bits count.")
def _(board, at, number):
    assert number == log2(len(board.possible()))


@states("{0} leaves the fewest words on average: {1}. It cannot be the hidden word itself.")
def _(board, at, guess, mean):
    words = board.possible()

    def left(each):
        return sum(size**2 for size in board.groups(each, words).values()) / len(words)

    assert guess not in words
    assert left(guess) == min(map(left, board.scenario.guesses))
    assert shown(mean, left(guess))


@states("Words left at worst: {0}.")
def _(board, at, number):
    assert number == max(board.groups("firms", board.possible()).values())


@states("Words left if night is wrong: {0}.")
def _(board, at, number):
    sizes = board.groups("night", board.possible())
    assert number == max(size for clue, size in sizes.items() if clue != "ggggg")


@states("There are {0} codes.")
def _(board, at, number):
    assert number == len(board.words)


@states("{0} can have {1} different marks. At worst it leaves {2} codes.")
def _(board, at, guess, marks, worst):
    sizes = board.groups(str(guess).lower(), board.words)
    assert (marks, worst) == (len(sizes), max(sizes.values()))


@states(
    "The best first guess depends on the aim: {0} for the worst case, {1} for the average, {2} for"
    " information."
)
def _(board, at, worst, average, information):
    kinds = ("aaaa", "aaab", "aabb", "aabc", "abcd")
    sizes = {kind: board.groups(kind, board.words).values() for kind in kinds}
    assert str(worst).lower() == min(kinds, key=lambda x: max(sizes[x]))
    assert str(average).lower() == min(kinds, key=lambda x: sum(n * n for n in sizes[x]))
    assert str(information).lower() == min(kinds, key=lambda x: sum(n * log2(n) for n in sizes[x]))


@states("Words before the first guess: {0}.")
def _(board, at, number):
    assert number == len(board.words)


@states("Words left after {0}: {1}.")
def _(board, at, guess, number):
    upto = [g for g, _ in board.turns].index(guess) + 1
    assert number == len(board.fitting(board.words, board.turns[:upto]))


@states("After {0} no word is left.")
def _(board, at, guess):
    upto = [g for g, _ in board.turns].index(guess) + 1
    assert not board.fitting(board.words, board.turns[:upto])


@states("It is guess {0}.")
def _(board, at, number):
    assert board.fitting(board.words, board.turns[: number - 1])
    assert not board.fitting(board.words, board.turns[:number])


@states("The naive rule looks at each letter alone. It marks {0} tiles differently.")
def _(board, at, number):
    assert number in [
        sum(map(str.__ne__, tiles(g, board.scenario.secret), naive(g, board.scenario.secret)))
        for g in board.scenario.guesses
    ]


@states("Tiles of seeds that the naive rule marks differently: {0}.")
def _(board, at, number):
    secret = board.scenario.secret
    assert number == sum(map(str.__ne__, tiles("seeds", secret), naive("seeds", secret)))


@states(
    "Words that fit this clue alone: {0}. Under the naive rule: {1}, and the hidden word"
    " is not among them."
)
def _(board, at, strict, loose):
    assert board.scenario.secret not in read_naively(board, strict)
    assert loose == len(read_naively(board, strict))


def read_naively(board, strict):
    """Words that the naive rule leaves after the guess whose true clue leaves so many."""
    secret = board.scenario.secret
    (guess,) = {g for g in board.scenario.guesses if len(board.left([g])) == strict}
    return [w for w in board.words if naive(guess, w) == tiles(guess, secret)]


@states("Under both rules, this clue alone leaves the same number of words: {0}.")
def _(board, at, number):
    assert number in [
        len(board.left([g]))
        for g in board.scenario.guesses
        if len(board.left([g])) == len(read_naively(board, len(board.left([g]))))
    ]


@states("There are {0} codes left.")
def _(board, at, number):
    played = board.played(at)
    assert number in [len(board.left(played[:n])) for n in range(1, len(played) + 1)]


@states("After {1} there are {0} codes left.")
def _(board, at, number, guess):
    played = board.played(at)
    assert number == len(board.left(played[: played.index(guess.lower()) + 1]))


RACE = ("{0}: {1}. Words left: {2}.", "{0}: {1}. One word is left.", "{0}: {1} is the hidden word.")


@states(*RACE)
def _(board, at, strategy, guess, number=1):
    played = raced(board, at)[strategy]
    assert played[-1] == guess
    assert number == len(board.left(played))
    assert ("hidden" in str(board.steps[at].said.text)) == (guess == board.scenario.secret)


def raced(board, at):
    """The guesses of each strategy up to this step."""
    found = defaultdict(list)
    for step in board.steps[: at + 1]:
        if str(step.said.text) in RACE:
            found[plain(step.said.values[0])].append(step.said.values[1])
    return found


@states("The fewest guesses are {0}.", "The fewest guesses are {0}, by more than one strategy.")
def _(board, at, number):
    most = [len(guesses) for guesses in raced(board, at).values()]
    assert number == min(most)
    assert most.count(number) > 1 or "more than one" not in str(board.steps[at].said.text)


@states("{0} is at its place: a black peg.")
def _(board, at, letter):
    assert any(
        g == s == letter.lower()
        for g, s in zip(board.played(at)[-1], board.scenario.secret, strict=True)
    )


@states("{0} is in the code at another place: a white peg.")
def _(board, at, letter):
    assert letter.lower() in board.scenario.secret
    assert pegs(board.played(at)[-1], board.scenario.secret)[1] > 0


@states("The code is {0}, the guess {1}.", "Every peg of {0} is black: the code is found.")
def _(board, at, code, guess=""):
    assert code.lower() == board.scenario.secret
    assert guess or board.played(at)[-1] == code.lower()


@states("The other pegs of {0} get no key peg. The printed paper has score {1}, not {2}.")
def _(board, at, guess, printed, real):
    black, white = pegs(guess.lower(), board.scenario.secret)
    assert real == 2 * black + white != printed


@states(
    "No. F and the last E are at their place, and B is in the code elsewhere: the score is {0}."
)
def _(board, at, score):
    black, white = pegs("fbee", board.scenario.secret)
    assert score == 2 * black + white


@states("{0} is at its place: green. It is used up in the hidden word.")
def _(board, at, letter):
    assert any(
        g == s == letter.lower()
        for guess in board.scenario.guesses
        for g, s in zip(guess, board.scenario.secret, strict=True)
    )


@states("{0} is in the hidden word, at place {1}: yellow. It is used up.")
def _(board, at, letter, place):
    assert board.scenario.secret[place - 1] == letter.lower()


@states("{0} is not in the hidden word: white.")
def _(board, at, letter):
    assert letter.lower() not in board.scenario.secret


@states("Every {0} of the hidden word is used up already: white.")
def _(board, at, letter):
    secret = board.scenario.secret
    own = secret.count(letter.lower())
    assert any(guess.count(letter.lower()) > own > 0 for guess in board.scenario.guesses)


@states("The guess is {0}, and the game marks it {1}.")
def _(board, at, guess, clue):
    assert (guess, clue) in board.turns


@states("Guess {0} is {1}, and the game marks it {2}.")
def _(board, at, number, guess, clue):
    assert board.turns[number - 1] == (guess, clue)


@states("By letter frequency {0} is the best: {1} %.")
def _(board, at, guess, share):
    counts = Counter("".join(board.possible()))
    sums = {g: sum(counts[x] for x in set(g)) for g in board.scenario.guesses}
    assert sums[guess] == max(sums.values())
    assert shown(share, 100 * sums[guess] / sum(counts.values()))
