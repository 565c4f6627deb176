# Tzolk’in: everything the game says to its players.
# Tiles have titles and stand in quotation marks: “Sacred Ceiba”.
# Selectors see names, not ids: a gear is matched as [Palenque], a material as [stone].

game-title = Tzolk'in
game-pitch = Set your workers on turning gears, wait for their hour, and feed them when the food day comes.

## Materials

name-corn = corn
name-wood = wood
name-stone = stone
name-gold = gold
name-skull = crystal skull

## Gears, and the space beside them

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-hunger = hunger
name-first = the first player space
name-neutral = neutral worker

## Temples and technologies

name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulcan = Kukulcan

name-agriculture = agriculture
name-extraction = extraction
name-architecture = architecture
name-theology = theology

# How something is harvested: what event-harvested says of a player.
name-burn = burn
name-bare = bare
name-harvest-corn = takes a corn tile
name-harvest-wood = takes a wood tile
name-harvest-burn = burns the forest and takes the corn tile underneath
name-harvest-bare = harvests corn without a tile

# Why the game is over.
name-four-food-days = the fourth food day has been held

# What the others are asked (refusal-not-asked).
name-asked-choose-wealth = which wealth tiles to keep
name-asked-begin-turn = a turn
name-asked-place-more = another worker, or none
name-asked-pick-more = another worker to pick up, or none
name-asked-use-worker = the action of a worker
name-asked-harvest = what to harvest
name-asked-anger-gods = the temple to step down on
name-asked-climb-one = a temple to climb
name-asked-climb-two = two temples to climb
name-asked-pay-resources = which resources to pay
name-asked-take-resources = which resources to take
name-asked-advance = a technology
name-asked-free-advance = a technology
name-asked-build = what to build
name-asked-pay-building = which resource to save
name-asked-trade = dealings at the market
name-asked-trade-on = dealings at the market
name-asked-borrow-action = an action to borrow
name-asked-offering = an offering, or none
name-asked-choose-advance = one notch of the calendar or two

## Buildings of period 1

name-small-farm-a = Maize Garden
name-small-farm-b = Bean Garden
name-small-farm-c = Squash Garden
name-communal-farm-a = Raised Fields
name-communal-farm-b = Village Granary
name-tomb-of-brown-and-yellow = Tomb of Rain and Wind
name-tomb-of-brown-and-green = Tomb of Rain and Serpent
name-tomb-of-the-builder = Tomb of the Builder
name-agriculture-school = Sowers’ House
name-agriculture-school-with-stone = Millers’ House
name-extraction-school-with-corn = Quarry Kitchen
name-extraction-school-with-gold = Gold Washers’ House
name-architecture-shrine = Shrine of the Plumb Line
name-theology-shrine-with-green = Serpent Oracle

## Buildings of period 2

name-large-farm-a = Terraced Fields
name-large-farm-b = Canal Farm
name-large-farm-c = Royal Orchard
name-tomb-of-the-merchant = Tomb of the Merchant
name-tomb-of-the-worker = Tomb of the Foreman
name-tomb-of-the-ruler = Tomb of the King
name-tomb-of-the-free-action = Tomb of the Messenger
name-tomb-of-the-three-gods = Tomb of the Three Gods
name-academy-with-stone = Sculptors’ Academy
name-academy-with-gold = Goldsmiths’ Academy
name-academy-with-corn = Stewards’ Academy
name-academy-with-skull = Crystal Cutters’ Academy
name-great-shrine-of-brown = Great Shrine of Chaac
name-great-shrine-of-green = Great Shrine of Kukulcan
name-great-shrine-of-yellow = Great Shrine of Quetzalcoatl
name-shrine-of-the-architect = Shrine of the Architect
name-shrine-of-the-theologian = Shrine of the Seer
name-shrine-of-wisdom = Shrine of Wisdom

## Monuments

name-funerary = Great Necropolis
name-construction = Builders’ Pyramid
name-corn-harvest = Throne of the Maize God
name-wood-harvest = Sacred Ceiba
name-all-monuments = Great Plaza
name-civil = Council Palace
name-mastered-technologies = Observatory
name-technology-levels = House of Codices
name-workers = Great Ball Court
name-sacred = Sacred Cenote
name-temple-points = Altar of Offerings
name-temple-steps = Hieroglyphic Stairway
name-crystal-skulls = House of Crystal

## Wealth tiles

name-palenque-1 = Sower’s Gift
name-palenque-3 = Golden Ear
name-palenque-5 = Treasure in the Field
name-palenque-7 = Full Granary
name-yaxchilan-1 = Forester’s Blessing
name-yaxchilan-3 = Serpent’s Grove
name-yaxchilan-5 = Woodcutter’s Axe
name-yaxchilan-7 = River Raft
name-tikal-1 = Mason’s Prayer
name-tikal-3 = Share of the Quarry
name-tikal-5 = Architect’s Wages
name-tikal-7 = Porters’ Load
name-uxmal-1 = Rain Stone
name-uxmal-3 = Kitchen Garden
name-uxmal-5 = Extra Hands
name-uxmal-7 = Good Bargain
name-chichen-itza-0 = Pilgrim’s Find
name-chichen-itza-3 = Acolyte’s Altar
name-chichen-itza-5 = Laden Canoe
name-chichen-itza-7 = Priest’s Staff
name-chichen-itza-10 = Village Stores

## What buildings do

tile-small-farm-a = On food days, one of your workers eats for free.
tile-small-farm-b = On food days, one of your workers eats for free.
tile-small-farm-c = On food days, one of your workers eats for free.
tile-communal-farm-a = On food days, each of your workers eats 1 corn less.
tile-communal-farm-b = On food days, each of your workers eats 1 corn less.
tile-tomb-of-brown-and-yellow = Climb one step on Chaac and one on Quetzalcoatl.
tile-tomb-of-brown-and-green = Climb one step on Chaac and one on Kukulcan.
tile-tomb-of-the-builder = Climb one step on a temple of your choice; then you may build another building.
tile-agriculture-school = Advance one level in agriculture for free.
tile-agriculture-school-with-stone = Advance one level in agriculture for free and gain 1 stone.
tile-extraction-school-with-corn = Advance one level in extraction for free and gain 1 corn.
tile-extraction-school-with-gold = Advance one level in extraction for free and gain 1 gold.
tile-architecture-shrine = Advance one level in architecture for free.
tile-theology-shrine-with-green = Advance one level in theology for free and climb one step on Kukulcan.
tile-large-farm-a = On food days, three of your workers eat for free.
tile-large-farm-b = On food days, three of your workers eat for free.
tile-large-farm-c = On food days, three of your workers eat for free.
tile-tomb-of-the-merchant = Trade at the market if you like, and score 6 points.
tile-tomb-of-the-worker = Take one of your workers from the bank and score 6 points.
tile-tomb-of-the-ruler = Score 8 points.
tile-tomb-of-the-free-action = You may pay 1 corn for any action of Palenque, Yaxchilan, Tikal or Uxmal; score 2 points.
tile-tomb-of-the-three-gods = Climb one step on each temple and score 3 points.
tile-academy-with-stone = Advance one level for free in a technology of your choice and gain 1 stone.
tile-academy-with-gold = Advance one level for free in a technology of your choice and gain 1 gold.
tile-academy-with-corn = Advance one level for free in a technology of your choice and gain 6 corn.
tile-academy-with-skull = Advance one level for free in a technology of your choice and gain 1 crystal skull.
tile-great-shrine-of-brown = Climb two steps on Chaac and score 2 points.
tile-great-shrine-of-green = Climb two steps on Kukulcan and score 3 points.
tile-great-shrine-of-yellow = Climb two steps on Quetzalcoatl and score 4 points.
tile-shrine-of-the-architect = Advance one level in architecture for free and score 3 points.
tile-shrine-of-the-theologian = Advance one level in theology for free, and climb one step on Chaac and one on Kukulcan.
tile-shrine-of-wisdom = Advance two levels for free, in one technology or in two.

## What monuments are worth at the end

tile-funerary = 4 points for each funerary building or monument of yours, this one included.
tile-construction = 2 points for each building or monument of yours, this one included.
tile-corn-harvest = 4 points for each of your corn tiles.
tile-wood-harvest = 4 points for each of your wood tiles.
tile-all-monuments = For each monument anyone has built, this one included: 6 points with two players, 5 with three, 4 with four.
tile-civil = 4 points for each civil building or monument of yours, this one included.
tile-mastered-technologies = 9 points for one technology at level 3, 20 for two, 33 for three or four.
tile-technology-levels = 3 points for each technology level you have reached.
tile-workers = 6 points for four workers in play, 12 for five, 18 for six.
tile-sacred = 4 points for each sacred building or monument of yours, this one included.
tile-temple-points = The points of your step on all three temples, once more.
tile-temple-steps = 3 points for each step you have climbed above the start on your best temple.
tile-crystal-skulls = 3 points for each crystal skull on Chichen Itza, whoever put it there.

## What wealth tiles give

tile-palenque-1 = 3 corn, one step on Quetzalcoatl and one level in agriculture.
tile-palenque-3 = 5 corn, 1 gold and one step on Quetzalcoatl.
tile-palenque-5 = 1 stone, 1 gold and one level in agriculture.
tile-palenque-7 = 9 corn and 1 stone.
tile-yaxchilan-1 = 1 wood, one step on Kukulcan and one level in extraction.
tile-yaxchilan-3 = 2 corn, 2 wood and one step on Kukulcan.
tile-yaxchilan-5 = 4 corn, 1 wood and one level in extraction.
tile-yaxchilan-7 = 3 corn, 2 wood and 1 stone.
tile-tikal-1 = 2 corn, one step on Chaac and one level in architecture.
tile-tikal-3 = 6 corn and 2 stone.
tile-tikal-5 = 3 corn, 1 gold and one level in architecture.
tile-tikal-7 = 6 corn, 1 wood and 1 stone.
tile-uxmal-1 = 5 corn, 1 stone and one step on Chaac.
tile-uxmal-3 = 3 corn and 1 wood; on food days, one of your workers eats for free.
tile-uxmal-5 = A fourth worker from the start.
tile-uxmal-7 = 8 corn and 1 gold.
tile-chichen-itza-0 = 4 corn, 1 wood and 1 crystal skull.
tile-chichen-itza-3 = 5 corn, 1 stone and one level in theology.
tile-chichen-itza-5 = 4 corn and 3 wood.
tile-chichen-itza-7 = 2 corn, 2 wood and one level in theology.
tile-chichen-itza-10 = 7 corn and 2 wood.

## What the actions of the gears do

action-palenque-1 = fish for 3 corn
action-palenque-2 = harvest 4 corn
action-palenque-3 = harvest 5 corn or 2 wood
action-palenque-4 = harvest 7 corn or 3 wood
action-palenque-5 = harvest 9 corn or 4 wood
action-yaxchilan-1 = gain 1 wood
action-yaxchilan-2 = gain 1 stone and 1 corn
action-yaxchilan-3 = gain 1 gold and 2 corn
action-yaxchilan-4 = gain 1 crystal skull
action-yaxchilan-5 = gain 1 gold, 1 stone and 2 corn
action-tikal-1 = pay for one technology level
action-tikal-2 = build a building
action-tikal-3 = pay for one or two technology levels
action-tikal-4 = build one or two buildings, or a monument
action-tikal-5 = pay 1 resource, climb one step on two temples
action-uxmal-1 = pay 3 corn, climb one step on a temple
action-uxmal-2 = trade at the market
action-uxmal-3 = take a worker from the bank
action-uxmal-4 = build a building and pay in corn
action-uxmal-5 = pay 1 corn for any action, except at Chichen Itza
action-chichen-itza-1 = place a crystal skull for 4 points and one step on Chaac
action-chichen-itza-2 = place a crystal skull for 5 points and one step on Chaac
action-chichen-itza-3 = place a crystal skull for 6 points and one step on Chaac
action-chichen-itza-4 = place a crystal skull for 7 points and one step on Kukulcan
action-chichen-itza-5 = place a crystal skull for 8 points and one step on Kukulcan
action-chichen-itza-6 = place a crystal skull for 8 points, one step on Kukulcan and 1 resource
action-chichen-itza-7 = place a crystal skull for 10 points and one step on Quetzalcoatl
action-chichen-itza-8 = place a crystal skull for 11 points, one step on Quetzalcoatl and 1 resource
action-chichen-itza-9 = place a crystal skull for 13 points, one step on Quetzalcoatl and 1 resource

## What happens

event-started = { $seat } has the first player marker. Four wealth tiles each: keep two!
event-dealt = You are dealt “{ $tile }”.
event-neutral = A neutral worker settles on { $gear }{ $space ->
        [8] , off the numbered spaces.
       *[other] , space { $space }.
    }
event-kept = You keep “{ $tile }”.
event-chosen = { $seat } has chosen.
event-wealth = { $seat } shows “{ $tile }”.
event-round = { $tooth ->
        [0] The first round begins.
        [one] New round: the great gear has turned one notch.
       *[other] New round: the great gear has turned { $tooth } notches.
    }
event-turn = It is up to { $seat }.
event-placed = { $seat } places a worker on { $gear }, space { $space }.
event-placed-first = { $seat } places a worker on the first player space.
event-picked-up = { $seat } picks up a worker from { $gear }, space { $space }.
event-acted = { $seat } uses action { $action } of { $gear }.
event-gained = { $seat } gains { $amount } { $material ->
        [corn] corn
        [wood] wood
        [stone] stone
        [gold] gold
       *[other] { $amount ->
            [one] crystal skull
           *[other] crystal skulls
        }
    }.
event-paid = { $seat } pays { $amount } { $material ->
        [corn] corn
        [wood] wood
        [stone] stone
        [gold] gold
       *[other] { $amount ->
            [one] crystal skull
           *[other] crystal skulls
        }
    }.
event-scored = { $seat } scores { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $what }).
event-lost-points = { $seat } loses { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $what }).
event-harvested = { $seat } { $how } (fields of Palenque { $group }).
event-skull-placed = { $seat } places a crystal skull on Chichen Itza, action { $action }.
event-advanced = { $seat } reaches level { $level } in { $track }.
event-built = { $seat } builds “{ $tile }”.
event-raised = { $seat } raises a monument: “{ $tile }”!
event-revealed = New building on space { $space }: “{ $tile }”.
event-hired = { $seat } takes in one more worker.
event-climbed = { $seat } climbs one step on the temple of { $temple }.
event-stayed = { $seat } climbs no higher on the temple of { $temple }.
event-angered = { $seat } angers the gods: one step down on the temple of { $temple }.
event-turned-light = { $seat } reaches the top of a temple: the player board shows its light side again.
event-turned-dark = { $seat } hurries the calendar: the player board turns to its dark side.
event-food-day = { $day ->
        [1] First food day: workers eat, then the temples give their gifts.
        [2] Second food day, the end of period 1: workers eat, then the gods give points.
        [3] Third food day: workers eat, then the temples give their gifts.
       *[other] Fourth food day, the last one: workers eat, then the gods give points.
    }
event-fed = { $workers ->
        [0] { $hungry ->
            [0] { $seat } feeds everybody without spending any corn.
            [one] { $seat } feeds nobody, and one worker goes hungry.
           *[other] { $seat } feeds nobody, and { $hungry } workers go hungry.
        }
        [one] { $seat } feeds one worker { $corn ->
            [0] without spending any corn
           *[other] for { $corn } corn
        }{ $hungry ->
            [0] .
            [one] , and one goes hungry.
           *[other] , and { $hungry } go hungry.
        }
       *[other] { $seat } feeds { $workers } workers { $corn ->
            [0] without spending any corn
           *[other] for { $corn } corn
        }{ $hungry ->
            [0] .
            [one] , and one goes hungry.
           *[other] , and { $hungry } go hungry.
        }
    }
event-second-period = The age changes: the last buildings of period 1 go, those of period 2 arrive.
event-first-player = The first player marker goes to { $seat }.
event-calendar = { $notches ->
        [1] The gears turn one notch.
       *[other] The gears turn { $notches } notches at once!
    }
event-tooth-corn = Nobody stood on the first player space: one corn gathers on the teeth ({ $corn } there now).
event-came-home = The worker on the first player space comes home to { $seat }.
event-mastered = { $seat } has mastered { $track } already and takes its bonus.
event-ejected = { $gear } sends a worker back to { $seat }: it has ridden off the gear.
event-ended = The great gear has come full circle: final scoring!
event-tallied = { $seat } ends the game with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-winners = The game goes to { $seats }.
event-left-over = { $corn ->
        [0] { $seat } has neither corn nor resources left.
        [one] { $seat } has one corn left: a quarter point.
       *[other] { $seat } has { $corn } corn left, resources included: a quarter point each.
    }

## What you are asked

prompt-keep = { $left ->
        [one] Which second wealth tile do you keep?
       *[other] Keep { $left } of your wealth tiles. Which one first?
    }
prompt-begin-turn = Your turn: place workers, or pick some up?
prompt-place-more = Another worker? It costs { $surcharge } corn on top of the number of its space.
prompt-pick-more = Pick up another worker, or stop here?
prompt-use-worker = Your worker comes back from { $gear }, space { $space }: which action?
prompt-harvest = Palenque { $group }: what do you harvest?
prompt-anger-gods = The gods are angry: on which temple do you step down?
prompt-climb = Which temple do you climb?
prompt-climb-two = Climb one step on two different temples: which one first?
prompt-pay-resources = { $amount ->
        [one] Pay one resource: which one?
       *[other] { $amount } resources to pay: which one now?
    }
prompt-take-resources = { $amount ->
        [one] Take one resource: which one?
       *[other] Take { $amount } resources: which one first?
    }
prompt-advance = In which technology do you advance?
prompt-advance-again = A second technology level, or enough?
prompt-free-advance = One technology level for free: which technology?
prompt-build = Which building do you build?
prompt-build-more = One more building, or not?
prompt-build-or-raise = What do you build: one building, then perhaps a second, or a monument?
prompt-build-with-corn = Which building? Each resource of its cost is 2 corn.
prompt-waive = Architecture spares you one resource for “{ $tile }”: which one?
prompt-trade = The market: wood is worth 2 corn, stone 3, gold 4. Sell, buy, or leave?
prompt-trade-on = The market: wood is worth 2 corn, stone 3, gold 4. Buy more, or leave?
prompt-borrow-action = One action for 1 corn: which one?
prompt-offering = One resource for a step on a temple: make an offering?
prompt-choose-advance = Does the calendar turn one notch or two? Two turn your board to its dark side.

## Why it is refused

refusal-tile-not-yours = You cannot keep “{ $tile }”: choose among your tiles.
refusal-tile-kept-already = You have kept “{ $tile }” already: choose another tile.
refusal-begged-already = You have begged already this turn.
refusal-too-rich-to-beg = You have { $corn } corn: one begs with 2 or fewer.
refusal-at-the-bottom = You are on the bottom step of that temple.
refusal-another-temple = You have climbed { $temple } already: the second step is on another temple.
refusal-place-or-pick = In one turn you place workers or pick some up, never both.
refusal-no-worker-there = You have no worker there.
refusal-no-free-worker = You have no free worker left to place.
refusal-first-space-taken = There is a worker on the first player space already.
refusal-gear-full = { $gear } has no free space left.
refusal-too-little-corn = That takes { $cost } corn, and you have { $corn ->
        [0] none.
       *[other] { $corn }.
    }
refusal-other-gear = This worker comes back from { $gear }: it does an action of that gear or none.
refusal-action-too-high = Out of reach: this action is too high for space { $space }.
refusal-none-held = You have no { $material }.
refusal-gods-too-angry = You are at the bottom of all three temples: the gods will not let you burn the forest.
refusal-take-the-tile = A corn tile lies open here: take it.
refusal-needs-agriculture = Harvesting without a tile takes agriculture level 2; { $level ->
        [0] you have none.
       *[other] you have level { $level }.
    }
refusal-no-such-tile = There is no such tile to take in the fields of Palenque { $group }.
refusal-sell-first = You have bought already: nothing more is sold on this visit.
refusal-not-lent = Any action of Palenque, Yaxchilan or Tikal and actions 1 to 4 of Uxmal can be borrowed, no other.
refusal-not-in-the-cost = That resource is no part of the cost of “{ $tile }”.
refusal-waive-the-missing = For “{ $tile }” you lack { $material }: only that one can be saved.
refusal-not-on-offer = “{ $tile }” is not on offer.
refusal-nothing-to-keep = Architecture has nothing to keep back here.
refusal-group-empty = Nothing is left to harvest in group { $group } of the jungle.
refusal-slot-filled = A skull already lies on action { $action } of Chichen Itza: it can be done once a game.
refusal-no-skull = You have no crystal skull to place.
refusal-nothing-to-build = You can pay for nothing that is on offer.
refusal-no-resource = It costs one resource, and you have none.
refusal-no-advance = { $resources ->
        [0] Without resources
        [one] With one resource
       *[other] With { $resources } resources
    } no technology can be advanced.
refusal-building-too-dear = { $missing ->
        [one] You are one material short for “{ $tile }”.
       *[other] You are { $missing } materials short for “{ $tile }”.
    }
refusal-monument-needs-tikal = “{ $tile }” is a monument: only action 4 of Tikal can raise it.
refusal-buildings-begun = Action 4 of Tikal is for one monument or for buildings: “{ $tile }” cannot follow a building.
refusal-advance-too-dear = Advancing in { $track } takes { $cost ->
        [one] one resource
       *[other] { $cost } resources
    }, and you have { $resources ->
        [0] none.
       *[other] { $resources }.
    }

## Answers, for the terminal and plain buttons

verb-keep = Keep “{ $tile }”
verb-beg = Beg for corn, one step down on { $temple }
verb-place = Place a worker on { $gear }
verb-pick = Pick up the worker on { $gear }, space { $space }
verb-do = { $gear } { $action }: { $gear ->
        [Palenque] { $action ->
            [1] { action-palenque-1 }
            [2] { action-palenque-2 }
            [3] { action-palenque-3 }
            [4] { action-palenque-4 }
           *[5] { action-palenque-5 }
        }
        [Yaxchilan] { $action ->
            [1] { action-yaxchilan-1 }
            [2] { action-yaxchilan-2 }
            [3] { action-yaxchilan-3 }
            [4] { action-yaxchilan-4 }
           *[5] { action-yaxchilan-5 }
        }
        [Tikal] { $action ->
            [1] { action-tikal-1 }
            [2] { action-tikal-2 }
            [3] { action-tikal-3 }
            [4] { action-tikal-4 }
           *[5] { action-tikal-5 }
        }
        [Uxmal] { $action ->
            [1] { action-uxmal-1 }
            [2] { action-uxmal-2 }
            [3] { action-uxmal-3 }
            [4] { action-uxmal-4 }
           *[5] { action-uxmal-5 }
        }
       *[other] { $action ->
            [1] { action-chichen-itza-1 }
            [2] { action-chichen-itza-2 }
            [3] { action-chichen-itza-3 }
            [4] { action-chichen-itza-4 }
            [5] { action-chichen-itza-5 }
            [6] { action-chichen-itza-6 }
            [7] { action-chichen-itza-7 }
            [8] { action-chichen-itza-8 }
           *[9] { action-chichen-itza-9 }
        }
    }
verb-nothing = No action
verb-harvest = { $what ->
        [wood] Take a wood tile
        [burn] Burn the forest for the corn tile underneath
        [bare] Harvest corn without a tile
       *[other] Take a corn tile
    }
verb-anger = One step down on { $temple }
verb-climb = Climb { $temple }
verb-offer = Offer 1 resource to { $temple }
verb-pay = Pay 1 { $resource }
verb-take = Take 1 { $resource }
verb-waive = Spare 1 { $resource }
verb-sell = { $resource ->
        [wood] Sell 1 wood for 2 corn
        [stone] Sell 1 stone for 3 corn
       *[other] Sell 1 gold for 4 corn
    }
verb-buy = { $resource ->
        [wood] Buy 1 wood for 2 corn
        [stone] Buy 1 stone for 3 corn
       *[other] Buy 1 gold for 4 corn
    }
verb-advance = Advance in { $track }
verb-build = Build “{ $tile }”
verb-build-plain = Build “{ $tile }”, without architecture
# The same without architecture, which is kept for the second building.
verb-raise = Raise “{ $tile }”
verb-turn = { $notches ->
        [1] One notch
       *[other] Two notches, board to the dark side
    }
verb-done = That is all

## Scoring

score-temples = Temples
score-chichen-itza = Chichen Itza
score-buildings = Buildings
score-technologies = Technologies
score-hunger = Hunger
score-corn = Corn and resources
score-skulls = Crystal skulls
score-monuments = Monuments

## The table in lines of text

picture-calendar = Notch { $tooth } of 26 · { $day ->
        [5] all food days held
       *[other] next food day: { $day } of 4
    } · { $corn } corn on the teeth

## Sums of a turn: the words after the number

sum-skull = { $count ->
        [one] crystal skull
       *[other] crystal skulls
    }
sum-step = { $count ->
        [one] step
       *[other] steps
    }
sum-stone = { $count ->
       *[other] stone
    }
sum-worker = { $count ->
        [one] worker
       *[other] workers
    }
sum-due = { $count ->
        [one] resource of your choice
       *[other] resources of your choice
    }
sum-building = { $count ->
        [one] building
       *[other] buildings
    }
sum-monument = { $count ->
        [one] monument
       *[other] monuments
    }
sum-wealth-tile = { $count ->
        [one] wealth tile
       *[other] wealth tiles
    }
sum-corn-tile = { $count ->
        [one] corn tile
       *[other] corn tiles
    }
sum-wood-tile = { $count ->
        [one] wood tile
       *[other] wood tiles
    }
sum-free-worker = { $count ->
        [one] free worker
       *[other] free workers
    }
sum-double-turn = { $count ->
        [one] double advance of the calendar
       *[other] double advances of the calendar
    }
sum-step-chaac = { $count ->
        [one] step with { name-chaac }
       *[other] steps with { name-chaac }
    }
sum-step-quetzalcoatl = { $count ->
        [one] step with { name-quetzalcoatl }
       *[other] steps with { name-quetzalcoatl }
    }
sum-step-kukulcan = { $count ->
        [one] step with { name-kukulcan }
       *[other] steps with { name-kukulcan }
    }
sum-level-agriculture = { $count ->
        [one] level of { name-agriculture }
       *[other] levels of { name-agriculture }
    }
sum-level-extraction = { $count ->
        [one] level of { name-extraction }
       *[other] levels of { name-extraction }
    }
sum-level-architecture = { $count ->
        [one] level of { name-architecture }
       *[other] levels of { name-architecture }
    }
sum-level-theology = { $count ->
        [one] level of { name-theology }
       *[other] levels of { name-theology }
    }

## What an answer brings, what awaits, what would be lost

hint-idle = The worker comes back from { $gear } without doing anything.
hint-forgone-action = You give up an action you have a right to.
hint-forgone-building = You give up a building you have a right to.
hint-hunger = { $corn } corn short for the feast { $days ->
        [0] today
        [one] tomorrow
       *[other] in { $days } days
    }: { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }.
