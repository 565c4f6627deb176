# Eighteen Rabbits: everything the game says to its players.
# Buildings carry their article: “a village”. Sentences never begin with one.

game-title = Eighteen Rabbits
game-pitch = Buy sites, hold the paths, and bring the most varied offerings to your temples.

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
name-garrison-2 = a level-2 garrison
name-palace = a palace
name-temple = a temple
name-reserve = a reserve
name-market = a market
name-observatory = an observatory
name-ball-court = a ball court

building-village = village
building-garrison = garrison
building-garrison-2 = level-2 garrison
building-palace = palace
building-temple = temple
building-reserve = reserve
building-market = market
building-observatory = observatory
building-ball-court = ball court

meaning-village = 1 slot, 1 wealth of any type. Produces 1 token a round.
meaning-garrison = 1 slot, 1 wealth of any type. Attacks and defends with one level.
meaning-garrison-2 = 1 slot, 1 wealth of any type and 1 obsidian, or 1 obsidian on a simple garrison. Attacks and defends with two levels.
meaning-palace = 2 adjacent slots, 2 wealth of any types. Collects up to 3 tokens a round for your king card.
meaning-temple = 2 adjacent slots, 2 wealth of any types. Sacrifices 1 to 6 tokens a round, all different, for 1, 3, 5, 7, 10 or 15 points.
meaning-reserve = 1 slot, 1 maize. Keeps 1 token from round to round, also against catastrophes.
meaning-market = 1 slot, 1 cacao. Puts a control token on each neighbouring available site.
meaning-observatory = 1 slot, 1 jade. Lets you look at a card before you flip one, for 1 wealth.
meaning-ball-court = 1 slot, 1 shell, one per city. Counts for ball matches.

## The board and the cards

name-land = land
name-forest = forest
name-deck = deck

# Titles of the Katun cards, in quotation marks in sentences; card-… says what they do.
name-favourable-maize = Favourable Katun (maize)
name-favourable-cacao = Favourable Katun (cacao)
name-favourable-shell = Favourable Katun (shell)
name-favourable-jade = Favourable Katun (jade)
name-favourable-obsidian = Favourable Katun (obsidian)
name-exceptional-maize = Exceptional Katun (maize)
name-exceptional-cacao = Exceptional Katun (cacao)
name-exceptional-shell = Exceptional Katun (shell)
name-exceptional-jade = Exceptional Katun (jade)
name-exceptional-obsidian = Exceptional Katun (obsidian)
name-distant-expedition = Distant expedition
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
card-exceptional-maize = Gain 2 maize.
card-exceptional-cacao = Gain 2 cacao.
card-exceptional-shell = Gain 2 shells.
card-exceptional-jade = Gain 2 jade.
card-exceptional-obsidian = Gain 2 obsidian.
card-distant-expedition = Gain 1 wealth of your choice.
card-cacao-feast = Every king gains 1 cacao.
card-ball-match = Whoever has the most ball courts scores 1 point per city; a tie is shared.
card-drought = Give 1 maize from a reserve, or lose 2 villages.
card-insurrection = Give 1 maize from a reserve, or lose 1 palace.
card-earthquake = Give 1 jade or 1 prisoner from a reserve, or lose 1 temple.
card-pochteca-competition = Give 1 cacao or 1 prisoner from a reserve, or lose 2 markets.
card-toltec-raid = Give 1 obsidian or 1 prisoner from a reserve, or lose 2 garrison levels.
card-decadence = Give 1 shell or 1 prisoner from a reserve, or else lose 1 ball court or 1 observatory.

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
event-founded = { $seat } puts up a stele at { $site }: a city is born.
event-raised = { $seat } builds { $building } at { $place }.
event-lost = { $seat } loses { $building } at { $place }.
event-weakened = { $seat } loses a level at { $place }: the garrison is a simple one again.
event-city-lost = No building is left at { $site }: { $seat } loses the city.
event-finished = { $seat } finishes work at { $site }.
event-marked = { $seat } places control tokens: { $sites }.
event-unmarked = { $seat } takes back control tokens: { $sites }.
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
event-engaged = { $seat } sends { $levels ->
        [one] one garrison level
       *[other] { $levels } garrison levels
    }.
event-rolled = The dice roll: attack { $attack }, defence { $defence }{ $failures ->
        [0] { "" }
        [one] , one failure
       *[other] , { $failures } failures
    }. { $damage ->
        [0] The city stands firm.
        [one] One point of damage!
       *[other] { $damage } points of damage!
    }
event-captured = { $seat } takes a prisoner, held at { $place }.
event-escaped = { $amount ->
        [one] One prisoner escapes
       *[other] { $amount } prisoners escape
    } { $seat }.
event-flipped = { $seat } flips card { $card }: “{ $face }”.
event-looked = { $seat } looks at card { $card } in secret.
event-saw = For your eyes only: card { $card } is “{ $face }”.
event-divined = { $seat } reads the stars: { $cards ->
        [one] one card to look at.
       *[other] { $cards } cards to look at.
    }
event-looked-deck = { $seat } looks in secret at card { $card } of the deck.
event-saw-deck = For your eyes only: card { $card } of the deck is “{ $face }”.
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
event-tallied = { $seat }: ceremonies { $ceremony }, matches { $matches }, wealth { $wealth }. Total: { $points }, with { $cities ->
        [0] no city.
        [one] one city.
       *[other] { $cities } cities.
    }
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
name-asked-observe = divination
name-asked-flip-one = a card to flip
name-asked-put-prisoners = where a prisoner goes

## What you are asked

prompt-turn = { $wealth ->
        [0] Your king card is empty: flip a Katun card{ $cards ->
            [one] , the last of the round.
           *[other] .
        }
       *[other] Your turn: build, transform, attack, pass for 1 wealth, or flip { $cards ->
            [one] the last Katun card?
           *[other] one of the { $cards } Katun cards?
        }
    }
prompt-build-on = What do you do at { $site }? So far { $owed } wealth of any type to pay, { $left ->
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
prompt-engage = How many levels attack, of { $levels } you can send? The defence is { $defence }. One wealth pays for two levels.
prompt-lose-garrisons = { $failures ->
        [one] One failure
       *[other] { $failures } failures
    }: which garrison loses a level?
prompt-deal-damage = { $damage ->
        [one] One point of damage
       *[other] { $damage } points of damage
    } at { $site }: what do you destroy?
prompt-conquer = { $site } is nobody’s now. Do you move in?
prompt-put-prisoners = { $prisoners ->
        [one] One prisoner
       *[other] { $prisoners } prisoners
    }: on which garrison?
prompt-observe = { $left ->
        [0] You have seen it all.
        [one] You may look at one more card: which?
       *[other] You may look at { $left } more cards: which first?
    }{ $deck ->
        [0] { "" }
        [one] { " " }The deck has one for you.
       *[other] { " " }The deck has { $deck } for you.
    }
prompt-flip-one = The stars have spoken: which card do you flip?
prompt-avert = “{ $card }”! Give { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } to ward off the catastrophe, or suffer it. Tokens that count: { $wealth }, from your reserves; you have { $found }.
prompt-lose-buildings = { $left ->
        [one] Which building do you lose?
       *[other] { $left } buildings to lose: which first?
    }
prompt-fill = The supply is running out, { $supply } left ({ $wealth }). Which city produces?
prompt-distribute = Distribute the wealth of your Mayas. What do you move?
prompt-carry = Where does this token go ({ $wealth }, { $place })?

## Why it is refused

refusal-no-site = There is no site here.
refusal-no-wealth = Your king card is empty: you can only flip a card.
refusal-card-gone = Card { $card } is face up already.
refusal-no-such-card = Only { $cards } cards lie out in a round.
refusal-not-your-city = { $site } is not a city of yours.
refusal-your-city = { $site } is yours already: transform the city instead.
refusal-site-taken = { $site } is a city: { $seat } owns it.
refusal-no-garrison = There is no garrison at { $site }.
refusal-no-enemy-near = No enemy city is next to yours at { $site }.
refusal-no-enemy-city = { $site } is not an enemy city.
refusal-not-near = { $site } and { $start } are not neighbours.
refusal-no-pyramid-left = You have no stele left: 12 cities is the most.
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
refusal-second-slot = { $place } is the second slot of { $building }: name the first, { $first }.
refusal-slot-taken = Slot { $place } is taken.
refusal-no-adjacent-slot = To build { $building } takes two free slots side by side.
refusal-one-per-city = This city has { $building } already: { $limit ->
        [one] one per city.
       *[other] { $limit } per city.
    }
refusal-no-tile-left = The supply has no tile left for { $building }.
refusal-too-few-marks = This market takes { $needed ->
        [one] one control token
       *[other] { $needed } control tokens
    }, { $left ->
        [0] and you have none left.
       *[other] and you have only { $left } left.
    }
refusal-needs-wealth = To build { $building } takes 1 { $wealth }, and you have none.
refusal-too-dear = To build { $building } takes { $cost } wealth; { $left ->
        [0] you have nothing left.
        [one] you have 1 token left.
       *[other] you have { $left } tokens left.
    }
refusal-none-held = You have no { part-of } to pay with.
refusal-none-in-supply = The supply has no { part-of } left.
refusal-too-many-levels = The city has { $levels ->
        [one] one garrison level only
       *[other] { $levels } garrison levels
    }.
refusal-levels-too-dear = So many levels cost { $price } wealth, and you have { $wealth }: that pays for { $levels }.
refusal-lose-garrison = The failure takes a garrison level at { $site }.
refusal-damage-left = { $damage ->
        [one] You have one point of damage left
       *[other] You have { $damage } points of damage left
    }, and something to destroy.
refusal-too-little-damage = To destroy { $building } takes { $needed } points of damage, and you have { $damage }.
refusal-only-the-emptied-site = Only { $site }, which you have just emptied, can be taken now.
refusal-no-room-for-prisoner = This garrison has no room for a prisoner.
refusal-seen-already = You know card { $card } already.
refusal-deck-not-in-sight = Your observatories reach no further into the deck.
refusal-no-observatory = You have no observatory.
refusal-does-not-avert = It does not take { $wealth } to ward off “{ $card }”.
refusal-not-from-there = Only tokens in your reserves ward off a catastrophe, not on { $building }.
refusal-no-part-payment = You have begun to pay: pay in full.
refusal-not-named = The card does not take { $building }.
refusal-no-bare-village = No village of yours is waiting for { part-of } here.
refusal-no-token-there = There is no token to take here.
refusal-not-your-token = This token does not belong to your Mayas.
refusal-no-use-there = A token is of no use to { $building } ({ $place }).
refusal-lies-there-already = The token lies at { $place } already: keep it there.
refusal-place-promised = Another token goes to { $place }: this one cannot stay there.
refusal-spoils-anyway = What stays at { $place } is lost at the end of the round: just keep it.
refusal-not-on-garrison = Nothing can be carried onto a garrison, not even { part-some }.
refusal-road-blocked = The way is closed at { $site }, in the hands of { $seats }.
refusal-roads-blocked = The way is closed at several places: { $sites }.
refusal-road-blocked-to-all = The way is closed at { $site }: it is open to nobody.
refusal-holds-token = There is a token at { $place } already ({ $building }).
refusal-has-enough = It is full at { $place } ({ $building }): no room for 1 { $wealth }.
refusal-plan-done = Your distribution is done. To change it, take your answer back first.
refusal-nothing-to-carry = Your Mayas have no token to distribute.

## Answers, for the terminal and plain buttons

verb-build = Build at { $site }
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
verb-engage = { $levels ->
        [one] One level
       *[other] { $levels } levels
    }
verb-flip = Flip card { $card }
verb-look = { $card ->
        [deck] Look at the next card of the deck
       *[other] Look at card { $card }
    }
verb-divine = Divination: pay 1 wealth and look at cards
verb-gain = Gain { $what ->
        [cacao] 1 cacao
        [shell] 1 shell
        [jade] 1 jade
        [obsidian] 1 obsidian
        [prisoner] 1 prisoner
       *[other] 1 { $what }
    }
verb-pay = Pay 1 { $wealth }
verb-raise = Build { $building } in slot { $slot }
verb-put = Put the prisoner in slot { $slot }
verb-pass = Pass
verb-keep = Leave it where it is
verb-drop = Give it up
verb-suffer = Suffer the catastrophe
verb-done = That is all

## Options of the table

option-board = Board
option-board-meaning = Usually 30 tiles at random. A size gives a random board of that size, drawn from all 40 tiles. Or lay the tiles yourself, row by row.
option-board-writing = A size, columns x rows, like 7x4. Or your tiles, one row after the other from the north, parted by “;”, with the degrees they are turned: maize_01 jade_1 forest_6/90 shell_1; maize_02…
option-board-number = { $count ->
    [one] 1 slot
   *[other] { $count } slots
}
option-board-default = The usual board
option-board-4x4 = 4 by 4, 16 tiles at random
option-board-6x4 = 6 by 4, 24 tiles at random
option-board-6x5 = 6 by 5, 30 tiles at random
option-board-8x5 = 8 by 5, 40 tiles at random

option-matches = Length
option-matches-meaning = The ball match that ends the game: usually the fourth.
option-matches-default = Usual length, 4 matches
option-matches-3 = 3 matches, a short game
option-matches-4 = 4 matches
option-matches-5 = 5 matches, a long game

option-control-count = Control of trade
option-control-count-meaning = Who closes an available site to your tokens? Usually your control tokens are compared with those of each enemy; otherwise with those of all enemies together.
option-control-count-strongest-single-enemy = King by king
option-control-count-sum-of-enemies = All enemies together

option-listed-59 = Katun deck
option-listed-59-meaning = The rules speak of 64 cards, but their list has only 59: five catastrophes are there three times instead of four.
option-listed-59-false = 64 cards
option-listed-59-true = 59 cards, as listed

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
bad-board-words = a random board is named by its size alone, such as 6x4, without “{ $words }”

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
sum-garrison-2 = { $count ->
        [one] level 2 garrison
       *[other] level 2 garrisons
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
sum-mark = { $count ->
        [one] control token placed
       *[other] control tokens placed
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
