"""Runs the races of the prepared lessons, so that nobody waits for them: `make openings`."""

import sys
from pathlib import Path

from app import paths
from app.crew import Crew
from app.engine.lexicon.store import open_lexicon
from app.engine.question import Question
from app.engine.strategy.breaker import Breaker
from app.engine.strategy.experience import read_experience
from app.engine.strategy.strategies import Strategy
from app.games.prepared import Prepared, key_of, write_prepared
from app.lesson.race_steps import race_of
from app.lesson.remarks import tier_of
from app.lesson.scenario_file import read_scenario
from app.lesson.step import Stage


def races(path: Path) -> Prepared:
    """What the strategies of all races with this lexicon guess."""
    lexicon = open_lexicon(path)
    crew = Crew()
    breaker = Breaker(lexicon, crew, read_experience(path.with_name("lingo.json")))
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((paths.folder("resources") / "scenarios").glob("*.toml")):
        scenario = read_scenario(file)
        if Stage.RACE not in scenario.stages or scenario.words or scenario.lexicon != lexicon.name:
            continue
        asked = Question((), scenario.length, scenario.rule, tier=tier_of(scenario, lexicon))
        strategies = tuple(map(Strategy, scenario.strategies))
        *_, last = race_of(scenario.secret, asked, strategies, lexicon, breaker)
        for strategy, lane in zip(strategies, last.lanes, strict=True):
            words = tuple(turn.word for turn in lane.game.turns)
            found[key_of(scenario.secret, asked, strategy, lexicon)] = words
    crew.close()
    return found


def main(path: Path) -> None:
    """Write them beside the lexicon in this .dawg file."""
    found = races(path)
    write_prepared(found, path.with_name("races.json"))
    print(f"{len(found)} strategies raced")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
