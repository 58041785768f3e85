"""Runs the races of the prepared lessons, so that nobody waits for them: `make openings`."""

import sys
from pathlib import Path

from wmh.base.files import paths
from wmh.base.running.thread_pool import ThreadPool
from wmh.engine.lexicon.store import open_lexicon
from wmh.engine.question import Question
from wmh.engine.strategy.experience import read_experience
from wmh.engine.strategy.solver import Solver
from wmh.engine.strategy.strategies import Strategy
from wmh.helper.games.prepared import Prepared, key_of, write_prepared
from wmh.teach.remarks import tier_of
from wmh.teach.scenario.scenario_file import read_scenario
from wmh.teach.step import Stage
from wmh.teach.steps.race_steps import race_of


def races(path: Path) -> Prepared:
    """What the strategies of all races with this lexicon guess."""
    lexicon = open_lexicon(path)
    crew = ThreadPool()
    solver = Solver(lexicon, crew, read_experience(path.with_name("lingo.json")))
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((paths.folder("resources") / "scenarios").glob("*.toml")):
        scenario = read_scenario(file)
        if Stage.RACE not in scenario.stages or scenario.words or scenario.lexicon != lexicon.name:
            continue
        asked = Question((), scenario.length, scenario.rule, tier=tier_of(scenario, lexicon))
        strategies = tuple(map(Strategy, scenario.strategies))
        *_, last = race_of(scenario.secret, asked, strategies, lexicon, solver)
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
