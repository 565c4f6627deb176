# The tables of Balam and Dix-Huit Lapins: the words of the board itself.

ct-map = The map in round { $round }. Arrows move it once it is near, plus and minus zoom.
ct-cities = The cities
ct-lens = View of the map
ct-nearer = Nearer
ct-farther = Farther
ct-whole = Whole map
ct-site = Site { $site }
ct-city = City { $site }
ct-holds = On it: { $tokens }.
ct-nobodys = belongs to nobody
ct-city-of = city of { $seat }
ct-produces = Produces { $wealth }
ct-free-slots = { $count ->
        [one] 1 free slot
       *[other] { $count } free slots
    }
ct-free-slot = free slot
ct-slot = slot { $slot }
ct-answers-here = { $count } choices here

## Katun cards

ct-round = Round { $round }
ct-matches = Ball matches: { $played } of { $target }
ct-card = Card { $number }
ct-face-down = Face down
ct-seen-by = Seen by { $names }
ct-deck = Deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
ct-deck-known = On top of the deck, for your eyes only: { $cards }
ct-cards-hint = Point at a card to read it.
ct-cards-touch = Touch a card to read it.
ct-flipped = { $count ->
        [one] 1 card flipped so far
       *[other] { $count } cards flipped so far
    }
ct-eclipse = Eclipse: Chaak gives no more.

## Kings

ct-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
ct-city-count = { $count ->
        [0] no city
        [one] 1 city
       *[other] { $count } cities
    }
ct-first = opened the round
ct-first-short = 1st
ct-planned = distribution handed in

## What lies ahead

ct-forecast = If nothing changes
ct-forecast-match = Points of the next ball match
ct-forecast-looks = Cards to look at when next divining
ct-forecast-harvest = Tokens the villages will produce
ct-forecast-ceremony = Points of temples, at most
ct-forecast-taxes = Tokens of palaces, at most
ct-forecast-total = Total

## War

ct-war = War
ct-strength = strength { $count }
ct-defence = defence { $count }
ct-which-city = Which city?
ct-rolled = Dice: { $dice }. Attack { $attack }
ct-die-legend = Each die: nothing, one, two or three hits, or a skull that costs you a garrison.

## Answers

ct-answers = Your choices
ct-builder = What to build at { $site }
ct-slot-chosen = Slot { $slot } only · show all
ct-all-answers = All choices
ct-group-build = Build
ct-group-transform = Transform
ct-group-attack = Attack
ct-group-flip = Flip
ct-group-look = Look at
ct-group-main = Choices
ct-group-end = End
ct-no-question = The last move is dotted on the map.
ct-look-first = Point at a choice, or at what glows, to see what it costs.
ct-touch-first = Touch a choice to try it, then confirm.
ct-carry-drag = Drag a token to a temple, a palace or a reserve, or choose it first and then its place.
ct-carry-touch = Touch a token, then the place it goes to.
ct-blocking-markets = Markets that close it: { $places }.
ct-arrange = Arrange for me
ct-arrange-none = Nothing to add
ct-ledger = The plan so far
ct-ledger-taxes = Taxes
ct-ledger-points = Ceremonies
ct-ledger-lost = Lost
ct-to-pay = to pay
ct-left = left
ct-dice = { $count ->
        [0] no dice yet
        [one] 1 die
       *[other] { $count } dice
    }
ct-levels = { $count ->
        [one] 1 garrison level
       *[other] { $count } garrison levels
    }
ct-takes-damage = { $count ->
        [one] uses 1 point of damage
       *[other] uses { $count } points of damage
    }

## Small screens

ct-part-map = Map
ct-part-cards = Katun
ct-part-kings = Kings
