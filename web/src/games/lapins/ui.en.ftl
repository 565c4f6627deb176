# The table of Dix-Huit Lapins: what it names in its own way.

ct-marks-of = { $count ->
        [one] 1 control token of { $seat }
       *[other] { $count } control tokens of { $seat }
    }
ct-large = { $count ->
        [one] 1 stele left
       *[other] { $count } steles left
    }
ct-small = { $count ->
        [one] 1 control token left
       *[other] { $count } control tokens left
    }
