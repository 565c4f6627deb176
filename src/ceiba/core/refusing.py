"""Why an answer is not allowed: the reason of the rules, or what is asked instead, and of whom."""

from ceiba.core.refusals import NotAsked, NotNow, Over
from ceiba.core.sentence import Refusal
from ceiba.core.state import State
from ceiba.core.value import Thing, who_all


def refusal_of(state: State, seat: int, action: int) -> Refusal | None:
    """None if the answer is allowed."""
    if state.over():
        return Over("")
    task = state.agenda[-1]
    asked = state.deciders()
    if not (asked >> seat) & 1:
        why = task.not_asked(state, seat)
        if why is not None:
            return why
        clause = task.prompt(state, state.decider()).clause
        return NotAsked(clause, who_all(asked), Thing(f"asked {task.name()}"))
    if action in state.options(seat):
        return None
    why = task.refusal(state, seat, action)
    if why is not None:
        return why
    prompt = task.prompt(state, seat)
    return NotNow(prompt.clause, prompt)
