# What is said under the pictures of the rules of Pacal's Rocket, and to those who do not see them.

figure-straight = The die shows 3. Straight to the right the jaguar’s rocket flies over a stone and ends on I6; upwards the pyramid stops it after one cell, on F5. The two dots in a square: up to two stones afterwards.
figure-straight-seen = The jaguar’s rocket on F6 with four straight moves offered: F5 below a pyramid, I6 over a stone, F9 and C6. The move to I6 is drawn as a line.

figure-turning = With the same 3 the rocket may turn: every round mark can be reached in exactly three steps with a turn, here H5. The one dot: a single stone afterwards.
figure-turning-seen = The same rocket with the moves with turns offered as round marks. A bent line leads to H5.

figure-pair = Two stones of the jaguar on cells that share a side: a pyramid of 2 storeys on one of them. The quetzal’s stone on D3 does not matter.
figure-pair-seen = Jaguar stones on C3 and D3, joined by a line. A pyramid of 2 storeys is offered on C3.

figure-line = Four stones in a line, with one cell between each and the next: a pyramid of 4 storeys on any of them. Three of them would do for 3.
figure-line-seen = Jaguar stones on B2, D2, F2 and H2, joined by a line. A pyramid of 4 storeys is offered on D2.

figure-square = The corners of a square: a pyramid of 5 storeys. The square may be larger, as long as its sides are equal.
figure-square-seen = Jaguar stones on B2, D2, B4 and D4, joined to a square. A pyramid of 5 storeys is offered on D4.

figure-stand-in = The jaguar’s own pyramid on E4 stands in for a stone: with those on D4 and F4 it makes a line of three. It stays, the new one goes where a stone is.
figure-stand-in-seen = A line through a jaguar stone on D4, a jaguar pyramid on E4 and a jaguar stone on F4. A pyramid of 3 storeys is offered on F4.

figure-majority = In the district of value 5 the jaguar has 3 storeys against 2: its colour frames the district. The quetzal scores 5 by building 2 storeys more there, but nothing by just drawing level.
figure-majority-seen = A district of value 5 with a jaguar pyramid of 3 storeys on C3 and a quetzal pyramid of 2 on D3, framed in the jaguar’s colour.
