import type { GuideArticle } from './schema.ts';

export const sellingArticles: readonly GuideArticle[] = [
  {
    slug: 'open-a-shop',
    topic: 'selling',
    audience: 'sellers',
    title: 'Ouvrir une boutique',
    summary:
      'Un nom, un lieu et votre délai d’expédition. Cela prend deux minutes et ne coûte rien tant que vous ne vendez pas.',
    sections: [
      {
        heading: 'La première heure',
        paragraphs: [
          'Choisissez Ouvrir une boutique dans votre menu. Racontez qui fabrique, et où : on le lit plus que vous ne croyez.',
          'Ajoutez ensuite un mode d’envoi et deux ou trois produits. Les boutiques avec des photos et une histoire se font suivre.',
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
          'À la fin de Modifier votre boutique, vous pouvez la fermer. Vous seul la voyez alors, rien n’est supprimé, et vous la rouvrez quand vous voulez. Les enchères en cours, les directs programmés et les événements aux billets vendus doivent d’abord être terminés.',
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
          'La première sert de couverture et s’affiche en hauteur, quatre sur cinq. La lumière du jour d’un côté et un fond uni font plus que n’importe quel filtre.',
          'Le lieu de la prise de vue est retiré du fichier avant que quiconque ne la voie.',
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
          'Un prix fixe, une enchère d’une heure à 14 jours ou dans un direct, ou un cadeau dans un direct. Ce que vous gagnez se calcule à côté du prix pendant que vous tapez.',
        ],
      },
      {
        heading: 'Brouillons, stock et réductions',
        paragraphs: [
          'Ce que vous écrivez est enregistré comme brouillon pendant la saisie, même sans prix. Si vous modifiez le même produit dans deux fenêtres, la seconde en est informée et rien n’est écrasé.',
          'Le stock diminue à chaque vente. À zéro, le produit passe en rupture, et revient en vente dès que vous en ajoutez ; ceux qui l’ont enregistré sont prévenus.',
          'Quand vous baissez un prix qui a un prix de comparaison, on voit barré à côté le prix le plus bas des 30 jours précédents. Ce que personne n’a jamais eu à payer n’est pas barré.',
        ],
      },
    ],
  },
  {
    slug: 'import',
    topic: 'selling',
    audience: 'sellers',
    title: 'Apporter des produits d’une autre boutique',
    summary:
      'Exportez un CSV de Shopify ou WooCommerce, ou remplissez notre modèle, et choisissez le fichier.',
    sections: [
      {
        heading: 'Vérifié avant tout changement',
        paragraphs: [
          'Le fichier est d’abord vérifié ligne par ligne. Ce qui ne va pas est indiqué par ligne et colonne.',
          'Importer le même fichier de nouveau met vos produits à jour au lieu de les doubler. Ce que vous avez vendu ou changé ici entre-temps reste, sauf si le fichier dit autre chose qu’avant.',
        ],
      },
      {
        heading: 'Les photos viennent ensuite',
        paragraphs: [
          'Les produits sont là aussitôt, en brouillon. Leurs photos sont récupérées là où elles se trouvent, et avec la première le produit est mis en vente.',
          'Une photo introuvable est nommée avec sa ligne. Mettez la bonne adresse dans le fichier et importez-le de nouveau, ou ajoutez la photo à la main.',
        ],
      },
      {
        heading: 'Emporter vos produits',
        paragraphs: [
          'Exporter mes produits vous donne un tableau de tout ce que vous vendez à prix fixe. Changez-y prix et stock et importez-le : ce qu’il dit devient la règle.',
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
      'Un prix unique, au poids, gratuit dès un montant, ou en retrait. Plusieurs gains d’un direct partent dans un seul colis.',
    sections: [
      {
        heading: 'La mise en place',
        paragraphs: [
          'Allez dans Réglages, Modes d’envoi. En écrivant un mode, vous voyez ce que coûteraient trois colis ordinaires.',
          'Ce qui s’envoie autrement a son propre profil : le grand et le lourd, ou ce qui part d’un autre pays. Tout le reste suit le profil par défaut.',
          'Un acheteur qui gagne plusieurs lots dans un direct paie la livraison une seule fois.',
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
    summary: 'Programmez-le, ordonnez les lots, répétez, passez en direct depuis le navigateur ou OBS.',
    sections: [
      {
        heading: 'Avant',
        paragraphs: [
          'Programmez le direct deux ou trois jours à l’avance, pour que les abonnés soient prévenus. Placez dix à vingt lots dans l’ordre où vous voulez les montrer.',
          'En répétition, vous vous voyez et vous entendez, et personne d’autre.',
        ],
      },
      {
        heading: 'Pendant',
        paragraphs: [
          'Lancez un lot quand vous l’avez en main. Le suivant peut se préparer pendant ce temps, et des modérateurs peuvent tenir la salle pour que vous puissiez parler.',
          'Un téléphone sur un pied à hauteur de vos yeux et une lampe derrière lui suffisent.',
        ],
      },
    ],
  },
  {
    slug: 'fees',
    topic: 'selling',
    audience: 'sellers',
    title: 'Ce que coûte la vente',
    summary: 'Rien tant que rien n’est vendu. Ensuite, une commission et le coût du paiement.',
    sections: [
      {
        heading: 'Un exemple',
        paragraphs: [
          'Avec la commission habituelle de 8 % et 2,9 % + 0,30 pour le paiement, un article vendu 58,00 vous laisse 51,38. L’exploitant de ce marché peut fixer d’autres frais ; ceux en vigueur s’affichent à côté du prix quand vous créez une annonce.',
          'Certaines catégories ont leur propre commission. Annonces, directs et versements sont sans frais.',
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
      'Les gains sont à vous 72 heures après la livraison. Ils vont à votre banque à la demande, chaque semaine ou chaque mois.',
    sections: [
      {
        heading: 'En attente et disponible',
        paragraphs: [
          'Ce qui est vendu reste en attente jusqu’à 72 heures après la livraison. Ensuite, cela peut être versé, ou dépensé sur le marché.',
          'Chaque commande montre tout le compte : prix, commission, frais de paiement, livraison, ce qui reste et la date prévue.',
        ],
      },
    ],
  },
];
