import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Ouvrir une boutique',
    summary:
      'Un nom, un lieu et votre délai d’expédition. Deux minutes suffisent, et c’est gratuit tant que vous n’avez rien vendu.',
    sections: [
      {
        heading: 'La première heure',
        paragraphs: [
          'Choisissez « Ouvrir une boutique » dans votre menu. Racontez qui fabrique vos produits, et où : on le lit plus que vous ne croyez.',
          'Ajoutez ensuite un mode d’envoi et deux ou trois produits. Une boutique qui a des photos et une histoire attire des abonnés.',
        ],
      },
      {
        heading: 'Le badge à côté de votre nom',
        paragraphs: [
          'Vérifiez votre identité et un badge apparaît à côté du nom de votre boutique. Les acheteurs le cherchent.',
        ],
      },
      {
        heading: 'Fermer et rouvrir',
        paragraphs: [
          'Vous pouvez fermer votre boutique au bas de la page Modifier votre boutique. Vous seul la verrez alors, rien n’est supprimé et vous pouvez la rouvrir quand vous voulez. Les enchères en cours, les directs programmés et les événements dont des billets sont vendus doivent d’abord se terminer.',
        ],
      },
    ],
  },
  {
    slug: 'listings',
    topic: 'selling',
    audience: 'sellers',
    title: 'Ajouter des produits qui se vendent',
    summary:
      'Jusqu’à dix photos, un titre honnête, des options pour les tailles et couleurs, et un prix qui vous convient.',
    sections: [
      {
        heading: 'Photos',
        paragraphs: [
          'La première sert de couverture et s’affiche en hauteur, au format 4:5. La lumière du jour venant d’un côté et un fond uni valent mieux que n’importe quel filtre.',
          'Nous retirons la localisation de chaque photo avant que quiconque la voie.',
        ],
      },
      {
        heading: 'Options et variantes',
        paragraphs: [
          'Ajoutez une option comme Émail avec ses valeurs, et chaque combinaison devient une variante avec son prix, son stock et son SKU.',
        ],
      },
      {
        heading: 'Trois façons de vendre',
        paragraphs: [
          'À prix fixe, aux enchères (d’une heure à 14 jours, ou pendant un direct) ou en cadeau pendant un direct. Pendant que vous saisissez le prix, ce que vous toucherez s’affiche à côté.',
        ],
      },
      {
        heading: 'Brouillons, stock et réductions',
        paragraphs: [
          'Tout est enregistré en brouillon au fil de la saisie, même sans prix. Si vous modifiez le même produit dans deux fenêtres, nous vous prévenons dans la seconde et rien n’est écrasé.',
          'Le stock diminue à chaque vente. À zéro, le produit passe en rupture, puis revient en vente dès que vous en rajoutez. Nous prévenons celles et ceux qui l’ont en favori.',
          'Quand vous baissez un prix accompagné d’un prix barré, les acheteurs voient barré le plus bas des 30 jours précédents. Un prix que personne n’a jamais eu à payer n’est jamais affiché.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Importer les produits d’une autre boutique',
    summary:
      'Exportez un CSV de Shopify ou WooCommerce, ou remplissez notre modèle, et choisissez le fichier.',
    sections: [
      {
        heading: 'Vérifié avant tout changement',
        paragraphs: [
          'Nous vérifions d’abord le fichier ligne par ligne, et vous indiquons la ligne et la colonne de chaque erreur.',
          'Réimporter le même fichier met vos produits à jour, sans doublons. Ce que vous avez vendu ou modifié ici entre-temps est conservé, sauf si le fichier apporte du nouveau.',
        ],
      },
      {
        heading: 'Les photos viennent ensuite',
        paragraphs: [
          'Les produits apparaissent aussitôt, en brouillon. Nous copions leurs photos depuis votre autre boutique, et chaque produit est mis en vente dès que sa première photo est arrivée.',
          'Si une photo ne peut pas être copiée, nous vous indiquons sa ligne. Corrigez le lien dans le fichier et réimportez-le, ou ajoutez la photo vous-même.',
        ],
      },
      {
        heading: 'Emporter vos produits',
        paragraphs: [
          '« Exporter mes produits » vous donne un fichier de tout ce que vous vendez à prix fixe. Modifiez-y les prix et les stocks, réimportez-le, et votre boutique correspondra au fichier.',
        ],
      },
    ],
  },
  {
    slug: 'shipping',
    topic: 'selling',
    audience: 'sellers',
    title: 'Modes d’envoi et colis groupés',
    summary:
      'Tarif unique, au poids, gratuit à partir d’un montant, ou retrait sur place. Les lots remportés dans un même direct partent dans un seul colis.',
    sections: [
      {
        heading: 'La mise en place',
        paragraphs: [
          'Allez dans Réglages, Modes d’envoi. À mesure que vous en remplissez un, vous voyez ce que coûteraient trois colis types.',
          'Les produits qui s’envoient autrement ont leur propre profil : les articles grands et lourds, ou ceux qui partent d’un autre pays. Tous les autres suivent le profil par défaut.',
          'Un acheteur qui remporte plusieurs lots dans un direct ne paie la livraison qu’une fois.',
        ],
      },
      {
        heading: 'L’emballage',
        paragraphs: [
          'Imprimez le bon de livraison, emballez, et saisissez le numéro de suivi. Nous prévenons l’acheteur.',
        ],
      },
    ],
  },
  {
    slug: 'first-show',
    topic: 'selling',
    audience: 'sellers',
    title: 'Votre premier direct',
    summary:
      'Programmez-le, préparez vos lots, répétez, puis lancez-vous en direct depuis votre navigateur ou OBS.',
    sections: [
      {
        heading: 'Avant',
        paragraphs: [
          'Programmez le direct deux ou trois jours à l’avance, pour que vos abonnés reçoivent un rappel. Préparez dix à vingt lots dans l’ordre où vous voulez les montrer.',
          'En répétition, vous êtes seul à vous voir et à vous entendre.',
        ],
      },
      {
        heading: 'Pendant',
        paragraphs: [
          'Lancez un lot quand vous l’avez en main. Vous pouvez préparer le suivant pendant ce temps, et laisser le chat à vos modérateurs pour avoir le temps de parler.',
          'Un téléphone sur pied à hauteur des yeux, une lampe derrière : il n’en faut pas plus.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'Ce que coûte la vente',
    summary: 'Rien tant que vous n’avez rien vendu. Ensuite, une commission et des frais de paiement.',
    sections: [
      {
        heading: 'Un exemple',
        paragraphs: [
          'Avec la commission habituelle de 8 % et des frais de paiement de 2,9 % + 0,30, un article vendu 58,00 vous rapporte 51,38. L’exploitant de ce marché peut fixer d’autres frais ; ceux qui s’appliquent s’affichent à côté du prix quand vous ajoutez un produit.',
          'Certaines catégories ont leur propre commission. Les annonces, les directs et les versements sont gratuits.',
        ],
      },
    ],
  },
  {
    slug: 'payouts',
    topic: 'selling',
    audience: 'sellers',
    title: 'Quand et comment vous êtes payé',
    summary:
      'Vos gains sont à vous 72 heures après la livraison. Nous les envoyons à votre banque à la demande, chaque semaine ou chaque mois.',
    sections: [
      {
        heading: 'En attente et disponible',
        paragraphs: [
          'Vos ventes restent en attente jusqu’à 72 heures après la livraison. Ensuite, vous pouvez vous les faire verser ou les dépenser sur le marché.',
          'Chaque commande présente le détail complet : prix, commission, frais de paiement, livraison, ce qui vous revient et la date prévue.',
        ],
      },
    ],
  },
];
