# What all games share: refusals, problems, levels of the bots.

# The language itself: its name, and the side it begins on (ltr or rtl).
language-name = English
language-direction = ltr

# Between the last two of a list: "Ana, Bo and Chan".
list-and = and
# Instead of an empty list.
list-none = nothing

## Refusals

refusal-not-asked = You are not asked now. { $seats } must answer first: { $task }.
refusal-not-now = That is not what you are asked now: { $asked }
refusal-after-reveal = Something is revealed before this answer. Look at it first, then answer.
refusal-over = The game is over.
refusal-undo-nothing = You have no answer to take back.
refusal-undo-revealed = Something was revealed since your last answer. Ask the others whether you may take it back.
refusal-undo-sealed = The sealed answers have been opened since. Only all together can go back, and then all answer anew.

## Sums of a turn: the words after the number

sum-points = { $count ->
        [one] point
       *[other] points
    }

## What happens in every game

event-answer-taken-back = { $seat } takes back an answer.
event-answers-taken-back = { $seat } takes back, as the table agreed: { $answers ->
    [one] one answer is given anew
   *[other] { $answers } answers are given anew
}.

## Problems: what happened, and what to do

problem-stale = The game has moved on meanwhile. Look at the table and answer the question asked now.
problem-malformed = This answer was not understood: “{ $text }”. Choose among what is offered.
problem-not-your-seat = This seat is not yours. Open your own seat link, or stay as a spectator.
problem-not-started = The game has not started: someone is still missing. Share the link of the table.
problem-too-large = This message is too long. Shorten it and send it again.
problem-too-fast = Too many messages at once. Wait a few seconds, then try again.
problem-no-hints = At this table everybody plays without hints.
problem-no-undo = There is nothing to take back right now. Play on.
problem-undo-sealed = The sealed answers have been opened, and bots do not go back behind that. Play on.
problem-gone = This table is no more. Go back to the home page to open another.
problem-newer = This game was begun with a newer Ceiba than the one that runs here. Whoever runs the server has to update it; the game is kept.
problem-internal = Our fault: something broke on this side. Reload the page; your game is kept.
problem-no-table = There is no table at this address. Check the link, or open a new table.
problem-full = The table is full. You can watch the game, or open another table.
problem-sit-first = You took a seat at this table a moment ago. Open it first; then another can be taken from here.
problem-not-over = The game is not over: everything will be shown at the end. Come back then.
problem-not-away = { $name } is here, or has not kept the table waiting long enough. Wait a little longer.
problem-no-clock = There is no clock here that could be stopped.
problem-out-of-time = Your time was up and a bot plays for you. Say that you are back, then play on.
problem-bad-address = Nothing can be sent to this address. A webhook begins with https:// and is on the internet; mail is sent where the host has set it up.
problem-too-many-ways = This seat is told in many ways already. Take one away first.
problem-bad-log = This game log cannot be read. Choose a file saved by Ceiba. Detail: { $reason }
problem-bad-request = This request was not understood. Reload the page and try again. Detail: { $reason }
problem-bad-option = This option is not accepted: { $reason }.
problem-unknown-game = This game is unknown here: “{ $game }”. Choose a game on the home page.
problem-no-open-tables = This server has no open tables. Open a private one, and send its link to those you want to play with.
problem-unknown-person = This browser is not known here any more: you may have had everything forgotten on another device. Go on as somebody new, or use a passkey.
problem-used-link = This link was used already, is too old, or is not whole. Make a new one on the device that knows you.
problem-wrong-passkey = This passkey is not known here: it belongs to another site, or to somebody who was forgotten. Try another, or use a link from a device that knows you.

## Why an option is not accepted: the end of the sentence problem-bad-option

bad-option-not-listed = the values are { $values }, and “{ $value }” is none of them
bad-option-not-text = it takes a text, and “{ $value }” is none
bad-option-too-long = the text has { $length } characters, and { $most } are the most
bad-option-unknown = { $game } has no option “{ $option }”; it has: { $options }
bad-players = { $game } is for { $fewest } to { $most } players, not { $players }

## Levels of the bots, weakest first

level-teacher = Teacher
level-beginner = Sower
level-beginner-meaning = Has just learnt the rules and lives from day to day: just right for a first game.
level-novice = Apprentice
level-novice-meaning = Knows the rules well and plays by feel, with a slip now and then: for those who have played once or twice.
level-adept = Scribe
level-adept-meaning = Keeps accounts and thinks a little ahead, rarely slips: a fair opponent.
level-master = Ahau
level-master-meaning = The lord of the city: thinks before acting and forgives little.
level-seer = Chilam
level-seer-meaning = The seer who reads the days: has taught itself what to watch for, and ponders every answer.

# Notices

notice-title = Your turn: { $game }
notice-text = The table with { $names } waits for you.
