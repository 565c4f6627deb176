# What the house itself says, around the games.

## Home

tagline = Under the great tree in the middle of the plaza: sit down, let’s play.
games = The games
play-now = Play now
new-table = New table
rules = Rules
players-range = { $min } to { $max } players
players = { $count } players
by-authors = A game by { $authors } ({ $publisher }, { $year })
authors-join = { " " }and{ " " }
your-tables = Your tables
rank-here = { $rank ->
        [1] Won
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
all-tables = All { $count } tables
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

## Who one is

me-title = You
me-meaning = No account, no password: this browser knows you, and others can.
who-title = What you are called
who-meaning = At every table you sit down at from now on.
your-emblem = Your emblem
emblem-jaguar = Jaguar
emblem-quetzal = Quetzal
emblem-serpent = Serpent
emblem-bat = Bat
emblem-monkey = Monkey
device-title = On another device
device-meaning = A link or a code takes you there with your name, settings and seats. It works once; show it to nobody else.
device-make = Make a link
device-again = Make another link
device-link = Your private link
device-code = Code to scan: your private link
device-ends = Works once, until { $time }.
enter-title = Be yourself on this device?
enter-meaning = You come by a link from a device that knows you. Your name, settings and seats will be here, too.
enter = Yes, this is me
enter-not = No
passkey-title = For good
passkey-meaning = A passkey on your phone or computer brings you back, even if this browser forgets everything.
passkey-keep = Keep me with a passkey
passkey-enter = Come back with a passkey
passkey-kept = Done: this passkey brings you back.
passkey-entered = Welcome back.
passkey-count = { $count ->
        [one] One passkey knows you.
       *[other] { $count } passkeys know you.
    }
passkey-not-given = No passkey was given: it was called off, or this device has none for this site. Try again, or use a link from another device.
passkey-impossible = Passkeys need a page with a name and a lock (https). Whoever runs this server can set that up.
record-title = Your games
record-meaning = Only you see this. Games around one device and lessons are not counted.
record-games = { $played ->
        [one] { $played } game, { $won } won
       *[other] { $played } games, { $won } won
    }
record-average = Points on average
record-best = Best result
record-time = Time used in a game
record-minutes = { $minutes ->
        [0] less than a minute
       *[other] { $minutes } min
    }
record-rating = { $played ->
        [one] Rating, from one game
       *[other] Rating, from { $played } games
    }
rated = Rated: counts for the ratings of those who play, which each sees for themselves only
rated-here = This game is rated.
rated-short = rated
deadline = time is up { $when }
record-opponents = With whom
record-met = { $met ->
        [one] one game
       *[other] { $met } games
    }: { $ahead } ahead, { $behind } behind
forget-title = Forget everything
forget-meaning = Your name, settings, passkeys and seats, here and on every device.
forget = Forget everything
forget-ask = Forget everything for good?
forget-warning = In games that still run, bots take your seats. Games you finished stay with those you played with, under the name you had there. This cannot be taken back.
forget-not = Keep me

## Open tables

meet = Find an opponent
open-tables = Open tables
open-meaning = Anyone may sit down or watch here. Your own table is private unless you say otherwise.
open-gathering = Someone waits for you
open-playing = To watch
open-over = To study
open-none = Nobody waits right now. Open a table from the home page: whoever comes next will find it here.
all-open-tables = { $count ->
        [one] One open table
       *[other] All { $count } open tables
    }
open-join = Sit down
open-watch = Watch
open-here = At the table now
free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
open-who = Who may find this table?
open-private = Only those who get the link
open-open = Anyone: it stands among the open tables
open-level = For whom?
open-level-any = For everyone
open-level-beginner = For beginners
open-level-regular = For regulars
open-level-expert = For experts
open-language = Language
open-any-language = Any
others-wait = Others wait, too
others-wait-meaning = Sit down with them instead: your seat here becomes free.

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
level-wins = { $players ->
    [2] Wins { $wins } of 10 games against { $below }.
   *[other] Wins { $wins } of 10 games alone against { $others } × { $below }; { $even } would be even.
}
level-interval = Measured in { $games } games: { $low } to { $high } of 10, with 95% certainty.
level-unproven = With so many players not clearly stronger than { $below }.
level-unmeasured = How strong it is with so many players was not measured yet.
seat-open-meaning = A friend takes this seat with the table’s link.
your-name = Your name
name-of-seat = Name at seat { $number }
local-name = Player { $number }
level = Strength of the bot
options = Options
options-meaning = The usual rules suit a first game.
usual = usual
option-written = Laid by hand
draw-what = What to lay
draw-kind = { $name }
draw-kind-number = { $name }, { $number }
draw-left = { $count ->
    [0] none left
   *[other] { $count } left
}
draw-how = Choose what to lay, then press the cells. Arrow keys move from cell to cell.
draw-how-turning = Choose what to lay, then press the cells; press again to turn. Arrow keys move from cell to cell.
draw-how-line = Press a corner to lead it there; press it half-way to cut it off, or at its end to take a step back.
draw-how-covering = Press a cell: its whole district is covered with that many players, or no longer is.
draw-cells = Cells
draw-corners = Corners of the cells
draw-corner = Corner { $column }, { $row }
draw-covered = { $count ->
    [one] covered with { $count } player
   *[other] covered with { $count } players
}
draw-name = Name:
draw-remove = Remove
draw-cell = { $cell }: { $what }
draw-turned = turned by { $degrees }°
draw-number = Value: { $name }
draw-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
draw-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
draw-fewer-columns = One column fewer
draw-more-columns = One column more
draw-fewer-rows = One row fewer
draw-more-rows = One row more
draw-playable = It can be played on.
draw-preview = The table as it would be
draw-not = What is written cannot be drawn.
draw-experts = As text, for experts
draw-again = Begin again
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
spectators = Spectators
someone = somebody
said-by = { $name }: { $words }
watching = Watching: { $names }
watchers = { $count ->
        [one] One spectator
       *[other] { $count } spectators
    }
mute = Not to hear somebody
phrases = Ready-made words
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-good-game = Good game!
phrase-bravo = Bravo!
phrase-oh = Oh!
phrase-ouch = Ouch!
phrase-haha = Ha ha!
phrase-hmm = Hmm…
kept-for = { $days ->
        [0] Nothing is deleted here by itself.
       *[other] Tables nobody has played or spoken at for { $days } days are deleted here, with their logs and all that was said.
    }
send = Send
shared-screen = Board alone, for a big screen
move-seat = My seat on another device
move-seat-meaning = This code opens your seat, with your hand. Show it to nobody else.
leave = Leave the game
leave-title = Leave the game?
leave-meaning = A bot takes your seat for good, and the game goes on without you.
stay = Stay
report = Something is wrong here
report-meaning = The host of this server reads it, with the table as you see it now. Nothing the others keep hidden goes along.
report-expected = What did you expect?
report-kept = Thank you. The host finds it as report { $id }.
ahead = Answers ahead
ahead-meaning = Prepare your next answers: the server keeps them secret and gives them, in order, when you are asked. If one is not allowed then, all are dropped, and you are asked.
ahead-answer = Next answer
ahead-other = Another…
ahead-written = As the log of the game writes it
ahead-unchanged = Only if nobody else has answered since
ahead-unchanged-short = if nobody else has answered
ahead-add = Prepare
ahead-remove = No more: { $what }
ahead-dropped-changed = Something happened meanwhile: your prepared answers were dropped.
ahead-dropped-refused = A prepared answer was not allowed any more: all were dropped.
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
same-deal = The same deal at other tables
same-deal-meaning = Others begin exactly as you did, so the luck is the same for all, and what each made of it can be compared.
same-deal-others = Give it to others
same-deal-again = Play it again
same-deal-compare = Compare the tables
deal-title = One deal, several tables
deal-secret = This deal is still being played. Its results are shown to those who have finished it, and to everybody when all have.
deal-meaning = Beside each total: how much more or less than the same seat made on average.
deal-export = Results as a file
deal-link = Link to this comparison
deal-here = This deal is played at several tables.
deal-known = { $count ->
        [one] { $names } has played it before.
       *[other] { $names } have played it before.
    }
watch-replay = Watch the replay
download-log = Log of the game
luck = How luck is checked
luck-meaning = All chance of this game comes from a seed that stays secret until the end. This is its fingerprint: it tells nothing about the seed, and no other seed has it. When the game is over the seed is told, and this page checks that the fingerprint is its own.
luck-proved = Checked by this page just now: the fingerprint this browser was given while the game went on is that of the seed told at the end. So all chance was fixed beforehand, and nobody could change it on the way. With this seed the game’s log plays it again, exactly.
luck-matched = Checked by this page just now: the fingerprint is that of the seed told at the end. But this browser did not sit at the table while the game went on: compare the fingerprint with that of somebody who did, to know that it has not been exchanged.
luck-broken = The fingerprint published during the game is not that of this seed: chance may have been changed. Ask whoever runs this server why.
commitment = Fingerprint
seed = Seed

## Replays

replay = Watch a game
replay-controls = Playback
replay-step = Moment of the game
step-of = { $step } / { $last }
step-back = Previous move
step-next = Next move
turn-back = Previous turn
turn-next = Next turn
replay-speed = Speed
replay-times = × { $speed }
replay-eyes = Through whose eyes
eyes-spectator = As a spectator
eyes-seat = As { $name }
eyes-open = Everything open
copy-moment = Link to this moment
points-short = Points
points-title = Points, round by round
points-meaning = The points each had when a round began; what only the end counts comes all at once. A click on a round leads there.
points-round = Round { $number }
points-at = By source, round { $number } of { $last }
points-sources = Points by source
compare = Compare
compare-meaning = Another game of the same deal is laid beside this one, turn by turn: one that was played on from here, or by others.
compare-link = Link of the other game
compare-do = Lay it beside
compare-other-deal = That game began with another deal: there is nothing to compare.
compare-beside = The other game
play-on = Play on from here
play-on-meaning = A new table begins at this moment, with bots or friends. The game you are watching stays as it was. Chance stays the same, too, so whoever knows the end knows what is to come.
look-back = Look back
look-back-here = You are looking at an earlier moment.
look-back-news = { $count ->
        [one] One new move since.
       *[other] { $count } new moves since.
    }
back-to-now = Back to now
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
show-figure = Show the picture
no-rule-found = No rule contains these words.
no-rules = The rules of this game are not written yet.

## The clock

pace = Pace
pace-none = No clock
pace-live = Live
pace-correspondence = By correspondence
pace-none-meaning = Everybody takes the time they need.
pace-live-meaning = All sit at the table. Each has time for the whole game; the first seconds of every turn are free.
pace-correspondence-meaning = One looks in now and then: each turn has its own deadline.
pace-game = Time for the game
pace-turn = Free in every turn
pace-a-turn = Time for a turn
pace-weekends = Saturday and Sunday do not count
pace-zero = When the time is up
pace-zero-bot = a bot plays until one is back
pace-zero-give-up = the seat is given up to a bot
pace-away = Who is away may be replaced by a bot after
pace-away-host = as the host has set
pace-live-is = { $seconds ->
        [0] Live: { $minutes } minutes each for the game.
       *[other] Live: { $minutes } minutes each for the game, and { $seconds } seconds free in every turn.
    }
pace-mail-is = By correspondence: { $time } for a turn.
pace-mail-weekends-is = By correspondence: { $time } for a turn, weekends off.
seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hours = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
clock-hours = { $hours } h { $minutes }
clock-days = { $days } d { $hours } h
time-left = Time left:
clock-pause = Pause the clock
clock-go-on = Let it run
clock-paused = The clock stands still.
pause-asked = You asked for a pause; the others decide.
go-on-asked = You want the clock to run again; the others decide.
request-pause = { $name } wants to pause
request-meaning-pause = The clock stops when everybody agrees, and runs again when everybody wants it.
request-go-on = { $name } wants to go on
request-meaning-go-on = The clock runs again when everybody agrees.
out-of-time = Your time was up: a bot plays for you.
i-am-back = I am back
stand-in-soon = { $name } is away. In { $time } you may call a bot, or keep waiting.
seat-left = { $name } has left the table.
seat-back = { $name } is at the table.
seat-bot = A bot plays for { $name } from now on.
seat-person = { $name } plays again.

## Notices, and the page as an app

notices = Tell me when it is my turn
notices-meaning = One notice a turn, none while you are at the table. It says whose turn it is and nothing else.
notices-here = On this device
notices-browser = A browser
notices-mail = Mail address
notices-webhook = Webhook (Discord, Matrix, ntfy)
notices-add = Add
notices-remove = No more: { $what }
notices-refused = This browser gives no notices. Allow them in its settings; on an iPhone, first add Ceiba to the home screen.
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
new-version = A new version of Ceiba is there.
load-it = Load it

## What a choice brings

foreseen-then = Then: { $asks }
foreseen-open = What follows is not known beforehand.
to-decision = Go to the question
ask-table = Ask about things: arrow keys lead from one to the next
about-more = { $count ->
        [one] And one more choice.
       *[other] And { $count } more choices.
    }
about-not-now = Nothing to choose here for this question.
named-what = { $name }: { $what }
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

## Hints: what the strongest bot would do

advice = Hint
advice-title = What Ahau would do
advice-meaning = As seen from your seat, on average over imagined games. Tap an answer to look at it on the board.
advice-walk-meaning = Tap it to play it as it is, all at once.
advice-thinking = Ahau is thinking…
advice-failed = No hint right now. Try again in a while.
advice-close = Close the hint
advice-walk = { $count ->
    [one] All of it, in one step
   *[other] All of it, in { $count } steps
}
advice-ahead = { $count ->
    [0] ends level with { $rival }
    [one] ends { $count } point ahead of { $rival }
   *[other] ends { $count } points ahead of { $rival }
}
advice-behind = { $count ->
    [one] ends { $count } point behind { $rival }
   *[other] ends { $count } points behind { $rival }
}
advice-less = { $count ->
    [one] { $count } point less
   *[other] { $count } points less
}
advice-perhaps-less = { $count ->
    [one] perhaps { $count } point less
   *[other] perhaps { $count } points less
}
advice-same = about as good
advice-wins = wins { $wins } times in 100
advice-than-second = In points for you, against choice 2: { $why }
advice-than-first = In points for you, against choice 1: { $why }
advice-rivals = the best of the others
advice-rivals-less = less for { $rival }
advice-rivals-more = more for { $rival }
advice-rest = the rest
advice-asked = asked for a hint.
advice-allowed = Ahau may be asked for hints; the other players are told

## The coach: the game seen by the strongest bot

coach = Coach
coach-title = The game as the coach saw it
coach-for = Answers of
coach-working = The coach is looking at the game. You may close this: it goes on.
coach-outlook = The points to be expected, turn by turn
coach-outlook-meaning = From every moment the game was played to the end many times: this is what everybody could hope for, from what the chosen player knew. A click leads to the moment.
coach-entry = { $round ->
    [0] move { $number }
   *[other] round { $round }, move { $number }
}
coach-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
coach-swings = The moments that decided
coach-swing = { $players ->
    [2] { $name }: { $points } against { $rival }
   *[other] { $name }: { $points } against the best of the others
}
coach-happened = What happened
coach-swings-meaning = The turns after which the points to be expected had changed most.
coach-slips = The answers that cost most
coach-judged = { $count ->
    [0] No answer could be weighed.
    [one] One answer was weighed, with what the player knew then.
   *[other] { $count } answers were weighed, with what the player knew then.
}
coach-no-slips = None clearly cost points.
coach-given = Played
coach-better = Better
coach-why = What that would have changed, in points: { $why }
coach-line = It might have gone on…
coach-look = Look
coach-try = Try from here
