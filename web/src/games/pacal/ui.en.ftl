# The table of Pacal's Rocket: the words of the board itself.

pr-city-keys = The city. Arrows: from cell to cell. Page down and Page up: from one choice to the next.
pr-cell = Cell { $cell }
pr-lake = lake
pr-cover = out of play
pr-cover-players = with { $count } players
pr-covered = under the forest, out of play
pr-district = { $district }, value { $value }
pr-by-river = by the river
pr-by-lake = by the lake
pr-pyramid = pyramid of { $height ->
        [one] one storey
       *[other] { $height } storeys
    } ({ $seat })
pr-rocket = rocket ({ $seat })
pr-inside = inside: { $seats }
pr-stones = stones: { $seats }
pr-storeys-of = { $seat }: { $count ->
        [one] 1 storey
       *[other] { $count } storeys
    }
pr-storeys-none = no storey yet

## Round and end

pr-die = The die shows: { $face }
pr-die-none = The die has not been rolled yet
pr-round = { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
pr-start = { $seat } begins
pr-end = { $round ->
        [yes] At { $threshold } points the round is the last.
       *[no] At { $threshold } points the game ends at once.
    }
pr-far = in the lead: { $best } of { $threshold }
pr-last-round = Last round! The final score was reached by { $seat }
pr-over = The game is over

## Players and count

pr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-has-stones = stones in supply: { $count }
pr-has-pyramids = pyramids in supply (number × storeys): { $list }
pr-has-tokens = energy tokens: { $list }
pr-forecast = If the game ended now
pr-counted = The count
pr-counts = Players and count
pr-outlook = What an answer brings
pr-total = Total
pr-districts = Districts, river and lake: storeys
pr-district-name = Place
pr-value = Val.
pr-leads = leads

## Answers

pr-answers = Your choices
pr-no-question = The dotted way is the last move. Point at a cell to read it.
pr-look-first = Point at a lit cell or a choice to see what it brings.
pr-touch-first = Touch a lit cell to try it, then confirm.
pr-many-cells = Every lit cell of the city is yours.
pr-all-builds = ← All that can be built
pr-group-straight = Straight · { $count ->
        [one] one stone
       *[other] { $count } stones
    }
pr-group-turning = With turns · { $count ->
        [one] one stone
       *[other] { $count } stones
    }
pr-group-stand = Free cells
pr-group-token = Energy token: anywhere, one stone
pr-group-rocket = A stone into…
pr-group-stone = Your stones
pr-group-build = Pyramids
pr-group-end = Finish
pr-own-rocket = Your rocket
pr-rocket-of = { $seat }
pr-gain-token = −{ $points } points at the end
pr-gain-allowance = { $count ->
        [0] no stone to put in
        [one] one stone to put in
       *[other] { $count } stones to put in
    }
pr-gain-lost = { $count ->
        [one] one point of the roll lost
       *[other] { $count } points of the roll lost
    }

## Small screens

pr-part-city = City
pr-part-players = Players
pr-part-count = Count

## Guide

pr-guide = Guide to the constellations
pr-guide-1 = a single stone
pr-guide-2 = two stones side by side
pr-guide-3 = three stones in line, equally far apart
pr-guide-4 = four stones in line, equally far apart
pr-guide-5 = four stones at the corners of a square
pr-guide-rule = Read the rule
