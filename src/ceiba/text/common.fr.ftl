# Ce que tous les jeux partagent : refus, incidents, niveaux des bots.

# La langue elle-même : son nom, et de quel côté elle commence (ltr ou rtl).
language-name = Français
language-direction = ltr

# Entre les deux derniers d’une liste : « Ana, Bo et Chan ».
list-and = et
# À la place d’une liste vide.
list-none = rien

## Refus

refusal-not-asked = Ce n’est pas à vous de répondre. On attend { $seats } : { $task }.
refusal-not-now = Ce n’est pas ce qu’on vous demande maintenant : { $asked }
refusal-after-reveal = Quelque chose est révélé avant cette réponse. Regardez d’abord, répondez ensuite.
refusal-over = La partie est terminée.
refusal-undo-nothing = Vous n’avez aucune réponse à reprendre.
refusal-undo-revealed = Quelque chose a été révélé depuis votre dernière réponse. Demandez aux autres si vous pouvez la reprendre.
refusal-undo-sealed = Les réponses secrètes ont été dévoilées depuis. Seule la table entière peut revenir en arrière, et alors chacun répond de nouveau.

## Sommes d’un tour : les mots qui suivent le nombre

sum-points = { $count ->
        [one] point
       *[other] points
    }

## Ce qui arrive dans tous les jeux

event-answer-taken-back = { $seat } reprend une réponse.
event-answers-taken-back = { $seat } revient en arrière avec l’accord de la table : { $answers ->
    [one] une réponse est à redonner
   *[other] { $answers } réponses sont à redonner
}.

## Incidents : ce qui s’est passé, et quoi faire

problem-stale = La partie a avancé entre-temps. Regardez la table et répondez à la question du moment.
problem-malformed = Réponse incomprise : « { $text } ». Choisissez parmi ce qui est proposé.
problem-not-your-seat = Cette place n’est pas la vôtre. Ouvrez votre propre lien de place, ou restez en spectateur.
problem-not-started = La partie n’a pas commencé : il manque encore du monde. Partagez le lien de la table.
problem-too-large = Ce message est trop long. Raccourcissez-le et renvoyez-le.
problem-too-fast = Trop de messages d’un coup. Attendez quelques secondes, puis réessayez.
problem-no-hints = À cette table, on joue sans conseils.
problem-no-undo = Il n’y a rien à reprendre pour l’instant. Continuez la partie.
problem-undo-sealed = Les réponses secrètes ont été dévoilées, et les bots ne reviennent pas là-dessus. Continuez la partie.
problem-gone = Cette table n’existe plus. Revenez à l’accueil pour en ouvrir une autre.
problem-newer = Cette partie a commencé avec un Ceiba plus récent que celui d’ici. La personne qui tient le serveur doit le mettre à jour ; la partie est gardée.
problem-internal = C’est notre faute : quelque chose a cassé ici. Rechargez la page ; votre partie est gardée.
problem-no-table = Aucune table à cette adresse. Vérifiez le lien, ou ouvrez une nouvelle table.
problem-full = La table est complète. Vous pouvez regarder la partie, ou ouvrir une autre table.
problem-sit-first = Vous avez déjà pris une place à cette table. Ouvrez-la d’abord ; vous pourrez ensuite en prendre une autre.
problem-not-over = La partie n’est pas finie : tout sera montré à la fin. Revenez alors.
problem-not-away = { $name } est là, ou n’a pas encore fait attendre la table assez longtemps. Patientez un peu.
problem-no-clock = Il n’y a pas ici de pendule à arrêter.
problem-out-of-time = Votre temps est écoulé et un bot joue pour vous. Dites que vous revoilà, puis continuez.
problem-bad-address = Rien ne peut être envoyé à cette adresse. Un webhook commence par https:// et se trouve sur Internet ; le courriel n’est envoyé que si l’hôte l’a prévu.
problem-too-many-ways = Cette place est déjà prévenue de bien des façons. Retirez-en une d’abord.
problem-bad-log = Ce journal de partie est illisible. Choisissez un fichier enregistré par Ceiba. Détail : { $reason }
problem-bad-request = Cette demande n’a pas pu être comprise. Rechargez la page et réessayez. Détail : { $reason }
problem-bad-option = Cette option n’est pas acceptée : { $reason }.
problem-unknown-game = Jeu inconnu ici : « { $game } ». Choisissez un jeu à l’accueil.
problem-no-open-tables = Ce serveur n’a pas de tables ouvertes. Ouvrez une table privée et envoyez son lien à celles et ceux avec qui vous voulez jouer.
problem-unknown-person = Ce navigateur n’est plus connu ici : vous avez peut-être tout fait oublier sur un autre appareil. Continuez comme une nouvelle personne, ou utilisez une clé d’accès.
problem-used-link = Ce lien a déjà servi, il est trop vieux ou incomplet. Faites-en un nouveau sur l’appareil qui vous connaît.
problem-wrong-passkey = Cette clé d’accès est inconnue ici : elle vient d’un autre site, ou d’une personne oubliée. Essayez-en une autre, ou un lien depuis un appareil qui vous connaît.

## Pourquoi une option n’est pas acceptée : la fin de la phrase problem-bad-option

bad-option-not-listed = les valeurs possibles sont { $values }, et « { $value } » n’en est pas une
bad-option-not-text = il faut un texte, et « { $value } » n’en est pas un
bad-option-too-long = le texte compte { $length } caractères, et { $most } au plus sont admis
bad-option-unknown = « { $option } » n’est pas une option de { $game }, dont les options sont { $options }
bad-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }

## Niveaux des bots, du plus faible au plus fort

level-teacher = Guide
level-beginner = Semeur
level-beginner-meaning = Il vient d’apprendre les règles et joue au jour le jour : idéal pour une première partie.
level-novice = Apprenti
level-novice-meaning = Il connaît bien les règles et joue à l’instinct, avec une faute de temps en temps : pour qui a déjà joué une fois ou deux.
level-adept = Scribe
level-adept-meaning = Il tient ses comptes, voit un peu plus loin et se trompe rarement : un adversaire honnête.
level-master = Ahau
level-master-meaning = Le seigneur de la cité : il réfléchit avant d’agir et pardonne peu.
level-seer = Chilam
level-seer-meaning = Le devin qui lit les jours : il a appris seul ce qui compte et médite chaque réponse.

# Notices

notice-title = À vous de jouer : { $game }
notice-text = La table avec { $names } vous attend.
