# Balam and Dix-Huit Lapins: what both games say in the same words.
# Buildings carry their article: “a village”. Sentences never begin with one.

## Wealth

name-maize = maize
name-cacao = cacao
name-shell = shell
name-jade = jade
name-obsidian = obsidian
name-prisoner = prisoner

# Parts of sentences: “2 shells”, “no prisoners”.
part-amount = { $amount } { $wealth ->
        [shell] { $amount ->
            [one] shell
           *[other] shells
        }
        [prisoner] { $amount ->
            [one] prisoner
           *[other] prisoners
        }
       *[other] { $wealth }
    }
part-some = { $wealth ->
        [shell] shells
        [prisoner] prisoners
       *[other] { $wealth }
    }
part-of = { $wealth ->
        [shell] shells
        [prisoner] prisoners
       *[other] { $wealth }
    }

## Buildings

# With their article, for sentences; without, for labels (building-…).
name-village = a village
name-garrison = a garrison
name-palace = a palace
name-temple = a temple
name-reserve = a reserve
name-market = a market
name-observatory = an observatory
name-ball-court = a ball court

building-village = village
building-garrison = garrison
building-palace = palace
building-temple = temple
building-reserve = reserve
building-market = market
building-observatory = observatory
building-ball-court = ball court

meaning-village = 1 slot, 1 wealth of any type. Produces 1 token a round.
meaning-reserve = 1 slot, 1 maize. Keeps 1 token from round to round, also against catastrophes.

## The board and the cards

name-land = land
name-forest = forest
name-deck = deck
name-favourable-maize = Favourable Katun (maize)
name-favourable-cacao = Favourable Katun (cacao)
name-favourable-shell = Favourable Katun (shell)
name-favourable-jade = Favourable Katun (jade)
name-favourable-obsidian = Favourable Katun (obsidian)
name-cacao-feast = Cacao feast
name-ball-match = Ball match
name-drought = Drought
name-insurrection = Insurrection
name-earthquake = Earthquake
name-pochteca-competition = Pochteca competition
name-toltec-raid = Toltec raid
name-decadence = Decadence
card-favourable-maize = Gain 1 maize.
card-favourable-cacao = Gain 1 cacao.
card-favourable-shell = Gain 1 shell.
card-favourable-jade = Gain 1 jade.
card-favourable-obsidian = Gain 1 obsidian.
card-cacao-feast = Every king gains 1 cacao.

## Where points come from, and why the game is over

name-ceremony = ceremony
name-matches = ball match
name-wealth = king wealth
name-matches-played = the last ball match has been played

## What happens

event-round = Round { $round }: { $cards } Katun cards, face down. { $seat } goes first.
event-began = { $seat } sets to work at { $site }{ $price ->
        [0] .
        [one] , for 1 wealth.
       *[other] , for { $price } wealth.
    }
event-raised = { $seat } builds { $building } at { $place }.
event-lost = { $seat } loses { $building } at { $place }.
event-city-lost = No building is left at { $site }: { $seat } loses the city.
event-finished = { $seat } finishes work at { $site }.
event-gained = { $seat } gains { part-amount }.
event-paid = { $seat } pays { part-amount }.
event-ran-short = The supply does not suffice: { $seat } goes without { part-amount }.
event-scored = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $what }).
event-passed = { $seat } passes.
event-war = { $seat } goes to war from { $site }.
event-attacked = { $seat } attacks { $target }: { $enemy } must defend the city.
event-captured = { $seat } takes a prisoner, held at { $place }.
event-escaped = { $amount ->
        [one] One prisoner escapes
       *[other] { $amount } prisoners escape
    } { $seat }.
event-flipped = { $seat } flips card { $card }: “{ $face }”.
event-looked = { $seat } looks at card { $card } in secret.
event-saw = For your eyes only: card { $card } is “{ $face }”.
event-match = Ball match, the { $match ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }: the people crowd around the courts.
event-spared = “{ $card }”: { $seat } has nothing to lose.
event-averted = { $seat } gives 1 { $wealth } ({ $place }) to ward off the catastrophe.
event-produced = { $seat } produces { part-some }: { $places }.
event-distribution = Time to distribute: { $seats }.
event-planned = { $seat } is done distributing.
event-distributed = All plans are made: the carriers set out.
event-carried = { $seat } carries 1 { $wealth } into { $building } ({ $place } → { $to }).
event-given-up = { $seat } gives up 1 { $wealth } ({ $place }).
event-spoiled = { $seat } loses what is left lying: { $places }.
event-ended = { $matches ->
        [one] One match played
       *[other] { $matches } matches played
    }: time to count.
event-winners = Let the forest ring with it, the victory goes to { $seats }!

# What is asked of the others (refusal-not-asked).
name-asked-turn = a turn’s action
name-asked-build-on = the building of a city
name-asked-pay-any = a payment
name-asked-choose-target = the target of an attack
name-asked-engage = the strength of an attack
name-asked-lose-garrisons = which garrison is lost
name-asked-deal-damage = what is destroyed
name-asked-conquer = whether the emptied site is taken
name-asked-gain-one = a wealth of choice
name-asked-avert = whether a catastrophe is averted
name-asked-lose-buildings = which building is lost
name-asked-fill = which city produces
name-asked-distribute = the distribution

## What you are asked

prompt-build-on = What do you do at { $site }? { $owed ->
        [0] Nothing to pay so far
       *[other] So far { $owed } wealth of any type to pay
    }, { $left ->
        [0] and nothing left to spend.
        [one] and 1 token left to spend.
       *[other] and { $left } tokens left to spend.
    }
prompt-pay-any = { $amount ->
        [one] One wealth to pay: which?
       *[other] { $amount } wealth to pay: which first?
    }
prompt-gain-one = Your scouts are back: which wealth do they bring?
prompt-choose-target = Your garrisons stand ready at { $site }: which city do they attack?
prompt-deal-damage = { $damage ->
        [one] One point of damage
       *[other] { $damage } points of damage
    } at { $site }: what do you destroy?
prompt-conquer = { $site } is nobody’s now. Do you move in?
prompt-lose-buildings = { $left ->
        [one] Which building do you lose?
       *[other] { $left } buildings to lose: which first?
    }
prompt-fill = The supply is running out, { $supply } left ({ $wealth }). Which city produces?
prompt-distribute = Distribute the wealth of your Mayas. What do you move?
prompt-carry = Where does this token go ({ $wealth }, { $place })?

## Why it is refused

refusal-no-site = There is no site here.
refusal-card-gone = Card { $card } is face up already.
refusal-no-such-card = Only { $cards } cards lie out in a round.
refusal-not-your-city = { $site } is not a city of yours.
refusal-your-city = { $site } is yours already: transform the city instead.
refusal-site-taken = { $site } is a city: { $seat } owns it.
refusal-no-garrison = There is no garrison at { $site }.
refusal-no-enemy-near = No enemy city is next to yours at { $site }.
refusal-no-enemy-city = { $site } is not an enemy city.
refusal-not-near = { $site } and { $start } are not neighbours.
refusal-nothing-to-build = There is no building you could put up at { $site }.
refusal-site-too-dear = Moving in at { $site } takes { $price ->
        [0] a building you can pay
       *[other] { $price } wealth and a building you can pay
    }; { $wealth ->
        [0] you have nothing.
        [one] you have only 1 token.
       *[other] you have only { $wealth } tokens.
    }
refusal-nothing-changed = Build or remove at least one building before you finish.
refusal-just-built = You have just built this.
refusal-no-building = No building stands in this slot at { $site }.
refusal-no-such-slot = { $site } has only { $slots } slots.
refusal-second-slot = { $place } is the second slot of { $building }, which goes by its first: { $first }.
refusal-slot-taken = Slot { $place } is taken.
refusal-no-adjacent-slot = To build { $building } takes two free slots side by side.
refusal-one-per-city = This city has { $building } already: { $limit ->
        [one] one per city.
       *[other] { $limit } per city.
    }
refusal-no-tile-left = The supply has no tile left for { $building }.
refusal-needs-wealth = To build { $building } takes 1 { $wealth }, and you have none.
refusal-too-dear = To build { $building } takes { $cost } wealth; { $left ->
        [0] you have nothing left.
        [one] you have 1 token left.
       *[other] you have { $left } tokens left.
    }
refusal-none-held = You have no { part-of } to pay with.
refusal-none-in-supply = The supply has no { part-of } left.
refusal-damage-left = { $damage ->
        [one] You have one point of damage left
       *[other] You have { $damage } points of damage left
    }, and something to destroy.
refusal-too-little-damage = To destroy { $building } takes { $needed } points of damage, and you have { $damage }.
refusal-only-the-emptied-site = Only { $site }, which you have just emptied, can be taken now.
refusal-seen-already = You know card { $card } already.
refusal-not-your-token = This token does not belong to your Mayas.
refusal-does-not-avert = “{ $card }” is not warded off with this: { $wealth }.
refusal-no-part-payment = You have begun to pay: pay in full.
refusal-not-named = The card does not take { $building }.
refusal-no-bare-village = No village of yours is waiting for { part-of } here.
refusal-no-token-there = There is no token to take here.
refusal-no-use-there = A token is of no use to { $building } ({ $place }).
refusal-lies-there-already = The token lies at { $place } already: keep it there.
refusal-place-promised = Another token goes to { $place }: this one cannot stay there.
refusal-spoils-anyway = What stays at { $place } is lost at the end of the round: just keep it.
refusal-road-blocked = The way is closed at { $site }, in the hands of { $seats }.
refusal-roads-blocked = The way is closed at several places: { $sites }.
refusal-road-blocked-to-all = The way is closed at { $site }: it is open to nobody.
refusal-holds-token = There is a token at { $place } already ({ $building }).
refusal-plan-done = Your distribution is done, and { $seats } must still answer. To change it, take your answer back first.
refusal-nothing-to-carry = Your Mayas have no token to distribute. { $seats } must answer first.

## Answers, for the terminal and plain buttons

verb-transform = Transform { $site }
verb-attack = Attack from { $site }
verb-target = Attack { $site }
verb-fill = Produce at { $site }
verb-take = Take the token at { $place }
verb-to = Carry it to { $place }
verb-lose = Lose the building at { $place }
verb-offer = Give the token at { $place }
verb-remove = Remove the building in slot { $slot }
verb-destroy = Destroy the building in slot { $slot }
verb-flip = Flip card { $card }
verb-pay = Pay 1 { $wealth }
verb-raise = Build { $building } in slot { $slot }
verb-pass = Pass
verb-keep = Leave it where it is
verb-drop = Give it up
verb-suffer = Suffer the catastrophe
verb-done = That is all

## Answers told with their question, where the board does not show them

told-remove = Remove the building at { $site }.{ $slot }
told-destroy = Destroy the building at { $site }.{ $slot }
told-raise = Build { $building } at { $site }.{ $slot }

## Options of the table

option-board = Board
option-board-number = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
option-board-default = The usual board
option-board-6x5 = 6 by 5, 30 tiles at random

option-matches = Length
option-matches-4 = 4 matches

option-control-count = Control of trade
option-control-count-strongest-single-enemy = King by king
option-control-count-sum-of-enemies = All enemies together

## Why a board is not accepted: the end of the sentence problem-bad-option

bad-board-size = a board has sides of at least { $side } and { $fewest } to { $most } tiles, not { $columns } x { $rows }
bad-board-rectangle = row { $row } has { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    } and row 1 has { $first }, but a board is a rectangle, its rows parted by “;”
bad-board-no-tile = there is no tile “{ $tile }”; write a size like 6x5, or tiles out of { $tiles }
bad-board-turn = a tile is turned by 0, 90, 180 or 270 degrees, and { $tile } by “{ $degrees }”
bad-board-tile-twice = there is one of each tile, but { $tile } is laid twice
bad-board-sites = { $players } kings need { $needed } sites, this board has { $sites }
bad-board-network = the paths must join all sites in one network
bad-board-undrawable = no such board could be drawn for { $players } kings

## Scoring

score-ceremony = Ceremonies
score-matches = Ball matches
score-wealth = King wealth

## The table in lines of text

picture-round = Round { $round } · ball matches: { $matches } of { $target }

## Sums of a turn: the words after the number

sum-building = { $count ->
        [one] building
       *[other] buildings
    }
sum-cacao = { $count ->
       *[other] cacao
    }
sum-obsidian = { $count ->
       *[other] obsidian
    }
sum-prisoner = { $count ->
        [one] prisoner
       *[other] prisoners
    }
sum-shell = { $count ->
        [one] shell
       *[other] shells
    }
sum-due = { $count ->
        [one] good of any kind
       *[other] goods of any kind
    }
sum-city = { $count ->
        [one] city
       *[other] cities
    }
sum-village = { $count ->
        [one] village
       *[other] villages
    }
sum-garrison = { $count ->
        [one] garrison
       *[other] garrisons
    }
sum-palace = { $count ->
        [one] palace
       *[other] palaces
    }
sum-temple = { $count ->
        [one] temple
       *[other] temples
    }
sum-reserve = { $count ->
        [one] reserve
       *[other] reserves
    }
sum-market = { $count ->
        [one] market
       *[other] markets
    }
sum-observatory = { $count ->
        [one] observatory
       *[other] observatories
    }
sum-ball-court = { $count ->
        [one] ball court
       *[other] ball courts
    }
sum-token = { $count ->
        [one] token in the cities
       *[other] tokens in the cities
    }

## What an answer brings, what awaits, what would be lost

hint-attack = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $bonus ->
        [0] {""}
        [one] {" "}and 1 obsidian
       *[other] {" "}and { $bonus } obsidians
    } against a defence of { $defence }: { $damage } damage on average, { $hits }% to do some, { $losses }% to lose a garrison.
hint-forgone = { $price ->
        [one] The turn passes without an action, and costs 1 wealth
       *[other] The turn passes without an action, and costs { $price } wealth
    }.
hint-unclaimed = { $site } stays free, for any king.
hint-spoils = { $tokens ->
        [one] 1 token will be lost
       *[other] { $tokens } tokens will be lost
    }.
hint-suffered = { $buildings ->
        [one] 1 building lost
       *[other] { $buildings } buildings lost
    }, though { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } would ward it off.
