cli-name = Traveller
cli-help = Type the number beside an answer, or its words, u to take back, ? for this line, q to leave.
cli-not-understood = That is none of the answers. Type a number from the list.
cli-goodbye = Goodbye, and thank you for playing.
cli-saved = The game is kept in { $file }.
