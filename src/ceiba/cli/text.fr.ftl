cli-name = Voyageur
cli-help = Tapez le nombre placé devant une réponse, ou ses mots, u pour reprendre, ? pour revoir cette ligne, q pour quitter.
cli-not-understood = Ce n’est aucune des réponses. Tapez un numéro de la liste.
cli-goodbye = Au revoir, et merci d’avoir joué.
cli-saved = La partie est gardée dans { $file }.
