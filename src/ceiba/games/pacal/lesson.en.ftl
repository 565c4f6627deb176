# What is said in the lesson of Pacal's Rocket, and under the pictures of "In two minutes".

lesson-aim = Build pyramids in Pacal’s city. In a game of two, 45 points bring the end; then the city is counted once more.
lesson-district = Each district has a value. You score it when you build there first, or when your build gives you the most storeys there.
lesson-lifted = Your turn: your rocket takes off, and the stone it hid lies open. It stays there.
lesson-die = The die says how far you fly: 3 cells.
lesson-fly = Straight ahead you may then put in two stones. Fly to I4.
lesson-fly-elsewhere = You can: any straight line will do. The lesson goes on from the other cell, though.
lesson-turning = You can, but with turns you may put in one stone only, and none for the other rocket.
lesson-spending = You can: for an energy token you land on any free cell. But kept tokens are points at the end, and after it you put in one stone only.

lesson-own-stone = Put one stone into your own rocket. Nobody builds with it as long as it is hidden.
lesson-other-first = You can: the order does not matter.
lesson-no-stones = You can, but without stones there is nothing to build with later.
lesson-other-stone = And one into the other rocket: when that flies off, your stone stays behind.

lesson-pair = Now build: two of your stones side by side make a pyramid of two storeys. Three or four in a line, or a square, make taller ones.
lesson-build = Build two storeys on F4. The stones come back to you.
lesson-build-beside = You can: it is the same district and gives the same points. The lesson goes on from the other cell, though.
lesson-build-low = You can, but your two stones are good for two storeys, and storeys decide who owns a district.
lesson-build-nothing = You can, and your stones stay. But another may build here first and take the points.

lesson-first = The Palace was empty: 5 points at once. Your pyramid is now in everybody’s way.
lesson-left-behind = The other rocket flew off, and yours too: two of your stones lie side by side again.
lesson-fly-again = You rolled a 4. Fly straight to I8, next to the other rocket.
lesson-own-again = One stone into your own rocket.
lesson-other-again = And one into the other one, just beside.
lesson-majority = Here stands one storey of another. Build two on I4: then you have the most, and score 5.
lesson-build-level = You can, but one storey only draws level, and that scores nothing.

lesson-alone = From here you fly alone. First player with 45 points ends the game.
lesson-sun = A hint: when your rocket takes off, two of your stones lie side by side in the Temple of the Sun, where nobody has built. It is worth 6.
lesson-waters = And at the end storeys along the river and round the lake count too: 12 points for the most, 8 for the next.
lesson-help-move = Fly where your stones will make a pair or a line, best in a district nobody owns. Straight lines bring two stones.
lesson-help-stones = One into your own rocket, one into another’s: both stay where the rockets stand now.
lesson-help-build = Look at the points of each offer: first in a district, or most storeys, scores its value.
lesson-help-land = Any free cell: choose one that completes a pair or a line.

lesson-end-builds = Builds: the value of a district, each time you were first there or took the most storeys.
lesson-end-waters = River and lake: 12 points for the most storeys on their banks, 8 for the second.
lesson-end-districts = Districts once more: the value for the most storeys in each, 2 points for the second.
lesson-end-tokens = Each energy token you kept gives its number. Stones and rockets give nothing.

lesson-picture-aim = Pyramids in the districts of Palenque: who builds first in one, or takes the most storeys there, scores its value.
lesson-picture-turn = In your turn your rocket takes off and leaves its stones in sight, flies as far as the die says, takes in a stone or two, and you may build one pyramid.
lesson-picture-points = Your open stones make constellations: a pair is two storeys, three or four in a line three or four, a square five. Pyramids may stand in for stones.
lesson-picture-end = With enough points on the track, or a player’s last pyramid, the game ends. Then river, lake, every district and kept tokens are counted.
