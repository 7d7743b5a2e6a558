import type { GuideArticle } from './schema.ts';

export const accountArticles: readonly GuideArticle[] = [
  {
    slug: 'account',
    topic: 'account',
    audience: 'everyone',
    title: 'Votre compte : connexion, adresse, carte',
    summary: 'Un seul compte pour acheter et vendre. Réglez tout une fois, et c’est valable partout.',
    sections: [
      {
        heading: 'Se connecter',
        paragraphs: [
          'Par mot de passe, par un code reçu par e-mail, par clé d’accès, ou avec Google ou Apple là où ce marché le propose. Si vous vous déconnectez dans un onglet, vous l’êtes dans tous.',
        ],
      },
      {
        heading: 'Ce qu’il vous faut',
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
    title: 'Se connecter, et que faire si ça ne marche pas',
    summary:
      'Un mot de passe, un code par e-mail, une clé d’accès, Google ou Apple : tous mènent au même compte.',
    sections: [
      {
        heading: 'Les façons de se connecter',
        paragraphs: [
          'Avec votre e-mail et votre mot de passe ; ou avec « Recevoir un code par e-mail », qui envoie six chiffres valables dix minutes ; ou avec une clé d’accès, sans rien taper. Google et Apple sont disponibles si ce marché les propose.',
          'Nous répondons de la même façon, que l’adresse ait un compte ou non. Si aucun e-mail n’arrive, vérifiez d’abord l’adresse, puis le dossier des indésirables.',
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
          'Changez d’adresse dans Réglages, Sécurité. Le changement se fait quand vous saisissez le code envoyé à la nouvelle, et nous prévenons l’ancienne.',
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
      'Une clé d’accès est la façon la plus sûre de se connecter. Dans Réglages, Sécurité, vous voyez aussi tous les appareils connectés.',
    sections: [
      {
        heading: 'Clés d’accès',
        paragraphs: [
          'Connectez-vous avec votre visage, votre empreinte ou le code de l’appareil. Rien à oublier, et rien qu’une fausse page puisse vous soutirer. Vous pouvez en avoir jusqu’à 20 : nommez-les, et retirez celles des appareils que vous n’avez plus.',
        ],
      },
      {
        heading: 'Validation en deux étapes',
        paragraphs: [
          'Scannez le code avec une application d’authentification. Dès lors, le mot de passe seul ne suffit plus : vous saisirez aussi six chiffres de l’application. Une clé d’accès se passe de deuxième étape : elle en vaut deux.',
          'Vous recevez dix codes de secours, affichés une seule fois. Chacun sert une fois. Gardez-les ailleurs que sur votre téléphone. Si vous n’en avez plus, créez-en de nouveaux : les anciens cesseront de fonctionner.',
        ],
      },
      {
        heading: 'Appareils',
        paragraphs: [
          'La liste montre le navigateur, le système et la dernière visite de chacun. Vous n’en reconnaissez pas un ? Déconnectez-le et changez de mot de passe. Nous vous prévenons par e-mail dès qu’un nouvel appareil se connecte.',
          'Un appareil est déconnecté après 30 jours sans visite, et au plus tard après 180 jours. Avant de modifier votre connexion, nous vous demandons de confirmer que c’est bien vous.',
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
          'Confirmez les deux avec un code à six chiffres, dans « Vérifier votre compte », depuis votre profil. Personne ne voit le numéro ni l’adresse, seulement le badge. Un numéro appartient à la dernière personne qui l’a confirmé.',
        ],
      },
      {
        heading: 'Vendeur vérifié',
        paragraphs: [
          'Indiquez votre nom légal et le pays de votre document, ajoutez une photo ou un PDF de votre passeport, carte d’identité ou permis de conduire, et envoyez. Un administrateur de ce marché décide, et vous recevez la réponse par e-mail. Si c’est non, nous vous disons pourquoi et vous pouvez réessayer.',
          'Vous et les administrateurs êtes seuls à pouvoir ouvrir le document, et chaque consultation est enregistrée. Il est supprimé quelque temps après la décision, avec votre nom légal ; la page indique au bout de combien de jours.',
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
      'Enregistrez jusqu’à 20 adresses. Les colis vont à l’adresse par défaut, sauf si vous en choisissez une autre.',
    sections: [
      {
        heading: 'Ajouter une adresse',
        paragraphs: [
          'Les champs dépendent du pays, et le formulaire s’adapte : code postal, région, format du téléphone. Les transporteurs ont besoin du numéro pour vous joindre.',
        ],
      },
      {
        heading: 'Loin de chez vous',
        paragraphs: [
          'Avec « Retenir les colis jusqu’au », les vendeurs voient à partir de quel jour un colis peut arriver. Une fois ce jour passé, la note disparaît.',
          'Supprimer une adresse ne change rien aux colis déjà en route.',
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
        heading: 'Dépenses',
        paragraphs: [
          'Fixez combien vous pouvez dépenser en 24 heures, 7 jours ou 30 jours. Nous comptons à rebours à partir de maintenant : rien ne repart de zéro à minuit. Les enchères et les achats au-delà sont refusés.',
          'Une limite plus basse s’applique aussitôt. Une plus haute, ou aucune, s’applique après 24 heures, et d’ici là vous pouvez changer d’avis.',
        ],
      },
      {
        heading: 'Temps',
        paragraphs: [
          'Un rappel est un petit message discret à l’écran, à la fréquence que vous choisissez. Une pause de 1, 7 ou 30 jours suspend enchères et achats ; vous pouvez toujours parcourir le marché, écrire et suivre vos commandes. Personne ne peut y mettre fin plus tôt.',
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
      'Dans Réglages, Compte, vous pouvez télécharger tout ce que le marché sait de vous, ou fermer votre compte pour de bon.',
    sections: [
      {
        heading: 'Vos données',
        paragraphs: [
          'Un fichier zip avec ce que nous savons de vous en JSON, lisible par les personnes et les programmes, et les fichiers que vous avez envoyés. Vous pouvez le télécharger jusqu’à cinq fois par jour, même si votre compte est suspendu, tant que vous êtes connecté.',
        ],
      },
      {
        heading: 'Fermer',
        paragraphs: [
          'Votre nom, photo, adresses, téléphone, appareils et clés d’accès sont supprimés aussitôt, et votre boutique ferme. Les commandes et les avis restent sans votre nom, car d’autres personnes et notre comptabilité en ont besoin. C’est définitif.',
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
    summary: 'Vous les trouverez au bas de chaque page et dans votre menu. Nous retenons votre choix.',
    sections: [
      {
        heading: 'Ce qui change',
        paragraphs: [
          'Les textes, les nombres, les dates et le sens de lecture suivent la langue. Les prix restent dans la devise du marché.',
          '« Comme l’appareil » suit votre téléphone ou votre ordinateur ; « Clair » et « Sombre » ne changent pas. Les animations sont réduites si votre appareil le demande.',
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
      'Écrivez à quelqu’un depuis son profil ou sa boutique. La cloche et vos réglages déterminent ce que vous recevez.',
    sections: [
      {
        heading: 'Écrire',
        paragraphs: [
          'Les messages se trouvent en haut, sous la bulle. Envoyez du texte, des photos ou un produit. Touchez un message pour répondre, réagir, le modifier dans les 15 minutes ou le supprimer. Une coche : il est envoyé ; deux : il est arrivé ; « Lu » : il a été lu.',
          'Sans connexion, vous pouvez relire ce que vous aviez ouvert et continuer à écrire. Vos messages partent dans l’ordre à votre retour.',
        ],
      },
      {
        heading: 'Au calme',
        paragraphs: [
          'Dans le menu d’une conversation, vous pouvez la mettre en sourdine, bloquer la personne ou signaler un message. Un blocage arrête tout, dans les deux sens : messages, offres, présence en ligne et confirmations de lecture.',
          'Dans Réglages, Notifications, vous choisissez ce que vous recevez sur le marché, par e-mail ou sur votre appareil, et vos heures calmes. Les notifications du même type arrivent groupées.',
        ],
      },
      {
        heading: 'Pour les vendeurs',
        paragraphs: [
          'Les réponses enregistrées répondent à ce qu’on vous demande chaque jour. Un message d’absence répond une fois par jour à chaque personne pendant que vous n’êtes pas là.',
        ],
      },
    ],
  },
];
