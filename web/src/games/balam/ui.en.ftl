# The table of Balam: what it names in its own way.

ct-marks-of = { $count ->
        [one] 1 small pyramid of { $seat }
       *[other] { $count } small pyramids of { $seat }
    }
ct-large = { $count ->
        [one] 1 large pyramid left
       *[other] { $count } large pyramids left
    }
ct-small = { $count ->
        [one] 1 small pyramid left
       *[other] { $count } small pyramids left
    }
