# Balam et Dix-Huit Lapins : ce que les deux jeux disent avec les mêmes mots.
# Les noms de joueurs et de lieux (C3, C3.2) arrivent tels quels : jamais « de », « que » ou « le » devant eux.
# « Richesse » : ce qu’un roi a sur sa fiche et dépense ; « jeton » : ce qui est posé sur ses bâtiments.
# Les sélecteurs voient les noms, pas les identifiants : [coquillage], [obsidienne].

## Richesses

# Noms nus, choisis par les sélecteurs ci-dessous ; le cas « other » est le maïs.
name-maize = maïs
name-cacao = cacao
name-shell = coquillage
name-jade = jade
name-obsidian = obsidienne
name-prisoner = prisonnier

# Des bouts de phrases : « 2 coquillages », « de l’obsidienne », « plus d’obsidienne ».
part-amount = { $amount } { $wealth ->
        [cacao] { $amount ->
            [one] cacao
           *[other] cacaos
        }
        [coquillage] { $amount ->
            [one] coquillage
           *[other] coquillages
        }
        [jade] { $amount ->
            [one] jade
           *[other] jades
        }
        [obsidienne] { $amount ->
            [one] obsidienne
           *[other] obsidiennes
        }
        [prisonnier] { $amount ->
            [one] prisonnier
           *[other] prisonniers
        }
       *[other] { $wealth }
    }
part-some = { $wealth ->
        [coquillage] des coquillages
        [obsidienne] de l’obsidienne
        [prisonnier] des prisonniers
       *[other] du { $wealth }
    }
part-of = { $wealth ->
        [obsidienne] d’obsidienne
       *[other] de { $wealth }
    }

## Bâtiments

# Avec leur article, pour les phrases ; sans, pour les étiquettes (building-…).
name-village = un village
name-garrison = une garnison
name-palace = un palais
name-temple = un temple
name-reserve = une réserve
name-market = un marché
name-observatory = un observatoire
name-ball-court = un terrain de pelote

building-village = village
building-garrison = garnison
building-palace = palais
building-temple = temple
building-reserve = réserve
building-market = marché
building-observatory = observatoire
building-ball-court = terrain de pelote

meaning-village = 1 emplacement, 1 richesse au choix. Produit 1 jeton par manche.
meaning-reserve = 1 emplacement, 1 maïs. Garde 1 jeton d’une manche à l’autre, aussi contre les catastrophes.

## Le plateau et les cartes

name-land = terre
name-forest = forêt
name-deck = pioche
name-favourable-maize = Katun favorable (maïs)
name-favourable-cacao = Katun favorable (cacao)
name-favourable-shell = Katun favorable (coquillage)
name-favourable-jade = Katun favorable (jade)
name-favourable-obsidian = Katun favorable (obsidienne)
name-cacao-feast = Fête du cacao
name-ball-match = Match de pelote
name-drought = Sécheresse
name-insurrection = Insurrection
name-earthquake = Tremblement de terre
name-pochteca-competition = Concurrence Pochtecas
name-toltec-raid = Raid Toltèque
name-decadence = Décadence
card-favourable-maize = Gagnez 1 maïs.
card-favourable-cacao = Gagnez 1 cacao.
card-favourable-shell = Gagnez 1 coquillage.
card-favourable-jade = Gagnez 1 jade.
card-favourable-obsidian = Gagnez 1 obsidienne.
card-cacao-feast = Chaque roi gagne 1 cacao.

## D’où viennent les points, et pourquoi la partie est finie

name-ceremony = cérémonie
name-matches = match de pelote
name-wealth = richesses du roi
name-matches-played = le dernier match de pelote est joué

## Ce qui se passe

event-round = Manche { $round } : { $cards } cartes Katun, faces cachées. { $seat } commence.
event-began = { $seat } se met à l’ouvrage en { $site }{ $price ->
        [0] .
        [one] , pour 1 richesse.
       *[other] , pour { $price } richesses.
    }
event-raised = { $seat } bâtit { $building } en { $place }.
event-lost = { $seat } perd { $building } en { $place }.
event-city-lost = Plus un bâtiment en { $site } : { $seat } perd la cité.
event-finished = { $seat } achève ses travaux en { $site }.
event-gained = { $seat } gagne { part-amount }.
event-paid = { $seat } paie { part-amount }.
event-ran-short = Le stock ne suffit pas : il manque { part-amount } pour { $seat }.
event-scored = { $seat } marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $what }).
event-passed = { $seat } passe son tour.
event-war = { $seat } part en guerre depuis { $site }.
event-attacked = { $seat } attaque { $target } : à { $enemy } de défendre la cité.
event-captured = { $seat } fait un prisonnier, gardé en { $place }.
event-escaped = { $amount ->
        [one] Un prisonnier échappe
       *[other] { $amount } prisonniers échappent
    } à { $seat }.
event-flipped = { $seat } retourne la carte { $card } : « { $face } ».
event-looked = { $seat } regarde la carte { $card } en secret.
event-saw = Pour vos yeux seuls : la carte { $card } est « { $face } ».
event-match = Match de pelote, le { $match ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    } : le peuple se presse autour des terrains.
event-spared = « { $card } » : { $seat } n’a rien à perdre.
event-averted = { $seat } donne 1 { $wealth } ({ $place }) pour parer la catastrophe.
event-produced = { $seat } produit { part-some } : { $places }.
event-distribution = L’heure de la répartition : { $seats }.
event-planned = { $seat } a réparti ses jetons.
event-distributed = Tous les plans sont faits : les porteurs se mettent en route.
event-carried = { $seat } porte 1 { $wealth } dans { $building } ({ $place } → { $to }).
event-given-up = { $seat } abandonne 1 { $wealth } ({ $place }).
event-spoiled = { $seat } perd ce qui traîne encore : { $places }.
event-ended = { $matches ->
        [one] Un match joué
       *[other] { $matches } matchs joués
    } : le temps des comptes est venu.
event-winners = Que la forêt le répète, la victoire est à { $seats } !

# Ce qu’on demande aux autres (refusal-not-asked).
name-asked-turn = l’action du tour
name-asked-build-on = la construction d’une cité
name-asked-pay-any = un paiement
name-asked-choose-target = la cible d’une attaque
name-asked-engage = les forces d’une attaque
name-asked-lose-garrisons = la garnison à perdre
name-asked-deal-damage = ce qui est détruit
name-asked-conquer = la prise du site vidé
name-asked-gain-one = une richesse au choix
name-asked-avert = la réponse à une catastrophe
name-asked-lose-buildings = le bâtiment à perdre
name-asked-fill = la cité qui produit
name-asked-distribute = la répartition

## Ce qu’on vous demande

prompt-build-on = Que faites-vous en { $site } ? { $owed ->
        [0] Rien à payer pour l’instant
        [one] Déjà { $owed } richesse au choix à payer
       *[other] Déjà { $owed } richesses au choix à payer
    }, { $left ->
        [0] et plus rien à dépenser.
        [one] et encore 1 richesse à dépenser.
       *[other] et encore { $left } richesses à dépenser.
    }
prompt-pay-any = { $amount ->
        [one] Une richesse à payer : laquelle ?
       *[other] { $amount } richesses à payer : laquelle d’abord ?
    }
prompt-gain-one = Vos éclaireurs sont de retour : quelle richesse rapportent-ils ?
prompt-choose-target = Vos garnisons sont prêtes en { $site } : quelle cité attaquent-elles ?
prompt-deal-damage = { $damage ->
        [one] Un point de dégâts
       *[other] { $damage } points de dégâts
    } en { $site } : que détruisez-vous ?
prompt-conquer = { $site } n’est plus à personne. Vous y installez-vous ?
prompt-lose-buildings = { $left ->
        [one] Quel bâtiment perdez-vous ?
       *[other] { $left } bâtiments à perdre : lequel d’abord ?
    }
prompt-fill = Le stock s’épuise, il en reste { $supply } ({ $wealth }). Quelle cité produit ?
prompt-distribute = Répartissez les jetons de vos Mayas. Lesquels déplacez-vous ?
prompt-carry = Où va ce jeton ({ $wealth }, { $place }) ?

## Pourquoi c’est refusé

refusal-no-site = Il n’y a pas de site à cet endroit.
refusal-card-gone = La carte { $card } est déjà retournée.
refusal-no-such-card = Une manche n’a que { $cards } cartes.
refusal-not-your-city = { $site } n’est pas une de vos cités.
refusal-your-city = { $site } est déjà à vous : transformez plutôt la cité.
refusal-site-taken = { $site } est une cité : { $seat } l’occupe.
refusal-no-garrison = Aucune garnison en { $site }.
refusal-no-enemy-near = Aucune cité ennemie n’est voisine de la vôtre en { $site }.
refusal-no-enemy-city = { $site } n’est pas une cité ennemie.
refusal-not-near = { $site } et { $start } ne sont pas des sites voisins.
refusal-nothing-to-build = Aucun bâtiment n’est à votre portée en { $site }.
refusal-site-too-dear = S’installer en { $site } demande { $price ->
        [0] un bâtiment à payer
        [one] 1 richesse et de quoi payer un bâtiment
       *[other] { $price } richesses et de quoi payer un bâtiment
    } ; { $wealth ->
        [0] vous n’avez rien.
        [one] vous n’avez qu’une richesse.
       *[other] vous n’avez que { $wealth } richesses.
    }
refusal-nothing-changed = Bâtissez ou supprimez au moins un bâtiment avant de terminer.
refusal-just-built = Vous venez de bâtir cela.
refusal-no-building = Il n’y a pas de bâtiment sur cet emplacement en { $site }.
refusal-no-such-slot = { $site } n’a que { $slots } emplacements.
refusal-second-slot = { $place } est le second emplacement d’{ $building }, que l’on désigne par le premier : { $first }.
refusal-slot-taken = L’emplacement { $place } est déjà pris.
refusal-no-adjacent-slot = Pour { $building }, il faut deux emplacements libres côte à côte.
refusal-one-per-city = Cette cité a déjà { $building } : { $limit ->
        [one] c’est un par cité.
       *[other] c’est { $limit } par cité.
    }
refusal-no-tile-left = Plus de tuile au stock pour { $building }.
refusal-needs-wealth = Pour { $building }, il faut 1 { $wealth }, et vous n’en avez pas.
refusal-too-dear = Pour { $building }, il faut { $cost ->
        [one] 1 richesse
       *[other] { $cost } richesses
    } ; { $left ->
        [0] il ne vous reste rien.
        [one] il vous reste 1 richesse.
       *[other] il vous reste { $left } richesses.
    }
refusal-none-held = Vous n’avez pas { part-of } pour payer.
refusal-none-in-supply = Le stock n’a plus { part-of }.
refusal-damage-left = { $damage ->
        [one] Il vous reste un point de dégâts
       *[other] Il vous reste { $damage } points de dégâts
    }, et de quoi détruire.
refusal-too-little-damage = Détruire { $building } demande { $needed } points de dégâts, et vous en avez { $damage }.
refusal-only-the-emptied-site = Seul { $site }, que vous venez de vider, peut être pris maintenant.
refusal-seen-already = Vous connaissez déjà la carte { $card }.
refusal-not-your-token = Ce jeton n’est pas à vos Mayas.
refusal-does-not-avert = « { $card } » ne se pare pas avec cela : { $wealth }.
refusal-no-part-payment = Vous avez commencé à payer : payez jusqu’au bout.
refusal-not-named = Ce n’est pas ce que prend la carte : { $building }.
refusal-no-bare-village = Aucun de vos villages n’attend { part-of } ici.
refusal-no-token-there = Aucun jeton à prendre ici.
refusal-no-use-there = Un jeton n’a rien à faire en { $place } ({ $building }).
refusal-lies-there-already = Le jeton est déjà en { $place } : laissez-le.
refusal-place-promised = Un autre jeton va en { $place } : celui-ci ne peut pas y rester.
refusal-spoils-anyway = Ce qui reste en { $place } est perdu à la fin de la manche : laissez-le.
refusal-road-blocked = La route est fermée en { $site } (contrôle : { $seats }).
refusal-roads-blocked = La route est fermée à plusieurs endroits : { $sites }.
refusal-road-blocked-to-all = La route est fermée en { $site } : personne n’y passe.
refusal-holds-token = Il y a déjà un jeton en { $place } ({ $building }).
refusal-plan-done = Votre répartition est finie, on attend { $seats }. Pour la changer, reprenez d’abord votre réponse.
refusal-nothing-to-carry = Vos Mayas n’ont aucun jeton à répartir. On attend { $seats }.

## Réponses, pour le terminal et les boutons simples

verb-transform = Transformer { $site }
verb-attack = Attaquer depuis { $site }
verb-target = Attaquer { $site }
verb-fill = Produire en { $site }
verb-take = Prendre le jeton en { $place }
verb-to = Le porter en { $place }
verb-lose = Perdre le bâtiment en { $place }
verb-offer = Donner le jeton en { $place }
verb-remove = Supprimer le bâtiment de l’emplacement { $slot }
verb-destroy = Détruire le bâtiment de l’emplacement { $slot }
verb-flip = Retourner la carte { $card }
verb-pay = Payer 1 { $wealth }
verb-raise = Bâtir { $building }, emplacement { $slot }
verb-pass = Passer
verb-keep = Le laisser où il est
verb-drop = L’abandonner
verb-suffer = Subir la catastrophe
verb-done = C’est tout

## Réponses dites avec leur question, quand le plateau ne les montre pas

told-remove = Supprimer le bâtiment en { $site }.{ $slot }
told-destroy = Détruire le bâtiment en { $site }.{ $slot }
told-raise = Bâtir { $building } en { $site }.{ $slot }

## Options de la table

option-board = Plateau
option-board-number = { $count ->
    [one] 1 emplacement
   *[other] { $count } emplacements
}
option-board-default = Plateau habituel
option-board-6x5 = 6 sur 5, 30 tuiles au hasard

option-matches = Durée
option-matches-4 = 4 matchs

option-control-count = Contrôle commercial
option-control-count-strongest-single-enemy = Roi par roi
option-control-count-sum-of-enemies = Tous les ennemis ensemble

## Pourquoi un plateau n’est pas accepté : la fin de la phrase problem-bad-option

bad-board-size = un plateau a des côtés d’au moins { $side } tuiles et compte de { $fewest } à { $most } tuiles, et celui-ci a { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } sur { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }
bad-board-rectangle = la rangée { $row } compte { $tiles ->
        [one] une tuile
       *[other] { $tiles } tuiles
    } et la première { $first }, or un plateau est un rectangle, ses rangées séparées par « ; »
bad-board-no-tile = il n’y a pas de tuile « { $tile } » ; écrivez une taille comme 6x5, ou des tuiles parmi { $tiles }
bad-board-turn = une tuile se tourne de 0, 90, 180 ou 270 degrés, et { $tile } de « { $degrees } »
bad-board-tile-twice = chaque tuile est unique, et { $tile } est posée deux fois
bad-board-sites = { $players } rois ont besoin de { $needed } sites, et ce plateau en a { $sites }
bad-board-network = les chemins doivent relier tous les sites en un seul réseau
bad-board-undrawable = aucun plateau de ce genre n’a pu être tiré pour { $players } rois

## Décompte

score-ceremony = Cérémonies
score-matches = Matchs de pelote
score-wealth = Richesses du roi

## La table en quelques lignes

picture-round = Manche { $round } · matchs de pelote : { $matches } sur { $target }

## Sommes d’un tour : les mots qui suivent le nombre

sum-building = { $count ->
        [one] bâtiment
       *[other] bâtiments
    }
sum-cacao = { $count ->
        [one] cacao
       *[other] cacaos
    }
sum-obsidian = { $count ->
        [one] obsidienne
       *[other] obsidiennes
    }
sum-prisoner = { $count ->
        [one] prisonnier
       *[other] prisonniers
    }
sum-shell = { $count ->
        [one] coquillage
       *[other] coquillages
    }
sum-due = { $count ->
        [one] richesse au choix
       *[other] richesses au choix
    }
sum-city = { $count ->
        [one] cité
       *[other] cités
    }
sum-village = { $count ->
        [one] village
       *[other] villages
    }
sum-garrison = { $count ->
        [one] garnison
       *[other] garnisons
    }
sum-palace = { $count ->
        [one] palais
       *[other] palais
    }
sum-temple = { $count ->
        [one] temple
       *[other] temples
    }
sum-reserve = { $count ->
        [one] réserve
       *[other] réserves
    }
sum-market = { $count ->
        [one] marché
       *[other] marchés
    }
sum-observatory = { $count ->
        [one] observatoire
       *[other] observatoires
    }
sum-ball-court = { $count ->
        [one] terrain de pelote
       *[other] terrains de pelote
    }
sum-token = { $count ->
        [one] jeton en cité
       *[other] jetons en cité
    }

## Ce qu’une réponse apporte, ce qui attend, ce qui serait perdu

hint-attack = { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }{ $bonus ->
        [0] {""}
        [one] {" "}et 1 obsidienne
       *[other] {" "}et { $bonus } obsidiennes
    } contre une défense de { $defence } : { $damage } { $damage ->
        [one] dégât attendu
       *[other] dégâts attendus
    } en moyenne, { $hits } % de chances d’en faire, { $losses } % de risque de perdre une garnison.
hint-forgone = { $price ->
        [one] Le tour passe sans action, et coûte 1 richesse
       *[other] Le tour passe sans action, et coûte { $price } richesses
    }.
hint-unclaimed = { $site } reste libre, pour n’importe quel roi.
hint-spoils = { $tokens ->
        [one] 1 jeton sera perdu
       *[other] { $tokens } jetons seront perdus
    }.
hint-suffered = { $buildings ->
        [one] 1 bâtiment perdu
       *[other] { $buildings } bâtiments perdus
    }, alors que { $tokens ->
        [one] 1 jeton suffirait
       *[other] { $tokens } jetons suffiraient
    } à l’éviter.
