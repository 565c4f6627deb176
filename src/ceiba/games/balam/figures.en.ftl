# What is said under the pictures of the rules of Balam, and to those who do not see them.

figure-roads = The neighbours of the jaguar’s city are where its roads first come to another site: C1 and D2 next to it, A2 past the cenote and C4 past the volcano. Tiles without a site do not count on the way.
figure-roads-seen = A map of 16 tiles. The jaguar’s city on C2 has roads north to C1, east to D2, west past the cenote on B2 and south past the volcano on C3.

figure-war = Three garrisons of C1 attack C2: successes on the dice and one obsidian make 4. The defence is 2: the garrison of C2, and that of D2 next to it. The damage is 2: two small buildings fall, or a large one.
figure-war-seen = An arrow leads from the jaguar’s city on C1 to the quetzal’s city on C2. The dice show 3, 0 and 0; with an obsidian the attack is 4 against a defence of 2.

figure-cards = Two cards of this round have been flipped: a favourable Katun, worth a jade, and a drought. Two are left; the last one flipped ends the round. The empty rings count the ball matches still to come.
figure-cards-seen = The four cards of a round, two face up and two face down, the deck beside them, and three kings with their wealth.

figure-control = The quetzal’s market on D2 has put small pyramids there and on its neighbours. Where the jaguar has fewer, the barred roads are closed to its tokens. The maize of C1 still reaches the temple on C4, but by the west.
figure-control-seen = A map: the jaguar’s cities on C1 and C4, the quetzal’s market city on D2. The roads into C2, D1, D2 and D3 are barred; the temple on C4 is offered as a goal.

figure-distribution = The jaguar’s distribution: a maize and the jade of the reserve go to the temple, for 1 and 2 points, and a maize to the palace, as king wealth. The maize left on its village will be lost.
figure-distribution-seen = Two neighbouring cities of the jaguar: a temple and two villages on B2, a palace, a village and a reserve on C2. Lines show which token goes where.
