# What is said under the pictures of the rules of Das Gold der Maya, and to those who do not see them.

figure-auction = Quetzal and serpent both bid 5 and knock each other out. The jaguar’s 3 is the next highest bid: it buys, and its 3 pearls go to the bat, who bid least.
figure-auction-seen = Four open hands under the auction board: jaguar 3, quetzal 5, serpent 5, bat 0. The two fives are crossed out, the jaguar wins.

figure-joins = From gold to stone, each piece touches one that is a step away at most. Gold and stone may not touch: the gap keeps them apart, so this disc cannot be closed as it is.
figure-joins-seen = A disc of five pieces in order: gold, silver, bronze, jade and stone, with a gap between stone and gold.

figure-arrange = The buyer has the new piece in hand and sees its back: bronze, with silver behind. It may lie beside the silver quarter as it is; turned over it fits the gold piece, too. The small round faces turn a piece over.
figure-arrange-seen = A disc with a gold sixth and a silver quarter, each with the material of its back, and a new bronze piece in hand with silver on its back.

figure-disc = A complete disc: 24 units, and every two neighbours are equal or one step apart, all the way round. It scores 10 for being complete and 18 for its pieces.
figure-disc-seen = A full circle of six pieces: gold, silver, bronze, bronze, silver and gold, which touches the first gold piece again.
