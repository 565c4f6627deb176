# La table de Dix-Huit Lapins : ce qu’elle nomme à sa façon.

ct-marks-of = { $seat } : { $count ->
        [one] 1 jeton de contrôle
       *[other] { $count } jetons de contrôle
    }
ct-large = { $count ->
        [0] plus de stèle
        [one] encore 1 stèle
       *[other] encore { $count } stèles
    }
ct-small = { $count ->
        [0] plus de jeton de contrôle
        [one] encore 1 jeton de contrôle
       *[other] encore { $count } jetons de contrôle
    }
