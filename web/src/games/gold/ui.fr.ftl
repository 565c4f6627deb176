# La table de L’Or des Mayas : les mots du plateau lui-même.

gold-piece = morceau
gold-the-piece = { $piece }
gold-piece-worth = { $value ->
        [one] Vaut { $value } point dans un disque complet
       *[other] Vaut { $value } points dans un disque complet
    }, taille { $units } sur 24.
gold-piece-back = Au dos : { $back }.
gold-bag = Sac : { $count ->
        [0] vide
        [one] un morceau
       *[other] { $count } morceaux
    }
gold-pearls = { $pearls ->
        [0] aucune perle
        [one] une perle
       *[other] { $pearls } perles
    }
gold-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gold-units = { $units } / { $full } unités
gold-complete = Complet · { $points } pts
gold-disc = { $seat }, base{ $base ->
        [0] { "" }
       *[other] { " " }{ $base }
    }, { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } sur 24 : { $count ->
        [0] encore vide.
       *[other] { $row }.
    }
gold-larger = Agrandir : { $seat }
gold-smaller = Réduire : { $seat }
gold-stand-leads = { $points ->
        [one] En tête, { $points } point
       *[other] En tête, { $points } points
    }
gold-stand-whole = { $points ->
        [one] { $points } point une fois complète
       *[other] { $points } points une fois complète
    }
gold-stand-total = { $points ->
        [one] { $points } point, perles comprises
       *[other] { $points } points, perles comprises
    }
gold-others = Les autres bases
gold-mine = Votre place

## La vente

gold-auction = Vente { $lot } sur 30. Sur les socles, le premier en lumière : { $pieces }. { $bag } dans le sac, { $box } dans la boîte.
gold-lots-left = { $count ->
        [one] dernière vente
       *[other] encore { $count } ventes
    }
gold-place-quiet = paravent dressé
gold-place-thinking = réfléchit…
gold-place-closed = poing fermé
gold-place-mine = poing fermé : { $pearls }
gold-place-open = { $pearls ->
        [0] main vide
        [one] une perle
       *[other] { $pearls } perles
    }
gold-place-out = éliminé à { $pearls }
gold-place-won = emporte la vente
gold-place-paid = reçoit les perles
gold-pay-to = Payer { $to }

## Miser

gold-bid-title = Votre mise
gold-bid-take = Prendre une perle
gold-bid-return = Reposer une perle
gold-bid-left = { $left ->
        [0] plus rien au paravent
        [one] une au paravent
       *[other] { $left } au paravent
    }
gold-bid-held = { $bid ->
        [0] main vide
        [one] une en main
       *[other] { $bid } en main
    }
gold-bid-number = Perles en main
gold-bid-less = Une perle de moins
gold-bid-more = Une perle de plus
gold-bid-commit = { $bid ->
        [0] Tendre un poing vide
        [one] Serrer le poing sur une perle
       *[other] Serrer le poing sur { $bid } perles
    }
gold-fist-closed = { $bid ->
        [0] Votre poing est vide, et personne ne le sait.
        [one] Une perle au creux du poing.
       *[other] { $bid } perles au creux du poing.
    }
gold-behind = { $pearls ->
        [0] plus une perle au paravent
        [one] une perle au paravent
       *[other] { $pearls } perles au paravent
    }
gold-others-arrange = { $seat } étudie { $piece }, dos compris.

## Payer, choisir sa base

gold-payee-title = Qui reçoit vos perles ?
gold-bought = À vous : { $piece } (au dos : { $back }). Choisissez sa base.
gold-choose-base = Base { $base }, { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } sur 24

## Composer la base

# Ici, on pose et on retourne librement avant de rendre le tout : la règle compte autrement.
prompt-lay-out = Composez votre base à votre guise, puis gardez-la.
gold-arrange-title = Composer la base
gold-arrange-disc = Votre base
gold-piece-on-ring = { $piece }, au dos : { $back } ; place { $place } sur { $of }. Flèches : déplacer. F : retourner. Suppr : jeter.
gold-piece-in-hand = En main : { $piece }, au dos : { $back }. Entrée : poser. F : retourner. Suppr : jeter.
gold-piece-in-box = À jeter : { $piece }, au dos : { $back }. Entrée : reposer. Suppr : reprendre en main.
gold-zone-hand = En main
gold-zone-hand-count = { $count ->
        [0] Main vide
        [one] En main : à glisser sur la base
       *[other] En main : { $count } morceaux à poser
    }
gold-zone-box = Boîte
gold-zone-box-count = { $count ->
        [0] Boîte : glissez ici ce que vous jetez
        [one] Un morceau sera jeté pour de bon
       *[other] { $count } morceaux seront jetés pour de bon
    }
gold-tools = Le morceau choisi
gold-tools-piece = { $piece }, au dos : { $back }
gold-tools-hint = Touchez un morceau, ou faites-le glisser le long du cercle.
gold-tool-earlier = Déplacer vers le début
gold-tool-later = Déplacer vers la fin
gold-tool-flip = Retourner
gold-tool-gap = Vide avant
gold-tool-throw = Jeter
gold-tool-keep = Reprendre
gold-arrange-held = { $count ->
        [one] Il reste un morceau en main : posez-le ou jetez-le.
       *[other] Il reste { $count } morceaux en main : posez-les ou jetez-les.
    }
gold-arrange-refused = Deux morceaux ne s’accordent pas encore.
gold-arrange-checking = Un instant…
gold-arrange-sure = Encore une fois pour confirmer.
gold-arrange-commit = { $thrown ->
        [0] Garder cette base
        [one] Garder cette base et jeter un morceau
       *[other] Garder cette base et jeter { $thrown } morceaux
    }
gold-outlook-units = Unités
gold-outlook-now = Points maintenant
gold-outlook-whole = Complet, au moins
gold-outlook-sum = { $one ->
        [1] { $value } + 10 + 10 = { $whole }
       *[other] { $value } + 10 = { $whole }
    }
gold-rule = Lire la règle { $clause }

## Mémoire et fin

gold-reminder-title = Aide-mémoire
gold-reminder = Peuvent se toucher : or et argent, argent et bronze, bronze et jade, jade et pierre, et deux morceaux du même matériau. Dos possibles : les mêmes paires, et pierre et or.
gold-reminder-touch = peuvent se toucher (comme deux semblables)
gold-reminder-back = se trouvent dos à dos
gold-box = Boîte : { $count ->
        [one] un morceau hors jeu
       *[other] { $count } morceaux hors jeu
    }
gold-box-lost = vente annulée
gold-end = Les paravents tombent : les perles de chacun

## Le regard en arrière : ici, une manche est une vente

points-title = Les points, vente après vente
points-meaning = Les points que chacun avait au début de chaque vente ; ce qui ne compte qu’à la fin vient d’un coup. Un clic sur une vente y conduit.
points-round = Vente { $number }
points-at = Par origine, vente { $number } sur { $last }
coach-entry = { $round ->
    [0] coup { $number }
   *[other] vente { $round }, coup { $number }
}
