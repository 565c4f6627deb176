# Eighteen Rabbits: what the game says to its players. What both games of cities say in the same words
# is in cities/text.en.ftl.

game-family = cities
game-title = Eighteen Rabbits
game-pitch = Buy sites, hold the paths, and bring the most varied offerings to your temples.

## Buildings

name-garrison-2 = a level-2 garrison
building-garrison-2 = level-2 garrison
meaning-garrison = 1 slot, 1 wealth of any type. Attacks and defends with one level.
meaning-garrison-2 = 1 slot, 1 wealth of any type and 1 obsidian, or 1 obsidian on a simple garrison. Attacks and defends with two levels.
meaning-palace = 2 adjacent slots, 2 wealth of any types. Collects up to 3 tokens a round for your king card.
meaning-temple = 2 adjacent slots, 2 wealth of any types. Sacrifices 1 to 6 tokens a round, all different, for 1, 3, 5, 7, 10 or 15 points.
meaning-market = 1 slot, 1 cacao. Puts a control token on each neighbouring available site.
meaning-observatory = 1 slot, 1 jade. Lets you look at a card before you flip one, for 1 wealth.
meaning-ball-court = 1 slot, 1 shell, one per city. Counts for ball matches.

## The board and the cards

name-exceptional-maize = Exceptional Katun (maize)
name-exceptional-cacao = Exceptional Katun (cacao)
name-exceptional-shell = Exceptional Katun (shell)
name-exceptional-jade = Exceptional Katun (jade)
name-exceptional-obsidian = Exceptional Katun (obsidian)
name-distant-expedition = Distant expedition
card-exceptional-maize = Gain 2 maize.
card-exceptional-cacao = Gain 2 cacao.
card-exceptional-shell = Gain 2 shells.
card-exceptional-jade = Gain 2 jade.
card-exceptional-obsidian = Gain 2 obsidian.
card-distant-expedition = Gain 1 wealth of your choice.
card-ball-match = Whoever has the most ball courts scores 1 point per city; a tie is shared.
card-drought = Give 1 maize from a reserve, or lose 2 villages.
card-insurrection = Give 1 maize from a reserve, or lose 1 palace.
card-earthquake = Give 1 jade or 1 prisoner from a reserve, or lose 1 temple.
card-pochteca-competition = Give 1 cacao or 1 prisoner from a reserve, or lose 2 markets.
card-toltec-raid = Give 1 obsidian or 1 prisoner from a reserve, or lose 2 garrison levels.
card-decadence = Give 1 shell or 1 prisoner from a reserve, or else lose 1 ball court or 1 observatory.

## What happens

event-founded = { $seat } puts up a stele at { $site }: a city is born.
event-weakened = { $seat } loses a level at { $place }: the garrison is a simple one again.
event-marked = { $seat } places control tokens: { $sites }.
event-unmarked = { $seat } takes back control tokens: { $sites }.
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
event-divined = { $seat } reads the stars: { $cards ->
        [one] one card to look at.
       *[other] { $cards } cards to look at.
    }
event-looked-deck = { $seat } looks in secret at card { $card } of the deck.
event-saw-deck = For your eyes only: card { $card } of the deck is “{ $face }”.
event-tallied = { $seat }: ceremonies { $ceremony }, matches { $matches }, wealth { $wealth }. Total: { $points }, with { $cities ->
        [0] no city.
        [one] one city.
       *[other] { $cities } cities.
    }
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
prompt-engage = How many levels attack, of { $levels } you can send? The defence is { $defence }. One wealth pays for two levels.
prompt-lose-garrisons = { $failures ->
        [one] One failure
       *[other] { $failures } failures
    }: which garrison loses a level?
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

## Why it is refused

refusal-no-wealth = Your king card is empty: you can only flip a card.
refusal-no-pyramid-left = You have no stele left: 12 cities is the most.
refusal-too-few-marks = This market takes { $needed ->
        [one] one control token
       *[other] { $needed } control tokens
    }, { $left ->
        [0] and you have none left.
       *[other] and you have only { $left } left.
    }
refusal-too-many-levels = The city has { $levels ->
        [one] one garrison level only
       *[other] { $levels } garrison levels
    }.
refusal-levels-too-dear = So many levels cost { $price } wealth, and you have { $wealth }: that pays for { $levels }.
refusal-lose-garrison = The failure takes a garrison level at { $site }.
refusal-no-room-for-prisoner = This garrison has no room for a prisoner.
refusal-deck-not-in-sight = Your observatories reach no further into the deck.
refusal-no-observatory = You have no observatory.
refusal-not-from-there = Only tokens in your reserves ward off a catastrophe, not on { $building }.
refusal-not-on-garrison = Nothing can be carried onto a garrison, not even { part-some }.
refusal-has-enough = It is full at { $place } ({ $building }): no room for 1 { $wealth }.

## Answers, for the terminal and plain buttons

verb-build = Build at { $site }
verb-engage = { $levels ->
        [one] One level
       *[other] { $levels } levels
    }
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
verb-put = Put the prisoner in slot { $slot }

## Options of the table

option-board-meaning = Usually 30 tiles at random. A size gives a random board of that size, drawn from all 40 tiles. Or lay the tiles yourself, row by row.
option-board-writing = A size, columns x rows, like 7x4. Or your tiles, one row after the other from the north, parted by “;”, with the degrees they are turned: maize_01 jade_1 forest_6/90 shell_1; maize_02…
option-board-4x4 = 4 by 4, 16 tiles at random
option-board-6x4 = 6 by 4, 24 tiles at random
option-board-8x5 = 8 by 5, 40 tiles at random
option-matches-meaning = The ball match that ends the game: usually the fourth.
option-matches-default = Usual length, 4 matches
option-matches-3 = 3 matches, a short game
option-matches-5 = 5 matches, a long game
option-control-count-meaning = Who closes an available site to your tokens? Usually your control tokens are compared with those of each enemy; otherwise with those of all enemies together.

option-listed-59 = Katun deck
option-listed-59-meaning = The rules speak of 64 cards, but their list has only 59: five catastrophes are there three times instead of four.
option-listed-59-false = 64 cards
option-listed-59-true = 59 cards, as listed

## Why a board is not accepted: the end of the sentence problem-bad-option

bad-board-words = a random board is named by its size alone, such as 6x4, without “{ $words }”

## Sums of a turn: the words after the number

sum-garrison-2 = { $count ->
        [one] level 2 garrison
       *[other] level 2 garrisons
    }
sum-mark = { $count ->
        [one] control token placed
       *[other] control tokens placed
    }
