# What is said under the pictures of the rules of Tzolk'in, and to those who do not see them.

figure-placing = A worker goes to the lowest free space of its gear. Here Yaxchilan 0 and 1 are taken, so space 2 it is, for 2 corn.
figure-placing-seen = The gear Yaxchilan with other workers on spaces 0, 1 and 4. Space 2 is offered, at the cost of 2 corn.

figure-gear = What a space gives is printed beside it. The jaguar on Palenque 4 may take 7 corn or 3 wood there, or pay 1 corn for each step back to a lower action: 1 for action 3, 2 for action 2.
figure-gear-seen = The gear Palenque with its actions around it: fishing on 1, then corn or wood from the jungle on 2 to 5, a free choice on 6 and 7. A jaguar worker stands on space 4, a quetzal worker on space 1.

figure-skulls = Slots 1, 4 and 8 of Chichen Itza hold a skull already: their actions are closed for the rest of the game. The jaguar on space 6 may leave its skull there for 8 points, a step on Kukulcan and a resource.
figure-skulls-seen = The gear Chichen Itza with nine skull slots around it, three of them filled. A jaguar worker stands on space 6.

figure-temples = The quetzal has the top of Chaac to itself; other steps are shared. In the middle of a period each temple gives the goods on your step and below; at its end, the points of your step alone, and the bonus above it to the highest.
figure-temples-seen = The three temples as stepped pyramids with their points. On Chaac the quetzal is at the top, the jaguar two steps below, the serpent at the bottom; on Quetzalcoatl the serpent leads, on Kukulcan the jaguar.

figure-technologies = Above the columns is what a paid advance costs. The jaguar has reached architecture 3 and has all three benefits; one more advance, for 1 resource, brings the dashed bonus: 3 points.
figure-technologies-seen = The four technology tracks with their benefits and costs. The jaguar is on level 2 of agriculture and level 3 of architecture.

figure-calendar = The arrow shows today; food days are the coloured teeth, green for goods and red for points. Here the second one comes tomorrow.
figure-calendar-seen = The great gear on day 13. The next tooth at the arrow is red: a feast for points tomorrow.

figure-food-day = On this food day the jaguar’s 4 workers need 8 corn, on the gears or not. With 5 it feeds two, keeps 1 corn and loses 6 points for the two left hungry. The serpent’s farm feeds one of its workers.
figure-food-day-seen = The jaguar’s board with 5 corn and a need of 8, and the forecast for everybody: who has enough corn and who is short.
