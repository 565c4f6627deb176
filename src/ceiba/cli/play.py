"""``ceiba play``: a game against bots in the terminal."""

import argparse
from pathlib import Path

from ceiba import Match, find_game
from ceiba.bots import LEVELS, choose
from ceiba.cli.arguments import add_game, add_language, new_file, options
from ceiba.cli.telling import tell_events, tell_outcome
from ceiba.core.decision import Decision, EventTold, Option
from ceiba.core.errors import IllegalAction, MalformedAction
from ceiba.text import Texts

ME = 0
TAKE_BACK = ("u", "undo")


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play here, against bots", description=__doc__)
    add_game(parser)
    add_language(parser)
    parser.add_argument("--level", choices=LEVELS, default="adept", help="how well bots play")
    parser.add_argument("--name", help="what to call you")
    parser.add_argument(
        "--save", type=new_file, metavar="FILE", help="write the game log there at the end"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    chosen = options(game, args.players, args.option)
    texts = Texts(args.lang, args.game, "ceiba.cli")
    names = (args.name or texts.say("cli-name"), *(f"Bot {n}" for n in range(1, args.players)))
    match = Match(game, args.players, chosen, args.seed, names)
    print(f"{texts.say('game-title')}\n{texts.say('cli-help')}")
    heard: list[EventTold] = []
    while True:
        _bots_answer(match, args.level)
        heard = _tell_news(match, heard, texts)
        outcome = match.outcome()
        if outcome is not None:
            tell_outcome(outcome, texts, names)
            break
        decision = match.decision(ME)
        if decision is not None and not _ask(match, decision, texts, args.lang):
            print(texts.say("cli-goodbye"))
            break
    _save(match, args.save, texts)
    return 0


def _tell_news(match: Match, heard: list[EventTold], texts: Texts) -> list[EventTold]:
    """Tell what happened since; after an undo the story is shorter and nothing is told twice."""
    story = match.events(ME)
    known = 0
    while known < min(len(heard), len(story)) and heard[known].event == story[known].event:
        known += 1
    tell_events(story[known:], texts, match.names)
    return story


def _bots_answer(match: Match, level: str) -> None:
    """Every bot that is asked answers; sealed answers do not wait for the person's."""
    for seat in range(match.players):
        if seat != ME and match.asked(seat) is not None:
            seed = f"{match.seed}/{match.seq}/{seat}"
            match.answer(seat, choose(match.position(), seat, level, seed))


def _ask(match: Match, decision: Decision, texts: Texts, locale: str) -> bool:
    """Put the question until there is an answer; False when the player wants to leave."""
    print(f"\n{match.picture(ME, locale)}\n")
    print(texts.tell(decision.prompt, match.names))
    for number, option in shortcuts(decision).items():
        label = texts.say(f"verb-{option.verb}", option.args, match.names)
        print(f"  {number:3}  {option.text:36} {label}")
    while True:
        try:
            line = input("> ").strip().lower()
        except EOFError:
            return False
        if line in ("q", "quit"):
            return False
        if line == "?":
            print(texts.say("cli-help"))
            continue
        if not line:
            continue
        if line in TAKE_BACK and match.undo_kind(ME) == "sealed":
            print(f"  {texts.say('problem-undo-sealed')}")
            continue
        try:
            _take(match, decision, line)
        except IllegalAction as refused:
            words = texts.tell(refused.refusal, match.names)
            print(f"  {refused.clause}  {words}" if refused.clause else f"  {words}")
        except MalformedAction:
            print(f"  {texts.say('cli-not-understood')}")
        else:
            return True


def shortcuts(decision: Decision) -> dict[int, Option]:
    """The number to type for each answer: its own where answers count something (``bid 3`` is 3),
    its place in the list where they do not."""
    own = [_number(option) for option in decision.options]
    if None in own or len(set(own)) < len(own):
        return dict(enumerate(decision.options, 1))
    return {number: option for number, option in zip(own, decision.options) if number is not None}


def _number(option: Option) -> int | None:
    """The one number an answer is about."""
    words = list(option.args.values())
    return words[0] if len(words) == 1 and isinstance(words[0], int) else None


def _take(match: Match, decision: Decision, line: str) -> None:
    if line in TAKE_BACK:
        match.undo(ME, agreed=match.undo_kind(ME) == "ask")  # bots agree to that
        return
    listed = {str(number): option for number, option in shortcuts(decision).items()}
    meant = listed.get(line)
    if meant is None and line.isdecimal():
        line = _completed(decision, line)
    match.answer(ME, [line if meant is None else meant.text])


def _completed(decision: Decision, number: str) -> str:
    """A number beyond those offered, as the answer it would be: the rules say why it is none."""
    verbs = {option.verb for option in decision.options if _number(option) is not None}
    return f"{verbs.pop()} {number}" if len(verbs) == 1 else number


def _save(match: Match, file: Path | None, texts: Texts) -> None:
    if file is None:
        return
    file.write_text(match.log().text(), "utf-8", "replace")
    print(texts.say("cli-saved", {"file": str(file)}))
