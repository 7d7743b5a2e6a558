import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Votre compte : connexion, adresse, carte',
    summary: 'Un seul compte achète et vend. Ce que vous réglez une fois sert partout.',
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
          'Votre e-mail et votre mot de passe ; ou « Envoyez-moi plutôt un code », qui vous envoie six chiffres valables dix minutes ; ou une clé d’accès, sans rien taper. Google et Apple sont là où ce marché les propose.',
          'Le marché répond de la même façon, qu’une adresse ait un compte ou non. Si aucun e-mail n’arrive, cherchez d’abord une faute de frappe, puis regardez parmi les indésirables.',
        ],
      },
      {
        heading: 'Mot de passe oublié',
        paragraphs: [
          '« Oublié ? » vous envoie un lien. Il sert une seule fois, pendant 30 minutes. Quand vous enregistrez le nouveau mot de passe, tous les autres appareils sont déconnectés.',
          'Si vous utilisez un second facteur, il est demandé aussi avec le nouveau mot de passe.',
        ],
      },
      {
        heading: 'Votre adresse e-mail',
        paragraphs: [
          'Après l’inscription, vous recevez six chiffres. Tapez-les, et l’adresse est à vous : jusque-là, quelqu’un d’autre pourrait encore prouver qu’elle est la sienne.',
          'Vous changez d’adresse dans Réglages, Sécurité. Elle change quand vous avez tapé le code envoyé à la nouvelle ; l’ancienne est prévenue.',
        ],
      },
    ],
  },
  {
    slug: 'keeping-it-safe',
    topic: 'account',
    audience: 'everyone',
    title: 'Clés d’accès, second facteur, appareils',
    summary:
      'Une clé d’accès est la façon la plus sûre d’entrer. Réglages, Sécurité montre aussi chaque appareil connecté.',
    sections: [
      {
        heading: 'Clés d’accès',
        paragraphs: [
          'Votre visage, votre doigt ou le code de votre appareil ouvre le compte. Rien à oublier, et rien qu’une fausse page puisse vous soutirer. Un compte en tient jusqu’à 20 ; donnez un nom à chacune, et retirez celle d’un appareil que vous n’avez plus.',
        ],
      },
      {
        heading: 'Second facteur',
        paragraphs: [
          'Scannez l’image avec une application d’authentification. Dès lors, le mot de passe seul ne suffit plus : les six chiffres de l’application sont demandés aussi. Une clé d’accès n’a pas besoin de second facteur, car elle en vaut deux.',
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
    title: 'Montrer qui vous êtes',
    summary:
      'Un e-mail et un téléphone confirmés sont des marques sur votre profil. Qui vend peut aussi faire vérifier son nom.',
    sections: [
      {
        heading: 'E-mail et téléphone',
        paragraphs: [
          'Les deux se confirment par six chiffres, sous « Vérifier votre compte », depuis votre profil. Personne ne voit le numéro ni l’adresse, seulement la marque. Un numéro est à qui l’a confirmé en dernier.',
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
      'Vous décidez combien vous dépensez et combien de temps vous restez. Plus strict vaut aussitôt ; plus souple attend un jour.',
    sections: [
      {
        heading: 'Dépenser',
        paragraphs: [
          'Fixez combien vous pouvez dépenser en 24 heures, 7 jours ou 30 jours. On compte en arrière à partir de cet instant même : aucun minuit ne remet le compte à zéro. Une enchère ou un achat au-delà est refusé.',
          'Une limite plus basse vaut aussitôt. Une plus haute, ou aucune, vaut après 24 heures, et jusque-là vous pouvez changer d’avis.',
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
    title: 'Emporter vos données, fermer le compte',
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
          'Votre nom, image, adresses, téléphone, appareils et clés d’accès sont supprimés aussitôt, et votre boutique ferme. Les commandes et les avis restent sans votre nom, car d’autres et la comptabilité en ont besoin. C’est sans retour.',
          'Il faut attendre tant que votre direct est à l’antenne, tant qu’une de vos enchères court, ou tant que vous menez dans une enchère.',
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
          'Les réponses enregistrées répondent à ce qu’on vous demande chaque jour. Un mot d’absence répond une fois par jour à chacun pendant que vous n’êtes pas là.',
        ],
      },
    ],
  },
];
