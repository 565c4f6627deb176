# What is said in the lesson of Tzolk'in, and under the pictures of "In two minutes".

lesson-aim = The great gear turns one notch a round and drives the five others. When it has gone round once, most points win.
lesson-ride = This worker of yours rides on Palenque, the gear of corn. The further it rides, the better its action.
lesson-turn = In your turn you place workers or pick workers up. Never both.
lesson-place = Place one on Yaxchilan, the gear of materials: it takes the lowest free space, and space 0 is free of charge.
lesson-pick-too-soon = You can, and it brings 5 corn. But one round later it would be 7, and the feast comes only then.
lesson-first-space = You can: this space takes the corn that lies on the great gear, and lets you hurry the calendar. But no corn lies there yet.
lesson-place-elsewhere = You can: every gear has gifts of its own. But for what we want to build you need a stone from Yaxchilan.

lesson-second = The second worker of a turn costs 1 corn more, a third one 2. Place one on Tikal, the gear of builders.
lesson-idle-worker = You can, but a worker that stays beside the gears brings nothing.
lesson-not-tikal = You can. But without a worker on Tikal you will not build two rounds from now.

lesson-turned = The great gear has turned: every worker stands one space further. And this round ends with a feast.
lesson-hunger = Each worker eats 2 corn at a feast, and each hungry one costs you 3 points. You have three workers and 3 corn.
lesson-pick = So fetch corn: pick up your worker on Palenque.
lesson-pick-unripe = You can, but on space 1 a worker brings little: one round more, and it brings more.
lesson-act = A worker does the action of its space, or a lower one for 1 corn a step. Take the one of space 4.
lesson-no-harvest = You can, but then the ride was in vain, and the feast finds you 3 corn short.
lesson-lower-action = You can, but a lower action brings less and costs corn besides.
lesson-corn = Corn or wood? You need the 7 corn.
lesson-wood-instead = You can, but nobody eats wood: at the feast two workers go hungry, and you lose 6 points.
lesson-burning = You can: burning the wood shows the corn under it, but angers a god: one step down on a temple. Here corn lies open anyway.
lesson-ride-on = You might pick up the others, too. But they get better: let them ride on and end your turn.

lesson-feast = The feast: 6 corn for three workers, and nobody was hungry.
lesson-gods = And the gods gave: your step on Chaac brought you a stone. The last feast gives points instead.
lesson-stone = Now you need a second stone. Pick up your worker on Yaxchilan.
lesson-stone-first = You can, but fetch the stone first: with two stones you can build something finer.
lesson-not-both = You can, but whoever places cannot pick up, and your two workers are just right now.
lesson-take-stone = Space 2: a stone, and a corn with it.
lesson-no-stone = You can, but without the second stone you cannot pay for the shrine.
lesson-pick-builder = Pick up the next one in the same turn: the worker on Tikal.
lesson-no-builder = You can. Then nothing is built in this round.
lesson-build = Space 2 builds one building: you pay once, and have what it gives.
lesson-technology = You can: a technology makes an action better for the rest of the game. But little of it is left.
lesson-shrine = The Great Shrine of Chaac: for two stones, two steps up on Chaac and 2 points.
lesson-farm = You can: the fields feed three workers at the last feast, and save you 6 corn. The shrine brings more points.

lesson-chaac = At the last feast your step on Chaac is worth 6 points, and 2 more if nobody stands higher.
lesson-skull = Chichen Itza gives points for a crystal skull: the longer the ride, the more. You have a skull: place a worker.
lesson-teeth-corn = You can: all the corn on the great gear comes to you at the end of your turn.
lesson-not-chichen = You can. But your skull brings most at Chichen Itza, and each round of riding counts.
lesson-last-corn = And one for the last feast: Palenque, for 1 corn.
lesson-no-last-corn = You can. Only remember the last feast: three workers eat 6 corn.
lesson-thrift = Keep the rest of your corn: end your turn.
lesson-third-worker = You can, but the third worker of a turn costs 2 corn more, and the feast is near.

lesson-alone = Four rounds are left, the last one with a feast. They are yours.
lesson-plan = In the last round your worker here will be on space 4: 7 points for the skull. Do not forget to pick it up.
lesson-help-turn = Ask two things: who is far enough to be picked up? And have I 2 corn for each worker at the feast?
lesson-help-place = Each further worker costs one corn more. A worker placed late does not ride far any more.
lesson-help-pick = You may pick up several workers in one turn, one after the other.
lesson-help-action = The action of the space is the best of those below it. Lower ones cost 1 corn a step.

lesson-end-temples = Temples: the points of your step on each at the second and the fourth feast, and a gift for whoever stands highest.
lesson-end-buildings = Buildings gave their points at once, Chichen Itza too. Monuments would count now.
lesson-end-skulls = Each crystal skull you still have is 3 points.
lesson-end-corn = Wood, stone and gold become 2, 3 and 4 corn; four corn are a point.
lesson-end-hunger = Each worker that went hungry cost 3 points.

lesson-picture-aim = One great gear drives five others. Workers ride on them, and the longer they ride, the better what they bring: corn, materials, buildings, favours of the gods, points.
lesson-picture-turn = In your turn you either place workers, for corn, or pick some up and do their actions. Then the great gear turns one notch.
lesson-picture-points = Points come from temples, buildings and monuments, and from crystal skulls at Chichen Itza.
lesson-picture-end = On four feasts each worker eats 2 corn, and each hungry one costs 3 points. The fourth feast ends the game.
