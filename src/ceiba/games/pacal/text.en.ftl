# Pacal’s Rocket: everything the game says to its players.
# Districts stand in brackets, without an article: (Palace). Cells are said as they are: F6.
# Selectors see names, not identifiers; an empty list is “nothing” (list-none).

game-title = Pacal's Rocket
game-pitch = Drop your stones unseen, take off, and raise pyramids where the stars of Palenque line up.

## Districts

name-north-group = North Group
name-ball-court = Ball Court
name-otolum-springs = Otolum Springs
name-temple-of-the-count = Temple of the Count
name-aqueduct = Aqueduct
name-palace = Palace
name-temple-of-inscriptions = Temple of the Inscriptions
name-temple-of-the-cross = Temple of the Cross
name-bat-group = Bat Group
name-queens-bath = Queen’s Bath
name-temple-of-the-sun = Temple of the Sun
name-temple-of-the-foliated-cross = Temple of the Foliated Cross
name-temple-of-the-jaguar = Temple of the Jaguar
name-temple-of-the-red-queen = Temple of the Red Queen
name-temple-of-the-skull = Temple of the Skull
name-sacred-district = Sacred District

name-river = river
name-lake = lake

## Moves, and the face of the die that is no number

name-straight = straight
name-turning = turns
name-special = cross
name-token = energy token
name-free = free

# Why the game is over.
name-last-pyramid = a player has built the last pyramid
name-threshold = the final score has been reached
name-no-free-cell = no cell is free any more

# What the others are asked (refusal-not-asked).
name-asked-place = where a rocket starts
name-asked-move = a flight
name-asked-land = a landing
name-asked-put-in = stones
name-asked-build = a pyramid
name-asked-choose-stones = which stones go

## What happens

event-started = { $seat } starts. Everybody sets out from the Sacred District.
event-placed = { $seat } stands a rocket on { $cell }.
event-round = Round { $round }: { $seat } goes first.
event-turn = It is up to { $seat }.
event-rolled = { $seat } rolls { $face ->
        [cross] the cross: as far as you like, over everything!
       *[other] a { $face }.
    }
event-stayed = No free cell anywhere: the rocket on { $cell } cannot leave ({ $seat }).
event-lifted = { $seat } takes off from { $cell }{ $stones ->
        [nothing] : no stones stay behind.
       *[other] . Stones in sight there: { $stones }.
    }
event-doubles = Doubles on { $cell }: { $stones } stones go back to { $seat }.
event-moved = { $seat } { $way ->
        [straight] flies straight
        [turns] zigzags
        [cross] soars
        [free] is shut in and hops
       *[other] leaps
    } from { $start } to { $cell }{ $lost ->
        [0] .
        [one] ; one point of the roll is lost.
       *[other] ; { $lost } points of the roll are lost.
    }
event-spent = { $seat } spends energy token { $token }.
event-dropped = { $seat } puts a stone into the rocket on { $cell } ({ $rocket }).
event-taken-back = { $seat } takes back a stone from { $cell }.
event-stones-done = { $seat } puts in no other stone.
event-chose = { $seat } uses the stone on { $cell }.
event-built = { $seat } builds { $height ->
        [one] one storey
       *[other] { $height } storeys
    } on { $cell } ({ $district }){ $returned ->
        [nothing] .
       *[other] ; stones there go back to { $returned }.
    }
event-upgraded = { $seat } raises the pyramid on { $cell } ({ $district }) from { $before } to { $height } storeys.
event-scored = { $seat } takes the lead and scores { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $district }).
event-bonus = A bonus for { $seat }, whose pyramids are running out: { $points ->
        [one] one point.
       *[other] { $points } points.
    }
event-reached = { $seat } has { $score } points and reaches the final score of { $threshold }: the end is near.
event-ended = The game is over: { $reason }. Final scoring!
event-water-scored = { $water ->
        [lake] Round the lake
       *[other] Along the river
    }, { $seat } has { $storeys ->
        [one] one storey
       *[other] { $storeys } storeys
    }: { $points ->
        [0] no points.
        [one] one point.
       *[other] { $points } points.
    }
event-district-scored = { $district }: { $seat } has { $storeys ->
        [one] one storey
       *[other] { $storeys } storeys
    } and scores { $points ->
        [one] one point.
       *[other] { $points } points.
    }
event-tokens-scored = { $seat } has kept energy worth { $points } points.
event-tallied = { $seat }: { $builds } for building, { $bonus } as a bonus, { $river } at the river, { $lake } at the lake, { $districts } for districts, { $tokens } for energy tokens. Total: { $total }.
event-winners = Victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $seats }!

## What you are asked

prompt-place = On which cell of the Sacred District does your rocket start?
prompt-move = Your rocket takes off from { $cell }: { $die } cells, straight (two stones) or with turns (one stone)?
prompt-move-special = The cross: from { $cell }, how far along the row or the column, over everything?
prompt-move-first-round = First round: from { $cell } in a straight line, and out of the Sacred District if you can. { $die ->
        [cross] The cross takes you as far as you like.
       *[other] You fly { $die } cells.
    }
prompt-move-blocked = Your rocket is shut in on { $cell }: which energy token do you spend?
prompt-move-free = Your rocket is shut in on { $cell }, and you have no energy token left: stand it on any free cell. No stones this turn.
prompt-land = To which free cell does your rocket go from { $cell }?
prompt-put-in = One stone into your rocket, one into another? { $supply ->
        [one] It is your last one.
       *[other] You have { $supply }.
    }
prompt-put-in-own = A stone into your own rocket? { $supply ->
        [one] It is your last one.
       *[other] You have { $supply }.
    }
prompt-put-in-other = A stone into another player’s rocket? { $supply ->
        [one] It is your last one.
       *[other] You have { $supply }.
    }
prompt-take-back = Your supply is empty: take a visible stone back and put it in again?
prompt-put-back = The stone you took back: into which rocket?
prompt-build = Do you build a pyramid, raise one, or leave it?
prompt-choose-stones = { $height ->
        [one] One storey
       *[other] { $height } storeys
    } on { $cell }: which stone belongs to the constellation?

## Why it is refused

refusal-not-sacred = { $cell } is not in the Sacred District: all rockets start there.
refusal-outside = { $cell } is not on this board.
refusal-lake = { $cell } is lake: nothing is ever placed there.
refusal-covered = { $cell } is covered and out of the game.
refusal-rocket-there = There is a rocket on { $cell } already: { $seat }.
refusal-pyramid-there = A pyramid stands on { $cell } ({ $seat }, { $height ->
        [one] one storey
       *[other] { $height } storeys
    }).
refusal-same-cell = Your rocket has to move: { $cell } is where it comes from.
refusal-not-in-line = { $cell } is neither in the row nor in the column of { $start }.
refusal-must-leave = First round: you can leave the Sacred District, so you must, and { $cell } is inside.
refusal-way-shut = From { $start } the way to { $cell } is shut: an obstacle is right next to you.
refusal-too-near = { $cell } is too near: a straight move of { $points } ends on { $end }.
refusal-stops-before = { $cell } is out of reach: an obstacle stops you on { $end }.
refusal-too-far = { $cell } is too far: a straight move of { $points } ends on { $end }.
refusal-special-does-not-turn = With the cross there are no turns: fly along the row or the column.
refusal-no-turn-in-first-round = No turns in the first round: fly in a straight line.
refusal-straight-ends-there = A straight move ends on { $cell }, and allows two stones: take that one.
refusal-no-turning-way = No way with turns leads from { $start } to { $cell } in exactly { $points } steps.
refusal-token-gone = You have spent energy token { $token } already.
refusal-no-token-in-first-round = No energy tokens in the first round while your rocket can move: keep token { $token }.
refusal-spend-token-first = Any cell you like takes an energy token: spend one first.
refusal-only-with-token = Your rocket can move, and you have no energy token left: { $cell } is not yours to choose.
refusal-no-standing-in-first-round = No energy tokens in the first round while your rocket can move: fly, and leave { $cell } for later.
refusal-supply-not-empty = Stones are taken back only with an empty supply, and yours has { $supply ->
        [one] one left.
       *[other] { $supply } left.
    }
refusal-put-it-in-first = Put in the stone you have taken back first.
refusal-no-own-stone = You have no visible stone on { $cell }.
refusal-stones-come-first = Stones first, then building: say that you are done with stones.
refusal-no-such-rocket = There is no rocket { $rocket } at this table.
refusal-supply-empty = Your supply is empty: take back a visible stone first.
refusal-own-rocket-done = No further stone for your own rocket this turn.
refusal-only-own-rocket = Only your own rocket may still get a stone, not the one of { $rocket }.
refusal-stone-makes-no-difference = The stone on { $cell } leaves you nothing to choose: name another.
refusal-stone-of-no-choice = None of the constellations left uses the stone on { $cell }: name another.
refusal-too-few-stones = These stones are not enough for { $height ->
        [one] one storey
       *[other] { $height } storeys
    }.
refusal-no-own-pyramid = You have no pyramid on { $cell } to raise.
refusal-not-taller = The pyramid on { $cell } has { $before ->
        [one] one storey
       *[other] { $before } storeys
    } already: { $height } is not taller.
refusal-upgrade-instead = Your pyramid stands on { $cell }: you can only raise it.
refusal-no-own-stone-there = You have no visible stone on { $cell } to build on.
refusal-no-pyramid-left = You have no pyramid of { $height ->
        [one] one storey
       *[other] { $height } storeys
    } left for { $cell }.
refusal-no-constellation = { $height ->
        [2] No other stone or pyramid of yours lies beside { $cell }: that takes two side by side.
        [3] { $cell } is in no line of three stones or pyramids of yours, equally far apart.
        [4] { $cell } is in no line of four stones or pyramids of yours, equally far apart.
       *[other] { $cell } is no corner of a square of four stones or pyramids of yours.
    }
refusal-needs-stone = Only pyramids stand on { $points }: at least one of them has to be a stone.
refusal-pyramids-stand-in = Expert variant: on { $points } a pyramid would stand in for a stone, which only the one being raised may do.

## Answers, for the terminal and plain buttons

verb-stand = Rocket to { $cell }
verb-fly = Straight to { $cell }
verb-turn = With turns to { $cell }
verb-spend = Spend energy token { $token }
verb-drop = A stone into the rocket of { $rocket }
verb-take = Take back the stone on { $cell }
verb-done = No more stones
verb-build = Build { $height ->
        [one] one storey
       *[other] { $height } storeys
    } on { $cell }
verb-upgrade = Raise { $cell } to { $height } storeys
verb-use = The stone on { $cell }
verb-enough = No other stone
verb-skip = Build nothing

## Options of the table

option-expert-variant = Expert variant
option-expert-variant-meaning = Normally your pyramids stand in for stones in every constellation. For experts, a new pyramid takes stones only, and a pyramid counts only towards being raised itself.
option-expert-variant-false = Off
option-expert-variant-true = On

option-diagonal-squares = Squares on a corner
option-diagonal-squares-meaning = The square for 5 storeys normally lies straight, with its sides along rows and columns. It can be allowed to stand on a corner, at 45 degrees, too.
option-diagonal-squares-false = Do not count
option-diagonal-squares-true = Count as well

option-two-player-finish-round = End with two players
option-two-player-finish-round-meaning = For two players only: at 45 points the game normally ends at once. Otherwise the round is played to its end, so that both have had equally many turns.
option-two-player-finish-round-false = At once
option-two-player-finish-round-true = After the round

option-show-rocket-contents = Inside the rockets
option-show-rocket-contents-meaning = Normally nobody sees what lies under a rocket, and everybody has to remember it. It can be open for all to see.
option-show-rocket-contents-false = Hidden
option-show-rocket-contents-true = Open to all

option-map = Map
option-map-meaning = The drawings of the printed map are lost, and ours is a reconstruction. If you know it better, draw your own, of up to 16 by 16 cells: the districts and their values, those that are covered with fewer players, the lake, the river, and the cells along them.
option-map-number = value { $count }
option-map-river-bank = along the river
option-map-lake-shore = by the lake
option-map-line = the course of the river
option-map-add = New district
option-map-default = The city as we know it
option-map-writing = Our map is there for you to correct: rows_full has one character for each cell, ~ for the lake; districts names the districts, one for each character; river_bank and lake_shore name the cells by the water.

## Why a map is not accepted: the end of the sentence problem-bad-option

# $fault and $detail: what the reader of JSON says, in short and in full.
bad-map-syntax = line { $line }, column { $column }: { $fault ->
        [trailing-comma-in-array] there is a comma too many
        [trailing-comma-in-object] there is a comma too many
        [object-keys-must-be-strings] a name in straight quotes is needed
        [expected] a colon is needed
        [expected-or] a comma, a brace or a bracket is missing
        [trailing-characters] there is text after the end
        [invalid-character] a character is out of place
       *[other] this is no JSON ({ $detail })
    }
bad-map-cut-short = the JSON stops before its end, in line { $line }, column { $column }
bad-map-too-deep = too many lists and objects are nested
bad-map-no-object = a map is a JSON object, and this is { $got ->
        [int] a whole number
        [float] a number with decimals
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
        [null] nothing (null)
       *[other] { $got }
    }
bad-map-field-missing = { $field } is missing
bad-map-field-kind = { $field } has to be { $expected ->
        [int] a whole number
        [float] a number with decimals
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
        [null] nothing (null)
       *[other] { $expected }
    }, and is { $got ->
        [int] a whole number
        [float] a number with decimals
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
        [null] nothing (null)
       *[other] { $got }
    }
bad-map-field-wrong = { $field } is not as it has to be ({ $detail })
bad-map-rows = a map has 1 to { $most } rows, and this one has { $rows }
bad-map-columns = a map has 1 to { $most } columns, and this one has { $columns }
bad-map-row-length = row { $row } has { $cells } cells, row 1 has { $first }
bad-map-char = “{ $char }” on { $cell } is neither the lake “{ $lake }” nor a listed district
bad-map-district-char = district { $district } cannot have the char “{ $char }”: it takes a single one, visible, other than “{ $lake }” and “{ $covered }”
bad-map-district-no-id = district { $district } has no id
bad-map-district-twice = districts { $first } and { $second } are both “{ $name }”
bad-map-district-value = district { $district } ({ $id }) has the value { $value }; values are 1 to { $most }
bad-map-no-sacred = no district has the id “{ $id }”
bad-map-sacred-small = district { $district } ({ $id }) has { $cells ->
        [one] one cell
       *[other] { $cells } cells
    }, and { $rockets } rockets must find room there
bad-map-cover-twice = cover { $cover } has the id “{ $id }” of another
bad-map-cover-no-district = cover { $cover } hides “{ $id }”, which is no district
bad-map-cover-sacred = cover { $cover } hides the sacred district
bad-map-covers-players = there are covers for “{ $players }” players; players are 2 to { $most }
bad-map-covers-unknown = for { $players } players there is no cover “{ $id }”
bad-map-covers-missing = no covers are listed for { $players } players; an empty list will do
bad-map-water-cell = cell { $number } of { $list }, “{ $cell }”, is no cell of a district
bad-map-water-twice = { $list } lists { $cell } twice
bad-map-river-corner = corner { $corner } of the river lies outside the map
bad-map-copy-entry = { $field } does not agree with the rest of the map: see “{ $entry }”
bad-map-copy-number = { $field } is { $given }, and the rest of the map gives { $expected }
bad-map-copy-row = { $field }, row { $row }: “{ $given }” should be “{ $expected }”
bad-map-copy-rows = { $field } has { $given } rows, and the map has { $expected }

## Scoring

score-builds = Building
score-bonus = Bonus
score-river = River
score-lake = Lake
score-districts = Districts
score-tokens = Energy tokens

## The table in lines of text

picture-round = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    } · die: { $die }
picture-player = stones { $stones } · pyramids of 1 to 5 storeys: { $pyramids } · energy tokens: { $tokens } · would score { $total }

## Sums: the words after the number

sum-stone = { $count ->
        [one] stone in the supply
       *[other] stones in the supply
    }
sum-storey = { $count ->
        [one] storey
       *[other] storeys
    }
sum-token = { $count ->
        [one] energy token
       *[other] energy tokens
    }

## What an answer brings, what awaits, what would be lost

hint-unbuilt = Nothing is built, though { $builds ->
        [one] 1 build is possible
       *[other] { $builds } builds are possible
    }{ $points ->
        [0] .
       *[other] ; { $builds ->
            [one] it brings
           *[other] the best brings
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
    }
hint-unplaced = { $stones ->
        [one] One stone you could put in stays in the supply
       *[other] { $stones } stones you could put in stay in the supply
    }.
