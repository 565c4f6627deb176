# The table of Tzolk’in: the words of the board itself.

tz-gears = The gears on day { $day }
tz-space = { $gear }, space { $space }
tz-nobody = nobody
tz-any-action = any action of this gear, at no extra corn
tz-fields = Fields of Palenque { $action }: { $corn ->
        [0] no corn left
        [one] one corn tile
       *[other] { $corn } corn tiles
    }, { $wood ->
        [0] none under wood
        [one] one under wood
       *[other] { $wood } under wood
    }.
tz-day = Day
tz-today = feast!
tz-in-days = { $days ->
        [one] tomorrow
       *[other] in { $days } d
    }
tz-days-ahead = { $days ->
        [0] today
        [one] in 1 day
       *[other] in { $days } days
    }
tz-first-space = First player space, { $corn ->
        [0] no corn on the teeth
       *[other] { $corn } corn on the teeth
    }{ $taken ->
        [yes] , taken by { $seat }
       *[no] , free
    }
tz-first-player = First player: { $seat }
tz-first-marker = First player

## Temples and technologies

tz-temples = The three temples
tz-temple = { $temple }. Points: { $steps }
tz-step = { $temple }, step { $number } of { $of }
tz-step-points = { $points ->
        [one] { $points } point at the end of a period.
       *[other] { $points } points at the end of a period.
    }
tz-step-gift = In the middle of a period: { $gift }, for whoever is here or higher.
tz-step-here = Here: { $names }.
tz-technologies = The technologies
tz-track = { $track }. Levels: { $levels }
tz-tech-agriculture-1 = +1 corn whenever you harvest corn (Palenque 2 to 5).
tz-tech-agriculture-2 = Harvest corn even with no tile uncovered; +1 corn when fishing.
tz-tech-agriculture-3 = +2 corn more whenever you harvest corn.
tz-tech-agriculture-4 = Beyond: one step on a temple of your choice.
tz-tech-extraction-1 = +1 wood whenever you take wood at Palenque or Yaxchilan 1.
tz-tech-extraction-2 = +1 stone at Yaxchilan 2 and 5.
tz-tech-extraction-3 = +1 gold at Yaxchilan 3 and 5.
tz-tech-extraction-4 = Beyond: 2 resources of your choice.
tz-tech-architecture-1 = +1 corn when you build a building.
tz-tech-architecture-2 = +2 points when you build a building.
tz-tech-architecture-3 = One resource less for a building (2 corn less at Uxmal).
tz-tech-architecture-4 = Beyond: 3 points.
tz-tech-theology-1 = At Chichen Itza you may do the next action.
tz-tech-theology-2 = After a Chichen Itza action: 1 resource for one step.
tz-tech-theology-3 = +1 crystal skull at Yaxchilan 4.
tz-tech-theology-4 = Beyond: 1 crystal skull.

## Tiles

tz-tiles = Buildings and monuments
tz-buildings = Buildings · period { $period }
tz-monuments = Monuments
tz-no-monuments = All monuments have been raised.
tz-pile = { $count ->
        [0] pile empty
       *[other] { $count } in the pile
    }
tz-empty = Empty space
tz-reference = All tiles
tz-sheet-1 = Period 1
tz-sheet-2 = Period 2
tz-sheet-monuments = Monuments
tz-sheet-wealth = Wealth
tz-on-offer = on offer
tz-kind-building = { $type } building · period { $period }
tz-kind-monument = { $type } monument · counted at the end
tz-kind-wealth = Wealth tile
tz-type-farm = Farm
tz-type-funerary = Funerary
tz-type-civil = Civil
tz-type-sacred = Sacred
tz-cost = Cost
tz-wealth-title = Your starting wealth: keep two

## Players

tz-player = Board of { $seat }
tz-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tz-light = Light side: a double advance is possible
tz-dark = Dark side: the double advance has been used
tz-workers = { $free ->
        [0] no free worker
        [one] one free worker
       *[other] { $free } free workers
    }, { $bank } in the bank
tz-worker-of = Worker: { $seat }
tz-none-free = none free
tz-feeding = { $short ->
        [0] { $need } corn to feed
       *[other] { $need } corn · { $short } short
    }
tz-owned = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
tz-harvest-tiles = harvest tiles: corn and wood
tz-harvest-of = Harvest tiles: { $corn } of corn, { $wood } of wood

## Forecast

tz-forecast = Forecast
tz-forecast-now = today
tz-today-short = today
tz-ahead-short = +{ $days } d
tz-day-back = One day less
tz-day-on = One day more
tz-food-rewards = { $days ->
        [0] Feast today: goods
        [one] Feast tomorrow: goods
       *[other] Feast in { $days } days: goods
    }
tz-food-points = { $days ->
        [0] Feast today: points
        [one] Feast tomorrow: points
       *[other] Feast in { $days } days: points
    }
tz-feeding-of = { $seat }: { $need } corn to feed, { $corn } in hand
tz-short = { $short } short
tz-enough = enough

## Answers

tz-answers = Your choices
tz-no-question = The last move is ringed with dots. Turn the forecast to look ahead.
tz-look-first = Point at a choice to see what it changes.
tz-touch-first = Tap a choice to try it, then confirm.
tz-group-main = Choices
tz-group-beg = Beg
tz-group-end = End
tz-do-keep = { $tile }
tz-do-beg = { $temple }
tz-do-place = { $gear } { $space }
tz-do-first = First player
tz-do-pick = Pick up { $gear } { $space }
tz-do-do = { $gear } { $action }
tz-do-nothing = No action
tz-do-harvest-corn = Corn tile
tz-do-harvest-wood = Wood tile
tz-do-harvest-burn = Burn
tz-do-harvest-bare = Without a tile
tz-do-anger = Down: { $temple }
tz-do-climb = Up: { $temple }
tz-do-offer = Offering: { $temple }
tz-do-pay = Pay { $resource }
tz-do-take = Take { $resource }
tz-do-waive = Save { $resource }
tz-do-sell = Sell { $resource }
tz-do-buy = Buy { $resource }
tz-do-advance = { $track }
tz-do-build = { $tile }
tz-do-build-plain = { $tile }, without architecture
tz-do-raise = { $tile }
tz-do-turn = { $notches ->
        [1] One notch
       *[other] Two notches
    }
tz-do-done = That’s all

## Small screens

tz-part-gears = Gears
tz-part-temples = Temples
tz-part-tiles = Tiles
tz-part-players = Players
tz-zoom = Show
