# The table of Das Gold der Maya: the words of the board itself.

gold-piece = piece
gold-the-piece = { $piece }
gold-piece-worth = { $value ->
        [one] Worth { $value } point in a complete disc
       *[other] Worth { $value } points in a complete disc
    }, size { $units } of 24.
gold-piece-back = On its back: { $back }.
gold-bag = Bag: { $count ->
        [0] empty
        [one] one piece
       *[other] { $count } pieces
    }
gold-pearls = { $pearls ->
        [0] no pearls
        [one] one pearl
       *[other] { $pearls } pearls
    }
gold-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gold-units = { $units } / { $full } units
gold-complete = Complete · { $points } pts
gold-disc = { $seat }’s base{ $base ->
        [0] { "" }
       *[other] { " " }{ $base }
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of 24: { $count ->
        [0] still empty.
       *[other] { $row }.
    }
gold-larger = Enlarge: { $seat }
gold-smaller = Make smaller: { $seat }
gold-stand-leads = { $points ->
        [one] In the lead, { $points } point
       *[other] In the lead, { $points } points
    }
gold-stand-whole = { $points ->
        [one] { $points } point once complete
       *[other] { $points } points once complete
    }
gold-stand-total = { $points ->
        [one] { $points } point, pearls included
       *[other] { $points } points, pearls included
    }
gold-others = The other bases
gold-mine = Your place

## The auction

gold-auction = Auction { $lot } of 30. On the stands, the first one in the light: { $pieces }. { $bag } in the bag, { $box } in the box.
gold-lots-left = { $count ->
        [one] last auction
       *[other] { $count } auctions left
    }
gold-place-quiet = screen up
gold-place-thinking = thinking…
gold-place-closed = fist closed
gold-place-mine = fist closed: { $pearls }
gold-place-open = { $pearls ->
        [0] empty hand
        [one] one pearl
       *[other] { $pearls } pearls
    }
gold-place-out = knocked out at { $pearls }
gold-place-won = wins the auction
gold-place-paid = gets the pearls
gold-pay-to = Pay { $to }

## Bidding

gold-bid-title = Your bid
gold-bid-take = Take a pearl
gold-bid-return = Put a pearl back
gold-bid-left = { $left ->
        [0] none left behind the screen
        [one] one behind the screen
       *[other] { $left } behind the screen
    }
gold-bid-held = { $bid ->
        [0] empty hand
        [one] one in hand
       *[other] { $bid } in hand
    }
gold-bid-number = Pearls in hand
gold-bid-less = One pearl less
gold-bid-more = One pearl more
gold-bid-commit = { $bid ->
        [0] Hold out an empty fist
        [one] Close your fist on one pearl
       *[other] Close your fist on { $bid } pearls
    }
gold-fist-closed = { $bid ->
        [0] Your fist is empty, and nobody knows.
        [one] One pearl in your fist.
       *[other] { $bid } pearls in your fist.
    }
gold-behind = { $pearls ->
        [0] no pearl behind the screen
        [one] one pearl behind the screen
       *[other] { $pearls } pearls behind the screen
    }
gold-others-arrange = { $seat } is studying { $piece }, back included.

## Paying, choosing a base

gold-payee-title = Who gets your pearls?
gold-bought = Yours: { $piece } (back: { $back }). Choose its base.
gold-choose-base = Base { $base }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    } of 24

## Laying out the base

# Here one lays and turns freely before handing all of it in: the rules count otherwise.
prompt-lay-out = Lay out your base as you like, then keep it.
gold-arrange-title = Lay out the base
gold-arrange-disc = Your base
gold-piece-on-ring = { $piece }, back: { $back }; place { $place } of { $of }. Arrows: move. F: turn over. Delete: throw away.
gold-piece-in-hand = In hand: { $piece }, back: { $back }. Enter: lay. F: turn over. Delete: throw away.
gold-piece-in-box = To be thrown away: { $piece }, back: { $back }. Enter: lay again. Delete: take back in hand.
gold-zone-hand = In hand
gold-zone-hand-count = { $count ->
        [0] Empty hand
        [one] In hand: drag it onto the base
       *[other] In hand: { $count } pieces to lay
    }
gold-zone-box = Box
gold-zone-box-count = { $count ->
        [0] Box: drop here what you throw away
        [one] One piece will be thrown away for good
       *[other] { $count } pieces will be thrown away for good
    }
gold-tools = The chosen piece
gold-tools-piece = { $piece }, back: { $back }
gold-tools-hint = Tap a piece, or drag it along the circle.
gold-tool-earlier = Move towards the beginning
gold-tool-later = Move towards the end
gold-tool-flip = Turn over
gold-tool-gap = Gap before
gold-tool-throw = Throw away
gold-tool-keep = Take back
gold-arrange-held = { $count ->
        [one] One piece is still in hand: lay it or throw it away.
       *[other] { $count } pieces are still in hand: lay them or throw them away.
    }
gold-arrange-refused = Two pieces do not go together yet.
gold-arrange-checking = One moment…
gold-arrange-sure = Once more to confirm.
gold-arrange-commit = { $thrown ->
        [0] Keep this base
        [one] Keep this base and throw away one piece
       *[other] Keep this base and throw away { $thrown } pieces
    }
gold-outlook-units = Units
gold-outlook-now = Points now
gold-outlook-whole = Complete, at least
gold-outlook-sum = { $one ->
        [1] { $value } + 10 + 10 = { $whole }
       *[other] { $value } + 10 = { $whole }
    }
gold-rule = Read rule { $clause }

## Reminder and end

gold-reminder-title = Reminder
gold-reminder = May touch: gold and silver, silver and bronze, bronze and jade, jade and stone, and two pieces of one material. Possible backs: the same pairs, and stone and gold.
gold-reminder-touch = may touch (and so may two alike)
gold-reminder-back = can be back to back
gold-box = Box: { $count ->
        [one] one piece out of the game
       *[other] { $count } pieces out of the game
    }
gold-box-lost = cancelled
gold-end = The screens come down: everybody’s pearls

## Looking back: here a round is an auction

points-title = Points, auction by auction
points-meaning = The points each had when an auction began; what only the end counts comes all at once. A click on an auction leads there.
points-round = Auction { $number }
points-at = By source, auction { $number } of { $last }
coach-entry = { $round ->
    [0] move { $number }
   *[other] auction { $round }, move { $number }
}
