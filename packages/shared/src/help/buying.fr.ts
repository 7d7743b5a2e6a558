import { protection } from '../languages/messages/fr/protection.ts';
import { claimOf } from '../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const buyingArticles: readonly GuideArticle[] = [
  {
    slug: 'first-purchase',
    topic: 'buying',
    audience: 'buyers',
    title: 'Acheter pour la première fois',
    summary:
      'Ajoutez-le au panier, choisissez la livraison et payez par carte. Un seul panier pour plusieurs boutiques.',
    sections: [
      {
        heading: 'De la boutique à votre porte',
        paragraphs: [
          'Ouvrez un produit, choisissez la taille ou la couleur, et touchez « Acheter » ou « Au panier ». Vous pouvez continuer vos achats : votre panier réunit les articles de plusieurs boutiques et vous ne payez qu’une fois.',
          'Au moment de payer, vos articles vous sont réservés pendant 10 minutes et le temps restant s’affiche. S’il est écoulé, rien n’est perdu : ils sont simplement remis en vente et quelqu’un d’autre peut les acheter.',
          'Vous recevez une commande par boutique, car chacune prépare son propre colis.',
        ],
      },
      {
        heading: 'Ce qu’il vous faut',
        paragraphs: [
          'Une adresse de livraison et une carte. Enregistrez les deux : la prochaine fois, deux gestes suffiront.',
        ],
      },
    ],
  },
  {
    slug: 'prices',
    topic: 'buying',
    audience: 'buyers',
    title: 'Ce que veut dire un prix barré',
    summary: 'C’est le prix le plus bas des 30 jours avant la baisse, jamais un prix inventé.',
    sections: [
      {
        heading: 'Des réductions honnêtes',
        paragraphs: [
          'Nous conservons tous les prix d’un produit. Quand le vendeur le baisse, le prix barré est le plus bas des 30 jours précédents, comme l’exige le droit européen.',
          'Sur la page d’un produit, un petit graphique retrace tous ses prix. Les prix de vente aux enchères sont publics, eux aussi.',
        ],
      },
    ],
  },
  {
    slug: 'offers',
    topic: 'buying',
    audience: 'buyers',
    title: 'Faire une offre',
    summary:
      'Si le vendeur accepte les offres, vous pouvez proposer un prix. Il a 48 heures pour accepter, faire une contre-offre ou refuser.',
    sections: [
      {
        heading: 'Comment ça marche',
        paragraphs: [
          'Touchez « Faire une offre » sur la page du produit et indiquez votre prix. Le vendeur reçoit l’offre dans votre conversation, où vous pouvez ajouter un mot et voir à tout moment où elle en est.',
          'Vous avez vous aussi 48 heures pour répondre à une contre-offre : acceptez-la, refusez-la ou proposez un prix entre les deux.',
          'Une offre acceptée est valable 24 heures : ajoutez l’article au panier à ce prix. D’ici là, quelqu’un d’autre peut encore l’acheter au prix affiché.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Suivre une commande, ou en retrouver une sans se connecter',
    summary:
      'Suivez chaque étape dans Mes commandes. Sans compte, le numéro de commande et votre e-mail suffisent.',
    sections: [
      {
        heading: 'Les étapes',
        paragraphs: [
          'Payée, emballée, expédiée, livrée, terminée. Dès que le vendeur ajoute un numéro de suivi, il apparaît dans la commande.',
          'Vous pouvez demander l’annulation tant que le colis n’est pas emballé.',
        ],
      },
      {
        heading: 'Sans se connecter',
        paragraphs: [
          'Ouvrez Mes commandes et saisissez le numéro de commande et l’e-mail utilisé pour l’achat. Nous envoyons un lien à cette adresse, et personne d’autre ne peut l’ouvrir.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'Article cassé, mauvais article ou colis jamais reçu',
    summary:
      'Ouvrez une réclamation depuis la commande. Le vendeur a 48 heures pour répondre, puis l’assistance tranche.',
    sections: [
      {
        heading: 'De combien de temps vous disposez',
        paragraphs: [claimOf(protection, 'fr')],
      },
      {
        heading: 'Que faire',
        paragraphs: [
          'Ouvrez la commande et touchez « Signaler un problème ». Dites-nous ce qui ne va pas et ajoutez des photos de l’article, et du colis s’il était abîmé.',
          'Le vendeur a 48 heures pour répondre par un remboursement, un remplacement ou un retour. Si vous ne trouvez pas d’accord, l’assistance lit les deux versions et tranche.',
        ],
      },
    ],
  },
  {
    slug: 'events',
    topic: 'buying',
    audience: 'buyers',
    title: 'Billets pour les événements',
    summary: 'Chaque billet est un code sur votre téléphone que le vendeur scanne à l’entrée.',
    sections: [
      {
        heading: 'Avant et à l’entrée',
        paragraphs: [
          'La page d’un événement indique l’heure locale du lieu. Ajoutez-le à votre calendrier : il s’y affichera à votre heure.',
          'Vos billets sont dans la commande. Chaque code est valable pour une personne, une seule fois.',
          'Pour un événement en ligne, le lien apparaît dans la commande avant le début.',
        ],
      },
    ],
  },
  {
    slug: 'watching',
    topic: 'live',
    audience: 'buyers',
    title: 'Regarder un direct',
    summary: 'Tout le monde peut regarder et lire le chat. Pour écrire, enchérir ou acheter, connectez-vous.',
    sections: [
      {
        heading: 'Dans la salle',
        paragraphs: [
          'La vidéo occupe tout l’écran, le chat défile par-dessus et l’article présenté s’affiche en bas avec son prix.',
          'Touchez « Me prévenir » sur un direct à venir et nous vous préviendrons dès qu’il commence. Suivez une boutique pour ne manquer aucun de ses directs.',
          'Vous l’avez manqué ? Beaucoup de directs restent en rediffusion, avec une liste pour aller droit au lot qui vous intéresse.',
        ],
      },
      {
        heading: 'Savoir-vivre',
        paragraphs: [
          'Les hôtes et leurs modérateurs peuvent supprimer des messages, ralentir le chat ou exclure quelqu’un de la salle. Soyez l’invité que vous aimeriez recevoir.',
        ],
      },
    ],
  },
  {
    slug: 'bidding',
    topic: 'live',
    audience: 'buyers',
    title: 'Comment fonctionnent les enchères',
    summary:
      'L’enchère la plus haute l’emporte quand le temps est écoulé. Une enchère tardive ajoute du temps : personne ne peut rafler le lot à la dernière seconde.',
    sections: [
      {
        heading: 'Une enchère vous engage',
        paragraphs: [
          'Pour enchérir, il faut une adresse et une carte enregistrée. Si vous gagnez, nous débitons la carte. En cas d’échec, vous avez 24 heures avant que le lot soit proposé à l’enchérisseur suivant.',
          'Une fausse manœuvre ? Vous pouvez retirer votre enchère pendant 5 secondes, tant que personne n’a surenchéri.',
        ],
      },
      {
        heading: 'Quand le temps est presque écoulé',
        paragraphs: [
          'Chaque lot précise l’effet d’une enchère tardive : relancer le chrono, ajouter quelques secondes ou ne rien changer (mort subite).',
          'C’est l’horloge du marché qui décide, pas celle de votre téléphone.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Fixer un maximum et laisser faire',
    summary:
      'Fixez le montant maximum que vous êtes prêt à payer. Nous enchérissons pour vous au plus juste, sans jamais révéler votre limite.',
    sections: [
      {
        heading: 'Un exemple',
        paragraphs: [
          'Le prix est à 20 et votre maximum à 50. Quelqu’un enchérit à 25 : nous enchérissons à 26 pour vous. Si personne ne va plus haut, vous payez 26, pas 50.',
          'Si deux personnes fixent le même maximum, la première à l’avoir fixé l’emporte.',
        ],
      },
    ],
  },
  {
    slug: 'bid-log',
    topic: 'live',
    audience: 'everyone',
    title: 'Vérifier qu’une enchère était loyale',
    summary:
      'Chaque lot a un journal public où chaque enchère est liée à la précédente. Tout le monde peut le vérifier.',
    sections: [
      {
        heading: 'Ce que montre le journal',
        paragraphs: [
          'Le numéro, l’heure et le montant de chaque enchère, ainsi qu’un hash qui inclut celui de l’enchère précédente. Modifier une ligne invaliderait toutes les suivantes.',
          'Les cadeaux sont tirés au sort de la même façon : nous publions le hash de la graine avant les participations, puis la graine elle-même après le tirage.',
        ],
      },
    ],
  },
];
