# La table de Balam : ce qu’elle nomme à sa façon.

ct-marks-of = { $seat } : { $count ->
        [one] 1 petite pyramide
       *[other] { $count } petites pyramides
    }
ct-large = { $count ->
        [0] plus de grande pyramide
        [one] encore 1 grande pyramide
       *[other] encore { $count } grandes pyramides
    }
ct-small = { $count ->
        [0] plus de petite pyramide
        [one] encore 1 petite pyramide
       *[other] encore { $count } petites pyramides
    }
