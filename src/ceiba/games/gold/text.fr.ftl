# L’Or des Mayas : tout ce que le jeu dit à ses joueurs.
# Les noms de joueurs arrivent tels quels : jamais de « de », « que » ou « à le » devant eux.
# Les morceaux portent leur article et sont tous masculins : « un sixième d’or ».

game-title = L'Or des Mayas
game-pitch = Misez le poing fermé, payez qui a misé le moins, et refermez le plus beau disque de la cité.

## Matériaux, tailles et morceaux

# Les cinq noms nus ; verb-lay et verb-skip les reconnaissent pour l’élision (d’or, d’argent).
name-gold = or
name-silver = argent
name-bronze = bronze
name-jade = jade
name-stone = pierre

name-eighth = huitième
name-sixth = sixième
name-quarter = quart

name-gold-eighth = un huitième d’or
name-gold-sixth = un sixième d’or
name-gold-quarter = un quart d’or
name-silver-eighth = un huitième d’argent
name-silver-sixth = un sixième d’argent
name-silver-quarter = un quart d’argent
name-bronze-eighth = un huitième de bronze
name-bronze-sixth = un sixième de bronze
name-bronze-quarter = un quart de bronze
name-jade-eighth = un huitième de jade
name-jade-sixth = un sixième de jade
name-jade-quarter = un quart de jade
name-stone-eighth = un huitième de pierre
name-stone-sixth = un sixième de pierre
name-stone-quarter = un quart de pierre
name-gap = un vide

# Pourquoi un morceau est perdu (event-lost).
name-all-equal = tout le monde a misé pareil
name-no-unique = chaque mise a son double
name-only-zero = il ne restait qu’une main vide

# Pourquoi la partie est finie.
name-all-sold = tous les morceaux sont passés en vente

# Ce qu’on demande aux autres (refusal-not-asked).
name-asked-bidding = une enchère
name-asked-choose-payee = qui sera payé
name-asked-lay-out = la disposition de la base

## Ce qui se passe

event-started = { $seat } ouvre le sac et tire les trois premiers morceaux.
event-drawn = { $seat } tire { $piece } : case { $slot }{ $bag ->
        [0] .
       *[other] , encore { $bag } dans le sac.
    }
event-last-drawn = { $seat } l’annonce à tous : c’était le dernier morceau du sac.
event-auction = Vente { $lot } sur 30 : { $piece }.
event-committed = { $seat } tend le poing.
event-opened = Les mains s’ouvrent : { $bids }.
event-knocked-out = Égalité à { $bid } : { $seats } s’éliminent.
event-won = { $seat } emporte { $piece } pour { $bid ->
        [one] une perle.
       *[other] { $bid } perles.
    }
event-paid = { $seat } donne { $pearls ->
        [one] une perle
       *[other] { $pearls } perles
    } à { $to }.
event-lost = Vente annulée ({ $reason }) : { $piece } part à la boîte sans montrer son dos.
event-back-seen = Coup d’œil secret sous { $piece } : { $back }.
event-base-chosen = Vous prenez votre { $base ->
        [1] première
       *[other] seconde
    } base.
event-laid = Vous posez { $piece } (au dos : { $back }).
event-laid-out = { $seat } compose { $base ->
        [2] sa seconde base
       *[other] sa base
    } : { $row }.
event-thrown-away = { $seat } jette { $pieces } pour de bon.
event-completed = { $seat } referme le cercle{ $base ->
        [2] { " " }de sa seconde base
       *[other] { "" }
    } : un disque complet, { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
event-ended = Le marteau tombe une dernière fois : la vente est close.
event-scored = { $seat } : { $discs } pour les disques, { $material } pour le matériau unique, { $pieces } pour les morceaux, { $pearls } pour les perles. Total : { $total }.
event-winners = Victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $seats } !

## Ce qu’on vous demande

prompt-bid = Combien de perles pour { $piece } ? { $pearls ->
        [0] Il ne vous en reste aucune : tendez un poing vide.
        [one] Il vous en reste une seule.
       *[other] Vous en avez { $pearls }.
    }
prompt-choose-payee = À qui donnez-vous { $pearls ->
        [one] votre perle
       *[other] vos { $pearls } perles
    } ? Au choix : { $seats }.
prompt-choose-base = Sur quelle base poser { $piece } (au dos : { $back }) ?
prompt-lay-out = Composez votre base : { $left ->
        [one] encore un morceau en main
       *[other] encore { $left } morceaux en main
    }, { $free ->
        [0] plus aucune unité libre sur 24.
        [one] une unité libre sur 24.
       *[other] { $free } unités libres sur 24.
    }
prompt-lay-out-all = { $units ->
        [24] Tout est posé, et le cercle est fermé. On garde ce disque ?
        [one] Tout est posé : { $units } unité sur 24. On garde cette base ?
       *[other] Tout est posé : { $units } unités sur 24. On garde cette base ?
    }

## Pourquoi c’est refusé

refusal-bid-too-high = Miser { $bid }, c’est trop : { $pearls ->
        [0] vous n’avez plus de perle.
        [one] vous n’avez qu’une perle.
       *[other] vous n’avez que { $pearls } perles.
    }
refusal-bid-in = Votre poing est déjà tendu, on attend { $seats }. Pour changer d’avis, reprenez d’abord votre mise.
refusal-pay-self = On ne se paie pas soi-même : choisissez quelqu’un d’autre.
refusal-pay-not-lowest = { $to } a misé { $bid }. Vos perles vont à la plus basse des autres mises : { $lowest }.
refusal-pay-nobody = Personne n’occupe la place { $to } à cette table.
refusal-other-back = Le dos de votre morceau est différent : { $piece }, au dos { $back }.
refusal-not-in-hand = Ce morceau n’est pas dans votre main : { $piece }.
refusal-other-base = Ce morceau est sur votre autre base, qui ne bouge pas ce tour-ci : { $piece }.
refusal-too-long = Pas la place pour { $piece } : il faut { $units } unités, { $free ->
        [0] il n’en reste aucune.
        [one] il n’en reste qu’une.
       *[other] il n’en reste que { $free }.
    }
refusal-cannot-touch = Impossible de poser { $piece } contre { $neighbour } : leurs valeurs diffèrent de plus de 1.
refusal-ends-cannot-touch = Le cercle se ferme et les deux bouts se touchent : { $piece } contre { $neighbour }, leurs valeurs diffèrent de plus de 1.
refusal-no-gaps = Pas de vide à cette table : les morceaux d’une base forment une rangée continue.
refusal-no-gap-first = Une rangée ne commence pas par un vide : posez d’abord un morceau.

## Réponses, pour le terminal et les boutons simples

verb-bid = { $pearls ->
        [0] Poing vide
        [one] Miser une perle
       *[other] Miser { $pearls } perles
    }
verb-pay = Payer { $to }
verb-base = { $base ->
        [1] Première base
       *[other] Seconde base
    }
verb-lay = Poser un { $size } { $face ->
        [or] d’or
        [argent] d’argent
       *[other] de { $face }
    } (dos : { $back })
verb-skip = Laisser un vide, puis poser un { $size } { $face ->
        [or] d’or
        [argent] d’argent
       *[other] de { $face }
    } (dos : { $back })
verb-stop = Terminer et jeter le reste

## Options de la table

option-tied-lowest = Plus basses mises à égalité
option-tied-lowest-meaning = Qui touche les perles quand plusieurs joueurs ont misé le moins ? D’ordinaire, l’acheteur choisit parmi eux. Sinon, ils s’écartent mutuellement et la plus basse mise unique est payée, comme dans l’exemple imprimé.
option-tied-lowest-winner-chooses = L’acheteur choisit qui il paie
option-tied-lowest-eliminate = Elles s’annulent

option-contiguous-layout = Morceaux sur la base
option-contiguous-layout-meaning = Les morceaux forment d’ordinaire une seule rangée continue. Avec des vides, deux morceaux séparés ne se touchent plus et n’ont donc pas à s’accorder.
option-contiguous-layout-true = D’un seul tenant
option-contiguous-layout-false = Vides permis

option-variant-incomplete-scores = Disques incomplets
option-variant-incomplete-scores-meaning = D’ordinaire, un disque inachevé ne rapporte rien. Dans la variante, chacun de ses morceaux rapporte sa valeur ; les primes de 10 points restent pour les disques complets.
option-variant-incomplete-scores-false = Ne valent rien
option-variant-incomplete-scores-true = Leurs morceaux comptent

## Décompte

score-discs = Disques complets
score-material = Un seul matériau
score-pieces = Morceaux
score-pearls = Perles

## La table en quelques lignes

picture-lot = Vente { $lot } sur 30 · { $bag } dans le sac · { $box } dans la boîte
picture-pearls = { $pearls ->
        [0] aucune perle
        [one] une perle
       *[other] { $pearls } perles
    }
picture-bid = · mise { $pearls }
picture-fist = · poing fermé
picture-hand = En main :
picture-row = Nouvelle rangée :

## Sommes d’un tour : les mots qui suivent le nombre

sum-pearl = { $count ->
        [one] perle
       *[other] perles
    }
sum-piece = { $count ->
        [one] morceau
       *[other] morceaux
    }
sum-unit = { $count ->
        [one] vingt-quatrième de disque
       *[other] vingt-quatrièmes de disque
    }
sum-value = de valeur

## Ce qu’une réponse apporte, ce qui attend, ce qui serait perdu

hint-bid = Si la mise l’emporte : { $pearls ->
        [0] aucune perle à payer
        [one] −1 perle
       *[other] −{ $pearls } perles
    }, il vous en reste { $left }.
hint-leftover = { $pieces ->
        [one] 1 morceau sera jeté pour toujours
       *[other] { $pieces } morceaux seront jetés pour toujours
    }.
