# Das Gold der Maya: everything the game says to its players.
# Pieces carry their article: "a gold sixth". Sentences never begin with one.

game-title = Das Gold der Maya
game-pitch = Bid with a closed fist, pay whoever bid least, and close the finest disc in the city.

## Materials, sizes and pieces

name-gold = gold
name-silver = silver
name-bronze = bronze
name-jade = jade
name-stone = stone

name-eighth = eighth
name-sixth = sixth
name-quarter = quarter

name-gold-eighth = a gold eighth
name-gold-sixth = a gold sixth
name-gold-quarter = a gold quarter
name-silver-eighth = a silver eighth
name-silver-sixth = a silver sixth
name-silver-quarter = a silver quarter
name-bronze-eighth = a bronze eighth
name-bronze-sixth = a bronze sixth
name-bronze-quarter = a bronze quarter
name-jade-eighth = a jade eighth
name-jade-sixth = a jade sixth
name-jade-quarter = a jade quarter
name-stone-eighth = a stone eighth
name-stone-sixth = a stone sixth
name-stone-quarter = a stone quarter
name-gap = a gap

# Why a piece is lost (event-lost).
name-all-equal = everyone bid the same
name-no-unique = every bid has its double
name-only-zero = only an empty hand was left

# Why the game is over.
name-all-sold = all pieces have been auctioned

# What the others are asked (refusal-not-asked).
name-asked-bidding = a bid
name-asked-choose-payee = whom to pay
name-asked-lay-out = the layout of the base

## What happens

event-started = { $seat } opens the bag and draws the first three pieces.
event-drawn = { $seat } draws { $piece }: slot { $slot }{ $bag ->
        [0] .
       *[other] , { $bag } left in the bag.
    }
event-last-drawn = { $seat } tells everyone: that was the last piece in the bag.
event-auction = Auction { $lot } of 30: { $piece }.
event-committed = { $seat } holds out a fist.
event-opened = Hands open: { $bids }.
event-knocked-out = A tie at { $bid }: { $seats } knock each other out.
event-won = { $seat } takes { $piece } for { $bid ->
        [one] one pearl.
       *[other] { $bid } pearls.
    }
event-paid = { $seat } gives { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    } to { $to }.
event-lost = Auction cancelled ({ $reason }): { $piece } goes to the box, its back unseen.
event-back-seen = A secret look under { $piece }: { $back }.
event-base-chosen = You take your { $base ->
        [1] first
       *[other] second
    } base.
event-laid = You lay { $piece } (on the back: { $back }).
event-laid-out = { $seat } lays out { $base ->
        [2] the second base
       *[other] the base
    }: { $row }.
event-thrown-away = { $seat } throws away { $pieces } for good.
event-completed = { $seat } closes the circle{ $base ->
        [2] { " " }of the second base
       *[other] { "" }
    }: a complete disc, { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
event-ended = The hammer falls one last time: the sale is closed.
event-scored = { $seat }: { $discs } for discs, { $material } for a single material, { $pieces } for pieces, { $pearls } for pearls. Total: { $total }.
event-winners = Victory with { $total ->
        [one] { $total } point
       *[other] { $total } points
    }: { $seats }!

## What you are asked

prompt-bid = How many pearls for { $piece }? { $pearls ->
        [0] You have none left: hold out an empty fist.
        [one] You have just one left.
       *[other] You have { $pearls }.
    }
prompt-choose-payee = Who gets { $pearls ->
        [one] your pearl
       *[other] your { $pearls } pearls
    }? Your choice: { $seats }.
prompt-choose-base = Which base is it for: { $piece } (on the back: { $back })?
prompt-lay-out = Lay out your base: { $left ->
        [one] one piece still in hand
       *[other] { $left } pieces still in hand
    }, { $free ->
        [0] none of 24 units free.
        [one] one of 24 units free.
       *[other] { $free } of 24 units free.
    }
prompt-lay-out-all = { $units ->
        [24] All laid, and the circle is closed. Keep this disc?
       *[other] All laid: { $units } of 24 units. Keep this base?
    }

## Why it is refused

refusal-bid-too-high = A bid of { $bid } is too much: { $pearls ->
        [0] you have no pearls left.
        [one] you have only one pearl.
       *[other] you have only { $pearls } pearls.
    }
refusal-bid-in = Your fist is already out, and { $seats } must still bid. To change your mind, take your bid back first.
refusal-pay-self = You cannot pay yourself: choose someone else.
refusal-pay-not-lowest = { $to } bid { $bid }. Your pearls go to the lowest of the other bids: { $lowest }.
refusal-pay-nobody = Nobody sits at seat { $to } at this table.
refusal-other-back = The back of your piece is another: { $piece } with { $back } on the back.
refusal-not-in-hand = This piece is not in your hand: { $piece }.
refusal-other-base = This piece is on your other base, which stays as it is this turn: { $piece }.
refusal-too-long = No room for { $piece }: it takes { $units } units, { $free ->
        [0] and none is left.
        [one] and only one is left.
       *[other] and only { $free } are left.
    }
refusal-cannot-touch = You cannot lay { $piece } against { $neighbour }: their values differ by more than 1.
refusal-ends-cannot-touch = The circle closes and both ends touch: { $piece } against { $neighbour }, whose values differ by more than 1.
refusal-no-gaps = No gaps at this table: the pieces on a base make one unbroken row.
refusal-no-gap-first = A row cannot begin with a gap: lay a piece first.

## Answers, for the terminal and plain buttons

verb-bid = { $pearls ->
        [0] Empty fist
        [one] Bid one pearl
       *[other] Bid { $pearls } pearls
    }
verb-pay = Pay { $to }
verb-base = { $base ->
        [1] First base
       *[other] Second base
    }
verb-lay = Lay a { $face } { $size } (back: { $back })
verb-skip = Leave a gap, then lay a { $face } { $size } (back: { $back })
verb-stop = Finish and throw away the rest

## Options of the table

option-tied-lowest = Tied lowest bids
option-tied-lowest-meaning = Who gets the pearls when several players bid least? Normally the buyer chooses among them. Otherwise they drop out together and the lowest bid that stands alone is paid, as in the printed example.
option-tied-lowest-winner-chooses = The buyer chooses whom to pay
option-tied-lowest-eliminate = They knock each other out

option-contiguous-layout = Pieces on the base
option-contiguous-layout-meaning = Normally the pieces make one unbroken row. With gaps, pieces that are apart do not touch, so they need not match.
option-contiguous-layout-true = One unbroken row
option-contiguous-layout-false = Gaps allowed

option-variant-incomplete-scores = Incomplete discs
option-variant-incomplete-scores-meaning = Normally an unfinished disc scores nothing. In the variant each of its pieces scores its value; the awards of 10 points are still for complete discs.
option-variant-incomplete-scores-false = Worth nothing
option-variant-incomplete-scores-true = Their pieces count

## Scoring

score-discs = Complete discs
score-material = Single material
score-pieces = Pieces
score-pearls = Pearls

## The table in lines of text

picture-lot = Auction { $lot } of 30 · { $bag } in the bag · { $box } in the box
picture-pearls = { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    }
picture-bid = · bid { $pearls }
picture-fist = · fist closed
picture-hand = In hand:
picture-row = New row:

## Sums of a turn: the words after the number

sum-pearl = { $count ->
        [one] pearl
       *[other] pearls
    }
sum-piece = { $count ->
        [one] piece
       *[other] pieces
    }
sum-unit = { $count ->
        [one] twenty-fourth of a disc
       *[other] twenty-fourths of a disc
    }
sum-value = in value

## What an answer brings, what awaits, what would be lost

hint-bid = If the bid wins: { $pearls ->
        [0] no pearl to pay
        [one] −1 pearl
       *[other] −{ $pearls } pearls
    }, and { $left } left.
hint-leftover = { $pieces ->
        [one] 1 piece will be thrown away for good
       *[other] { $pieces } pieces will be thrown away for good
    }.
