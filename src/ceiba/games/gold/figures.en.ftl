# What is said under the pictures of the rules of Das Gold der Maya, and to those who do not see them.

figure-auction = Quetzal and serpent both bid 5 and knock each other out. The jaguar’s 3 is the next highest bid: it buys, and its 3 pearls go to the bat, who bid least.
figure-auction-seen = Four open hands under the auction board: jaguar 3, quetzal 5, serpent 5, bat 0. The two fives are crossed out, the jaguar wins.

figure-joins = Gold and silver may touch. The new bronze piece may lie beside silver, but not beside gold; turned over it is silver and fits both.
figure-joins-seen = A disc with a gold sixth and a silver quarter, and a new bronze piece beside it, ready to be laid.

figure-disc = A complete disc: 24 units, and every two neighbours are equal or one step apart, all the way round. It scores 10 for being complete and 18 for its pieces.
figure-disc-seen = A full circle of six pieces: gold, silver, bronze, bronze, silver and gold, which touches the first gold piece again.
