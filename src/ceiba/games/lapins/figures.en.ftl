# What is said under the pictures of the rules of Dix-Huit Lapins, and to those who do not see them.

figure-roads = The neighbours of the jaguar’s city are where its roads first come to another site: C1, C3 and D2 next to it, and A2 beyond the tile without a site, whose two roads only cross.
figure-roads-seen = A map of 16 tiles. The jaguar’s city on C2 has roads to C1, C3 and D2, and one west through the tile without a site on B2 to A2.

figure-war = Four garrison levels of C1 attack C2: the dice make 4 successes. The defence is 2: the garrison of C2, and that of D2 next to it. The damage is 2: two small buildings fall, or a large one.
figure-war-seen = An arrow leads from the jaguar’s city on C1 to the quetzal’s city on C2. Four dice make an attack of 4 against a defence of 2.

figure-cards = Two cards of this round have been flipped: a favourable Katun, worth a jade, and a drought. Two are left; the last one flipped ends the round. The empty rings count the ball matches still to come.
figure-cards-seen = The four cards of a round, two face up and two face down, the deck beside them, and three kings with their wealth.

figure-control = The quetzal’s market on D2 has put a control token on each available neighbour. The barred roads are closed to the jaguar’s tokens, as enemy cities always are. The maize of C1 still reaches the temple on C4, but by the west.
figure-control-seen = A map: the jaguar’s cities on C1 and C4, the quetzal’s market city on D2. The roads into C2, D1, D2 and D3 are barred; the temple on C4 is offered as a goal.

figure-distribution = The jaguar’s distribution: a cacao, a maize and the jade of the reserve, all different, go to the temple for 5 points. A second cacao could not join them; it goes to the palace, as king wealth.
figure-distribution-seen = Two neighbouring cities of the jaguar: a temple and two villages on B2, a palace, a village and a reserve on C2. Lines show which token goes where.
