import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Votre compte : connexion, adresse, carte',
    summary: 'Un seul compte pour acheter et vendre. Ce que vous réglez une fois sert partout.',
    sections: [
      {
        heading: 'Se connecter',
        paragraphs: [
          'Par mot de passe, par un code reçu par e-mail, par clé d’accès, ou avec Google ou Apple là où ce marché le propose. Se déconnecter dans un onglet vous déconnecte dans tous.',
        ],
      },
      {
        heading: 'Ce qu’il faut remplir',
        paragraphs: [
          'Une adresse de livraison dans les Réglages, et une carte à votre premier paiement. Il faut les deux pour enchérir.',
        ],
      },
    ],
  },
  {
    slug: 'signing-in',
    topic: 'account',
    audience: 'everyone',
    title: 'Se connecter, et que faire si cela ne marche pas',
    summary:
      'Un mot de passe, un code par e-mail, une clé d’accès, Google ou Apple : chacun ouvre le même compte.',
    sections: [
      {
        heading: 'Les façons d’entrer',
        paragraphs: [
          'Avec votre e-mail et votre mot de passe ; ou avec « Recevoir un code par e-mail », qui envoie six chiffres valables dix minutes ; ou avec une clé d’accès, sans rien taper. Google et Apple sont là où ce marché les propose.',
          'Le marché répond de la même façon, qu’une adresse ait un compte ou non. Si aucun e-mail n’arrive, cherchez d’abord une faute de frappe, puis regardez parmi les indésirables.',
        ],
      },
      {
        heading: 'Mot de passe oublié',
        paragraphs: [
          '« Mot de passe oublié ? » vous envoie un lien par e-mail. Il ne sert qu’une fois, pendant 30 minutes. Enregistrer le nouveau mot de passe vous déconnecte de vos autres appareils.',
          'Si vous utilisez la validation en deux étapes, ce code sera demandé aussi.',
        ],
      },
      {
        heading: 'Votre adresse e-mail',
        paragraphs: [
          'Après l’inscription, vous recevez un code à six chiffres. Saisissez-le pour confirmer que l’adresse est la vôtre : jusque-là, quelqu’un d’autre pourrait encore la revendiquer.',
          'Vous changez d’adresse dans Réglages, Sécurité. Elle change quand vous avez tapé le code envoyé à la nouvelle ; l’ancienne est prévenue.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Clés d’accès, validation en deux étapes, appareils',
    summary:
      'Une clé d’accès est la façon la plus sûre d’entrer. Réglages, Sécurité montre aussi chaque appareil connecté.',
    sections: [
      {
        heading: 'Clés d’accès',
        paragraphs: [
          'Connectez-vous avec votre visage, votre empreinte ou le code de l’appareil. Rien à oublier, et rien qu’une fausse page puisse vous soutirer. Un compte en accepte jusqu’à 20 ; donnez un nom à chacune, et retirez celle d’un appareil que vous n’avez plus.',
        ],
      },
      {
        heading: 'Validation en deux étapes',
        paragraphs: [
          'Scannez le code avec une application d’authentification. Dès lors, le mot de passe seul ne suffit plus : vous saisirez aussi six chiffres de l’application. Une clé d’accès n’a pas besoin d’une deuxième étape, car elle en vaut deux.',
          'Vous recevez dix codes de secours, et ne les voyez qu’à ce moment. Chacun sert une fois. Gardez-les là où votre téléphone n’est pas. S’il n’en reste plus, créez-en de nouveaux ; les anciens ne marchent alors plus.',
        ],
      },
      {
        heading: 'Appareils',
        paragraphs: [
          'La liste montre le navigateur, le système et la dernière visite de chacun. Si vous n’en connaissez pas un, déconnectez-le et changez de mot de passe. Une connexion depuis un appareil nouveau pour votre compte vous est signalée par e-mail.',
          'Un appareil se déconnecte de lui-même après 30 jours sans visite, et au plus tard après 180 jours. Avant de changer votre façon d’entrer, on vous demande encore une fois qui vous êtes.',
        ],
      },
    ],
  },
  {
    slug: 'verification',
    topic: 'account',
    audience: 'everyone',
    title: 'Faire vérifier votre compte',
    summary:
      'Un e-mail et un téléphone confirmés apparaissent comme badges sur votre profil. Les vendeurs peuvent aussi faire vérifier leur identité.',
    sections: [
      {
        heading: 'E-mail et téléphone',
        paragraphs: [
          'Les deux se confirment par un code à six chiffres, sous « Vérifier votre compte », depuis votre profil. Personne ne voit le numéro ni l’adresse, seulement le badge. Un numéro est à qui l’a confirmé en dernier.',
        ],
      },
      {
        heading: 'Vendeur vérifié',
        paragraphs: [
          'Donnez votre nom légal et le pays de votre document, ajoutez une photo ou un PDF d’un passeport, d’une carte d’identité ou d’un permis de conduire, et envoyez. Un administrateur de ce marché décide, et la réponse arrive par e-mail. Si c’est non, la raison y est, et vous pouvez recommencer.',
          'Vous et les administrateurs êtes seuls à pouvoir ouvrir le document, et chaque fois que l’un d’eux le fait, c’est noté. Il est supprimé quelque temps après la décision, et votre nom légal avec lui ; la page dit après combien de jours.',
        ],
      },
    ],
  },
  {
    slug: 'addresses',
    topic: 'account',
    audience: 'everyone',
    title: 'Vos adresses',
    summary:
      'Gardez jusqu’à 20 adresses. Les colis vont à celle par défaut, sauf si vous en choisissez une autre.',
    sections: [
      {
        heading: 'Les remplir',
        paragraphs: [
          'Ce qu’il faut dans une adresse dépend du pays, et le formulaire le sait : code postal, région, forme du téléphone. Les transporteurs ont besoin du numéro pour vous joindre.',
        ],
      },
      {
        heading: 'Loin de chez vous',
        paragraphs: [
          'Avec « Retenir les colis jusqu’au », les vendeurs voient à partir de quel jour un colis peut arriver. Ce jour passé, la note disparaît d’elle-même.',
          'Supprimer une adresse ne détourne pas ce qui est déjà en route.',
        ],
      },
    ],
  },
  {
    slug: 'limits',
    topic: 'account',
    audience: 'everyone',
    title: 'Limites, rappels et pauses',
    summary:
      'Vous décidez combien vous dépensez et combien de temps vous restez. Une limite plus stricte s’applique aussitôt ; une plus souple attend un jour.',
    sections: [
      {
        heading: 'Dépenser',
        paragraphs: [
          'Fixez combien vous pouvez dépenser en 24 heures, 7 jours ou 30 jours. On compte en arrière à partir de cet instant même : aucun minuit ne remet le compte à zéro. Une enchère ou un achat au-delà est refusé.',
          'Une limite plus basse s’applique aussitôt. Une plus haute, ou aucune, s’applique après 24 heures, et d’ici là vous pouvez changer d’avis.',
        ],
      },
      {
        heading: 'Le temps',
        paragraphs: [
          'Un rappel est une ligne discrète à l’écran, toutes les quelques minutes. Une pause de 1, 7 ou 30 jours arrête enchères et achats ; regarder, écrire et suivre vos commandes reste possible. Personne ne peut y mettre fin plus tôt.',
        ],
      },
    ],
  },
  {
    slug: 'leaving',
    topic: 'account',
    audience: 'everyone',
    title: 'Télécharger vos données, fermer le compte',
    summary:
      'Dans Réglages, Compte, vous téléchargez tout ce que le marché garde de vous, ou fermez le compte pour de bon.',
    sections: [
      {
        heading: 'Vos données',
        paragraphs: [
          'Un fichier zip : ce qu’on sait de vous en JSON, lisible par les personnes et les programmes, et les fichiers que vous avez déposés. Vous pouvez le demander jusqu’à cinq fois par jour, même si votre compte est suspendu, tant que votre session reste ouverte.',
        ],
      },
      {
        heading: 'Fermer',
        paragraphs: [
          'Votre nom, photo, adresses, téléphone, appareils et clés d’accès sont supprimés aussitôt, et votre boutique ferme. Les commandes et les avis restent sans votre nom, car d’autres personnes et la comptabilité en ont besoin. C’est définitif.',
          'Il faut attendre tant que votre direct est en cours, qu’une de vos enchères court, ou que vous menez une enchère.',
        ],
      },
    ],
  },
  {
    slug: 'language-and-look',
    topic: 'account',
    audience: 'everyone',
    title: 'Langue, clair et sombre',
    summary: 'Les deux sont au bas de chaque page et dans votre menu, et restent comme vous les laissez.',
    sections: [
      {
        heading: 'Ce qui change',
        paragraphs: [
          'Les mots, les nombres, les dates et le sens de lecture suivent la langue. Les prix gardent la devise du marché.',
          'Comme l’appareil suit votre téléphone ou ordinateur ; Clair et Sombre restent ce qu’ils sont. Les animations sont réduites quand votre appareil le demande.',
        ],
      },
    ],
  },
  {
    slug: 'messages',
    topic: 'account',
    audience: 'everyone',
    title: 'Messages et notifications',
    summary:
      'Écrivez à quelqu’un depuis son profil ou sa boutique ; la cloche et vos réglages décident de ce qui vous parvient.',
    sections: [
      {
        heading: 'Écrire',
        paragraphs: [
          'Les messages se trouvent en haut, sous la bulle. Envoyez des mots, des photos ou un produit ; touchez un message pour répondre, réagir, le modifier dans les 15 minutes ou le supprimer. Une coche : il est enregistré ; deux : il est arrivé ; Lu : il a été lu.',
          'Sans connexion, vous pouvez relire ce que vous aviez ouvert et continuer d’écrire. Tout part dans l’ordre à votre retour.',
        ],
      },
      {
        heading: 'Au calme',
        paragraphs: [
          'Dans le menu d’une conversation, vous pouvez la mettre en sourdine, bloquer la personne ou signaler un message. Un blocage arrête tout, dans les deux sens : messages, offres, votre présence et ce que vous avez lu.',
          'Dans Réglages, Notifications, vous choisissez pour chaque type s’il arrive dans le marché, par e-mail ou sur votre appareil, et vos heures calmes. Plusieurs du même type arrivent ensemble.',
        ],
      },
      {
        heading: 'Pour les vendeurs',
        paragraphs: [
          'Les réponses enregistrées répondent à ce qu’on vous demande chaque jour. Un message d’absence répond une fois par jour à chacun pendant que vous n’êtes pas là.',
        ],
      },
    ],
  },
];
