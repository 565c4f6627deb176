# What is said in the lesson of Das Gold der Maya, and under the pictures of "In two minutes".

lesson-aim = This is what you want: a complete disc. Yours still has a gap.
lesson-value = Complete, it is worth 10 points, and its pieces count too: gold 4, silver 3, bronze 2, jade 1, stone 0. Incomplete, it is worth nothing.
lesson-sale = The pieces are sold one by one: now the one in the light.
lesson-bid = Everybody hides pearls in a fist, and the highest bid buys. Take 4 pearls, then hold out your fist.

lesson-buy-with-0 = You can, but an empty hand never buys: the piece you need goes to another.
lesson-buy-with-1 = You can, but another bid 2, and the piece you need is gone.
lesson-buy-with-2 = You can, but another bid 2 as well: you knock each other out, and nobody gets the piece.
lesson-buy-with-3 = You can, and here 3 are enough. You could not know it: the fists are closed.
lesson-buy-with-more = You can, and you get the piece. But you pay all you bid, and each pearl is a point at the end.

lesson-paid = Yours was the highest bid. Your 4 pearls go to whoever bid least.
lesson-back = You alone see the back of a piece you buy. Any face may lie upwards.
lesson-neighbours = Neighbours are equal or one step apart: beside silver lies gold, silver or bronze. Put the new piece on your base, then keep it.
lesson-thrown-away = You can, but what you do not lay is thrown away for good.

lesson-gap = One sixth of the circle is missing now. A larger piece would not fit.
lesson-stone = A stone is on sale: 0 points. You do not need it, so hold out an empty fist.
lesson-stone-with-1 = You can: you still bid least and were paid. An empty fist would have done it without any risk.
lesson-stone-with-some = You can, but now you are no longer the only one who bid least: the 5 pearls may go to another.
lesson-stone-with-5 = You can, but another bid 5 too: you knock each other out, and the next highest bid buys.
lesson-stone-with-more = You can, and the stone is yours. But it brings no points, and your pearls are gone.

lesson-least = You bid least, so the buyer's 5 pearls came to you. Not to buy can be good business.
lesson-quarter = A gold quarter! It is too large for your gap, but too good for the others. Bid 3 and see.
lesson-quarter-with-less = You can, but then another simply buys the finest piece of the evening for 3 pearls.
lesson-quarter-with-more = You can, and it is yours. But a quarter does not fit into your gap: you would have to throw other pieces away.

lesson-tie = Two bids of 3: equal highest bids knock each other out. The next bid bought the gold for 1 pearl.
lesson-last = And here is the sixth you need. Bid 5: this one is worth it.
lesson-last-with-4 = You can, but another bid 4 as well: you are both out, and the piece goes to the next bid.
lesson-last-with-less = You can, but another bid 4: your disc stays open, and an open disc is worth nothing.

lesson-close = Close the circle with it. The first and the last piece are neighbours now, too.

lesson-complete = A complete disc: 10 points and the values of its pieces.
lesson-alone = Four sales are left, and you decide alone. Each pearl you keep is a point.

lesson-help-bidding = What is this piece worth to you? If little, bid nothing: who bids least is paid.
lesson-help-layout = You may rearrange everything. Throw away what does not help, but keep the circle complete.
lesson-help-payee = Several bid least: you choose who gets your pearls. Rather not the one who leads.

lesson-end-disc = A complete disc is 10 points, an incomplete one nothing.
lesson-end-pieces = Each piece of a complete disc gives the value of its visible face.
lesson-end-material = A complete disc of one single material would be another 10 points.
lesson-end-pearls = Each pearl left is 1 point, with or without a disc.

lesson-picture-aim = Complete a disc of pieces, and as precious a one as you can. Neighbours are equal or one step apart: gold, silver, bronze, jade, stone.
lesson-picture-turn = One piece is sold at a time. Everybody bids pearls in a closed fist; the highest bid that nobody shares buys, looks at the back in secret and may rearrange the whole disc.
lesson-picture-points = The buyer's pearls go to whoever bid least. At the end a complete disc is 10 points, each piece in it gives 4 to 0, one single material another 10, and each pearl 1.
lesson-picture-end = Equal highest bids knock each other out. When the thirtieth piece is sold, the game ends; an incomplete disc is worth nothing.
