# Balam: what the game says to its players. What both games of cities say in the same words is in
# cities/text.en.ftl.

game-family = cities
game-title = Balam
game-pitch = Build cities in the forest, hold its paths, and sacrifice before the next Katun takes it all.

## Buildings

meaning-garrison = 1 slot, 1 wealth of any type. Attacks and defends, better still with an obsidian.
meaning-palace = 2 adjacent slots, 2 wealth of any types. Collects up to 2 tokens a round for your sheet.
meaning-temple = 2 adjacent slots, 2 wealth of any types. Sacrifices up to 2 tokens a round: maize 1 point, a prisoner 3, anything else 2.
meaning-market = 1 slot, 1 cacao. Puts your small pyramids on its site and on each neighbouring site.
meaning-observatory = 1 slot, 1 jade. Counts for divination at the start of a round.
meaning-ball-court = 1 slot, 1 shell. Counts for ball matches.

## The board and the cards

name-sea = sea
name-volcano = volcano
name-cenote = cenote
name-points = points

# Titles of the Katun cards, in quotation marks in sentences; card-… says what they do.
name-prosperous-maize-cacao = Prosperous Katun (maize or cacao)
name-prosperous-maize-shell = Prosperous Katun (maize or shell)
name-prosperous-maize-jade = Prosperous Katun (maize or jade)
name-prosperous-maize-obsidian = Prosperous Katun (maize or obsidian)
name-prosperous-cacao-shell = Prosperous Katun (cacao or shell)
name-prosperous-cacao-jade = Prosperous Katun (cacao or jade)
name-prosperous-cacao-obsidian = Prosperous Katun (cacao or obsidian)
name-prosperous-shell-jade = Prosperous Katun (shell or jade)
name-prosperous-shell-obsidian = Prosperous Katun (shell or obsidian)
name-prosperous-jade-obsidian = Prosperous Katun (jade or obsidian)
name-exceptional-katun = Exceptional Katun
name-expedition-return = Return of an expedition
name-princely-wedding = Princely wedding
name-cenote-worship = Worship of the sacred cenotes
name-eclipse = Eclipse
name-volcanic-eruptions = Volcanic eruptions
name-tidal-wave = Tidal wave

card-prosperous-maize-cacao = Gain 1 maize, 1 cacao or 2 prestige points, as you like.
card-prosperous-maize-shell = Gain 1 maize, 1 shell or 2 prestige points, as you like.
card-prosperous-maize-jade = Gain 1 maize, 1 jade or 2 prestige points, as you like.
card-prosperous-maize-obsidian = Gain 1 maize, 1 obsidian or 2 prestige points, as you like.
card-prosperous-cacao-shell = Gain 1 cacao, 1 shell or 2 prestige points, as you like.
card-prosperous-cacao-jade = Gain 1 cacao, 1 jade or 2 prestige points, as you like.
card-prosperous-cacao-obsidian = Gain 1 cacao, 1 obsidian or 2 prestige points, as you like.
card-prosperous-shell-jade = Gain 1 shell, 1 jade or 2 prestige points, as you like.
card-prosperous-shell-obsidian = Gain 1 shell, 1 obsidian or 2 prestige points, as you like.
card-prosperous-jade-obsidian = Gain 1 jade, 1 obsidian or 2 prestige points, as you like.
card-exceptional-katun = Gain 2 maize.
card-expedition-return = Gain 1 wealth of your choice.
card-princely-wedding = Take 1 wealth of your choice from another king.
card-cenote-worship = Your Mayas may carry one token to each cenote, for twice its value in a temple.
card-ball-match = Whoever has the most ball courts scores 1 point per city; alone in second place, half.
card-eclipse = No more maize from Chaak at the end of rounds.
card-drought = Give 1 maize from a reserve or a garrison, or lose 2 villages.
card-insurrection = Give 1 maize from a reserve or a garrison, or lose 1 palace.
card-earthquake = Give 1 prisoner from a reserve or a garrison, or lose 1 temple.
card-pochteca-competition = Give 1 prisoner from a reserve or a garrison, or lose 2 markets.
card-toltec-raid = Give 1 prisoner from a reserve or a garrison, or lose 2 garrisons.
card-decadence = Give 1 prisoner from a reserve or a garrison, or lose 1 ball court and 1 observatory.
card-volcanic-eruptions = Give 2 prisoners from a reserve or a garrison, or lose all your cities next to volcanoes.
card-tidal-wave = Give 2 prisoners from a reserve or a garrison, or lose all your cities on the seashore.

## Where points come from, and why the game is over

name-katun = prosperous Katun
name-cenotes = cenotes

## What happens

event-founded = { $seat } puts up a large pyramid at { $site }: a city is born.
# Said by what both games share: in Balam a garrison has one level only.
event-weakened = { $seat } loses a garrison level at { $place }.
event-marked = { $seat } places small pyramids: { $sites }.
event-unmarked = { $seat } takes back small pyramids: { $sites }.
event-engaged = { $seat } sends { $levels ->
        [one] one garrison
       *[other] { $levels } garrisons
    }.
event-armed = { $seat } { $amount ->
        [one] spends one obsidian
       *[other] spends { $amount } obsidian
    } at { $site }.
event-rolled = The dice roll: attack { $attack }, defence { $defence }{ $failures ->
        [0] { "" }
        [one] , one skull
       *[other] , { $failures } skulls
    }. { $damage ->
        [0] The city stands firm.
        [one] One point of damage!
       *[other] { $damage } points of damage!
    }
event-eclipse = The sun goes dark: Chaak will give no more.
event-clemency = Chaak is merciful: the rain brings 2 maize to every king.
event-wed = A princely wedding: { $giver } gives 1 { $wealth } to { $seat }.
event-worshipped = { $seat } throws 1 { $wealth } into the cenote at { $cenote } ({ $place }).
event-tallied = { $seat }: ceremonies { $ceremony }, cenotes { $cenotes }, Katun { $katun }, matches { $matches }, wealth { $wealth }. Total: { $points }, with { $cities ->
        [0] no city.
        [one] one city.
       *[other] { $cities } cities.
    }
name-asked-look = divination
name-asked-arm-attack = the obsidian of an attack
name-asked-arm-defence = the obsidian of a defence
name-asked-prosper = the gain of a prosperous Katun
name-asked-wed = a dowry
name-asked-worship = an offering to a cenote

## What you are asked

prompt-turn = { $wealth ->
        [0] Your sheet is empty: flip a Katun card{ $cards ->
            [one] , the last of the round.
           *[other] .
        }
       *[other] Your turn: build, attack or pass for 1 wealth, or flip { $cards ->
            [one] the last Katun card?
           *[other] one of the { $cards } Katun cards?
        }
    }
prompt-engage = How many garrisons attack, of { $levels }? The defence is { $defence }, without obsidian.
prompt-arm-attack = { $levels ->
        [one] One garrison
       *[other] { $levels } garrisons
    } against a defence of { $defence }: how much obsidian do you spend?
prompt-arm-defence = The enemy rolls { $levels ->
        [one] one die
       *[other] { $levels } dice
    }{ $spent ->
        [0] { "" }
       *[other] { " " }with { $spent } obsidian
    }; your defence is { $defence }. How much obsidian do you spend at { $site }?
prompt-lose-garrisons = { $failures ->
        [one] One skull
       *[other] { $failures } skulls
    }: which garrison do you lose?
prompt-look = { $left ->
        [one] You may look at one Katun card: which?
       *[other] You may look at { $left } Katun cards: which first?
    }
prompt-prosper = A prosperous Katun: one of the wealths on the card, or { $points } prestige points?
prompt-wed = A princely wedding: which dowry, and from which king?
prompt-worship = The cenote at { $cenote } awaits an offering: which, or none?
prompt-avert = “{ $card }”! Give { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } to ward off the catastrophe, or suffer it. Tokens that count: { $wealth }, from your reserves and garrisons; you have { $found }.

## Why it is refused

refusal-no-wealth = Your sheet is empty: you can only flip a card.
refusal-no-pyramid-left = You have no large pyramid left: 12 cities is the most.
refusal-too-few-marks = This market takes { $needed ->
        [one] one small pyramid
       *[other] { $needed } small pyramids
    }, { $left ->
        [0] and you have none left.
       *[other] and you have only { $left } left.
    }
refusal-too-many-levels = You have { $levels ->
        [one] only one garrison
       *[other] { $levels } garrisons
    } to send.
# Said by what both games share: in Balam no level costs anything.
refusal-levels-too-dear = So many garrisons cost { $price } wealth, and you have { $wealth }: that pays for { $levels }.
refusal-too-many-obsidians = { $most ->
        [0] There is no obsidian to spend here.
       *[other] At most { $most } obsidian here.
    }
refusal-lose-garrison = The skull takes a garrison at { $site }.
refusal-not-on-the-card = The card does not offer { part-of }.
refusal-no-such-dowry = { $seat } has no { part-of } to give.
refusal-own-dowry = A dowry comes from another king.
refusal-no-such-king = Only { $players } kings play.
refusal-cenote-out-of-reach = No open way leads from { $place } to this cenote.
refusal-not-from-there = Only tokens in your reserves and on your garrisons ward off a catastrophe, not on { $building }.
refusal-not-on-garrison = Only obsidian can be carried onto a garrison, no { part-of }.
refusal-has-enough = No more than 2 tokens fit into { $building } ({ $place }).

## Answers, for the terminal and plain buttons

verb-build = Build at { $site }
verb-engage = { $levels ->
        [one] One garrison
       *[other] { $levels } garrisons
    }
verb-spend = { $obsidians ->
        [0] No obsidian
       *[other] { $obsidians } obsidian
    }
verb-look = Look at card { $card }
verb-gain = Gain { $what ->
        [points] 2 prestige points
        [cacao] 1 cacao
        [shell] 1 shell
        [jade] 1 jade
        [obsidian] 1 obsidian
        [prisoner] 1 prisoner
       *[other] 1 { $what }
    }
verb-dowry = Take 1 { $wealth } from { $seat }

## Options of the table

option-board-meaning = Usually 30 tiles at random, with the sea in all four corners. A size gives a random board of that size, from 16 to 33 tiles; add the number of sea corners and the red-cross tiles if you like. Or lay the tiles yourself, row by row.
option-board-writing = A size, columns x rows, like 6x5; then, if you like, sea 0 to sea 4 for the corners in the sea, and red for the tiles with a red cross. Or your tiles, one row after the other from the north, parted by “;”, with the degrees they are turned: sea_3 cacao_1 maize_01 sea_4/90; maize_02…
option-board-5x4 = 5 by 4, 20 tiles at random
option-board-5x5 = 5 by 5, 25 tiles at random
option-matches-meaning = The number of ball matches that ends the game. Usually 2 with two kings, 3 with three, 4 with four: about ten rounds.
option-matches-default = As many matches as kings
option-matches-2 = 2 matches
option-matches-3 = 3 matches
option-matches-5 = 5 matches
option-control-count-meaning = Who closes a site to your tokens? Usually your small pyramids are compared with those of each enemy; otherwise with those of all enemies together.

## Why a board is not accepted: the end of the sentence problem-bad-option

bad-board-sea = { $tile } must lie in a corner, turned so that the sea is outside
bad-board-more-sea = { $columns } x { $rows } tiles need more sea tiles than { $sea }
bad-board-words = after the size come sea 0 to sea 4 and red, not “{ $words }”

## Scoring

score-katun = Prosperous Katuns
score-cenotes = Cenotes

## Sums of a turn: the words after the number

sum-mark = { $count ->
        [one] small pyramid placed
       *[other] small pyramids placed
    }
