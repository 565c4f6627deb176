# What the house itself says, around the games.

## Home

tagline = Under the great tree in the middle of the plaza: sit down, let’s play.
games = The games
play-now = Play now
new-table = New table
rules = Rules
players-range = { $min } to { $max } players
players = { $count } players
minutes = { $minutes } minutes
by-authors = A game by { $authors } ({ $publisher }, { $year })
authors-join = { " " }and{ " " }
your-tables = Your tables
status-gathering = Waiting for people
status-playing = Game under way
status-over = Game over
unofficial = Ceiba is a free, unofficial homage with no ties to the authors or publishers of these games. Drawings and words are our own.
replay-a-file = Watch a game from a file
default-name = Traveller
home-link = Ceiba, home
go-home = Back home
lost-title = This path is lost in the forest
lost-text = There is nothing at this address. The plaza is this way.

## Lessons

teach = Lesson
teach-step = Step { $step } of { $steps }
teach-next = Next
teach-before = Back
teach-again = Start again
teach-skip = Skip
teach-back = Back to the lesson
teach-your-move = Your move.
teach-away = You play on by yourself. The lesson waits where you left it.
teach-free = Your game: play as you like.
teach-offer = New to this game? A lesson of about { $minutes } minutes shows it at the real table, one sentence at a time. You can leave it at any moment.
teach-take = Show me how
teach-known = I know it: play
teach-end = Where the points came from
teach-first-game = Play a real game
two-minutes = In two minutes
two-minutes-of = { $game } in two minutes
read-rules = All the rules

## Preferences

theme-now = Light: { $theme }
theme-system = like the device
theme-light = day
theme-dark = night

## New table

who-sits = Who sits down?
how-many = Number of players
play-with = Play with
with-bots = Against bots
with-friends = With friends, each at home
with-device = Around this device
kind-me = Me
kind-open = By link
kind-local = Here too
kind-bot = Bot
seat-number = Seat { $number }
seat-open-meaning = A friend takes this seat with the table’s link.
your-name = Your name
name-of-seat = Name at seat { $number }
local-name = Player { $number }
level = Strength of the bot
options = Options
options-meaning = The usual rules suit a first game.
usual = usual
option-written = Written by hand
open-table = Open the table
rule-clause = Rule { $clause }

## Before the game

join-title = A seat is kept for you
gathering-title = Waiting for the others
take-seat = Sit down at this table
sit-here = Here
call-bot = Seat a bot
watch-meaning = To watch without sitting down, simply stay on this page: you will see the game as soon as it begins.
seats-missing = { $count ->
        [0] Everyone is here, here we go.
        [one] One seat is still free. The game starts once it is taken.
       *[other] { $count } seats are still free. The game starts once they are taken.
    }
seat-open = Free seat
seat-waits = Waiting for someone
seat-mine = This is you
seat-here = At the table
seat-away = Has stepped away
seat-bot-level = Bot, { $level }
invite = Bring the others
invite-meaning = Send this link, or show this code to a phone.
invite-watch = Let others watch
invite-watch-meaning = With this link, others follow the game as spectators.
invite-only-here = This address works on this machine only. For other devices, start “ceiba serve --host 0.0.0.0” and open Ceiba by the machine’s address on the network.
qr-label = Code to scan: the address of the table
table-link = Address of the table
copy-link = Copy the link
copied = Copied
share = Share
opening-table = Setting the table…

## At the table

table = The table
board = Board
players-region = Players
decision = What you are asked
table-parts = Parts of the table
confirm = Confirm
not-this = Not this
drawer = Drawer
tab-story = Story
tab-rules = Rules
tab-chat = Chat
tab-table = Table
unread = { $count ->
        [one] one unread message
       *[other] { $count } unread messages
    }
your-turn = Your turn
their-turn = Their turn
thinking = Thinking…
thinking-short = Thinking briefly: many tables wait
me-mark = you
points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
waiting-for = Waiting for { $names }.
you-watch = You are watching
watch-table = Watch the table…
one-moment = One moment…
skip = Skip the animation
go-on = Go on
decided-by = What decided it: { $source }, { $by } ahead of { $name }.
show-again = Show again what happened
tempo-now = Tempo: { $tempo }
tempo-slow = slow
tempo-normal = normal
tempo-instant = instant
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
undo = Take back
stand-in = A bot for { $name }
stand-in-short = A bot
stand-in-title = Let a bot play?
stand-in-meaning = { $name } has kept the table waiting for long. A bot will play instead until they are back; what it plays stays played.
stand-in-wait = Wait longer
stand-in-do = Yes, a bot
undo-ask = Ask to take back
undo-asked = You asked to take back: the others are thinking it over.
undo-withdraw = Never mind
undo-request = { $name } would like to take back a move
undo-declined = { $by } does not agree: what { $name } played stays.
undo-withdrawn = { $name } no longer wants to take back.
undo-unanswered = Not everybody agreed in time: what { $name } played stays.
undo-request-meaning = Since that move, something was revealed or someone has played. The table has to agree.
agree = Go ahead
decline = No, play on
close = Close
chat-line = A word for the table
chat-empty = Nobody has said anything yet.
spectator = A spectator
send = Send
shared-screen = Board alone, for a big screen
move-seat = My seat on another device
move-seat-meaning = This code opens your seat, with your hand. Show it to nobody else.
leave = Leave the game
leave-title = Leave the game?
leave-meaning = A bot takes your seat for good, and the game goes on without you.
stay = Stay
hand-over = Pass the device to { $name }
hand-over-open = { $name } is to play. Everything lies open in this game: watch as you like.
hand-over-meaning = { $name }’s hand stays hidden until then. Everybody else, look away!
i-am = I am { $name }
link-lost = Connection lost, coming back…
link-closed = The server closed this table. Reload the page to try again.
problem-unreachable = The server does not answer. Check the connection and try again.

## End of the game

game-over = The game is over.
scores = See the scores
winners = { $count ->
        [one] Victory: { $names }
       *[other] Shared victory: { $names }
    }
rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
total = Total
rematch = Rematch
join-rematch = Join the rematch
watch-replay = Watch the replay
download-log = Log of the game
luck = Luck, to be checked
luck-meaning = The fingerprint of the seed is published at the start; the seed itself at the end.
luck-proved = Checked by this page just now: the fingerprint published at the start is that of the seed told at the end. So all chance was fixed before the first move, and nobody changed it since.
luck-broken = The fingerprint published at the start is not that of this seed. Ask whoever runs this server why.
luck-meaning-over = The fingerprint published at the start is that of this seed: nobody could rig the bag.
commitment = Fingerprint
seed = Seed

## Replays

replay = Watch a game
replay-controls = Playback
replay-step = Moment of the game
step-of = { $step } / { $last }
step-first = To the beginning
step-back = Previous move
step-next = Next move
play = Play
pause = Pause
drop-log = Drop the log of a game here
drop-log-meaning = The text file one downloads at the end of a game.
choose-file = Choose a file
file-too-large = This file is too large for the log of a game.

## Rules

search-rules = Search the rules
search-rules-example = a word, or { $clause }
contents = Contents
no-rule-found = No rule contains these words.
no-rules = The rules of this game are not written yet.

## What a choice brings

foreseen-then = Then: { $asks }
foreseen-open = What follows is not known beforehand.
foreseen-days = { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }
basket = What you choose together
basket-less = One less: { $name }
basket-more = One more: { $name }
basket-stock = in stock: { $stock }
basket-open = { $count ->
        [one] 1 more to choose
       *[other] { $count } more to choose
    }
