# Milpa : tout ce que le jeu dit à ses joueurs.

game-title = Milpa
game-pitch = Combien de maïs oserez-vous semer, avant de connaître le temps ?

name-rain = la pluie
name-sun = le soleil
name-drought = la sécheresse
name-harvest-home = la récolte est rentrée
name-asked-sowing = ce qu’on sème

event-fist-closed = { $seat } ferme le poing.
event-harvest = Les poings s’ouvrent : { $sown }. Le ciel apporte { $card }. Grains à présent : { $kernels }.
event-ended = La récolte est rentrée. Le plus grand grenier : { $winners } !

prompt-sow = Semer un grain de plus, ou fermer le poing ? { $fist ->
        [0] Il est vide.
        [one] Il en contient un.
       *[other] Il en contient { $fist }.
    }

refusal-fist-full = Un poing ne contient pas plus de { $most } grains.

verb-sow = Semer un grain de plus
verb-close = Fermer le poing

option-wide-field = Le champ
option-wide-field-meaning = Dans un champ étroit, chaque grain rapporte un de moins quand tout le monde a semé. Dans un champ large, il y a de la place pour tous.
option-wide-field-false = Étroit
option-wide-field-true = Large

score-kernels = Grains

picture-days = Jours restants : { $days }
