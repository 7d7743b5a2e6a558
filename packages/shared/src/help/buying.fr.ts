import { protection } from '../languages/messages/fr/protection.ts';
import { claimOf } from '../protection/promise.ts';
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
          'Ouvrez un produit, choisissez la taille ou la couleur, et touchez Acheter ou Ajouter au panier. Vous pouvez continuer vos achats : le panier garde les articles de plusieurs boutiques et vous payez une seule fois.',
          'Au paiement, vos articles vous sont réservés pendant 10 minutes. Le temps restant s’affiche. S’il s’écoule, rien n’est perdu : ils repartent en vente et quelqu’un d’autre peut les acheter.',
          'Vous recevez une commande par boutique, car chacune prépare son propre colis.',
        ],
      },
      {
        heading: 'Ce qu’il vous faut',
        paragraphs: [
          'Une adresse de livraison et une carte. Les deux peuvent être enregistrées : la fois suivante, deux gestes suffisent.',
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
          'Chaque prix qu’un produit a eu est conservé. Quand un vendeur le baisse, le prix barré à côté est le plus bas des 30 jours précédents, comme le demande le droit européen.',
          'Sur la page d’un produit, un petit graphique montre toute l’histoire. Le prix de vente des enchères est public lui aussi.',
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
      'Là où un vendeur accepte les offres, vous proposez votre prix ; il accepte, fait une contre-offre ou refuse sous 48 heures.',
    sections: [
      {
        heading: 'Comment cela se passe',
        paragraphs: [
          'Cherchez Faire une offre sur la page du produit et indiquez votre prix. Le vendeur la reçoit dans votre conversation, où vous pouvez ajouter un mot. La carte y montre toujours où en est l’offre.',
          'Une offre acceptée vaut 24 heures : ajoutez l’article au panier à ce prix. Tant que vous ne l’avez pas acheté, n’importe qui peut encore acheter l’article au prix affiché.',
        ],
      },
    ],
  },
  {
    slug: 'orders',
    topic: 'buying',
    audience: 'buyers',
    title: 'Suivre une commande, ou en retrouver une sans se connecter',
    summary: 'Mes commandes montre chaque étape. Sans compte, le numéro et votre e-mail suffisent.',
    sections: [
      {
        heading: 'Les étapes',
        paragraphs: [
          'Payée, emballée, expédiée, livrée, terminée. Quand le vendeur saisit un numéro de suivi, vous le voyez dans la commande.',
          'Vous pouvez demander l’annulation tant que le colis n’est pas emballé.',
        ],
      },
      {
        heading: 'Sans se connecter',
        paragraphs: [
          'Ouvrez Mes commandes et entrez le numéro de la commande et l’e-mail de l’achat. Nous envoyons un lien à cette adresse ; personne d’autre ne peut l’ouvrir.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    topic: 'buying',
    audience: 'buyers',
    title: 'C’est arrivé cassé, ce n’est pas le bon, ou rien n’est arrivé',
    summary:
      'Ouvrez une réclamation depuis la commande. Le vendeur a 48 heures pour répondre, puis l’assistance tranche.',
    sections: [
      {
        heading: 'Jusqu’à quand',
        paragraphs: [claimOf(protection, 'fr')],
      },
      {
        heading: 'Que faire',
        paragraphs: [
          'Ouvrez la commande et touchez Signaler un problème. Dites ce qui ne va pas et ajoutez des photos : de l’article, et du colis s’il était abîmé.',
          'Le vendeur a 48 heures pour répondre par un remboursement, un remplacement ou un retour. Si vous n’êtes pas d’accord, l’assistance lit les deux côtés et tranche.',
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
          'Les heures sur la page d’un événement sont celles du lieu. Ajoutez-le à votre calendrier, il y sera à votre heure.',
          'Vos billets sont dans la commande. Un code fait entrer une personne, une fois.',
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
          'La vidéo remplit l’écran, le chat défile par-dessus, et l’article présenté est en bas avec son prix.',
          'Touchez Me prévenir sur un direct à venir, et nous vous préviendrons à son début. Suivez une boutique pour ne manquer aucun de ses directs.',
          'Manqué ? Beaucoup de directs restent en rediffusion, avec une liste de lots où sauter.',
        ],
      },
      {
        heading: 'Savoir-vivre',
        paragraphs: [
          'Les hôtes et leurs modérateurs peuvent supprimer des messages, ralentir le chat ou raccompagner quelqu’un. Soyez l’invité que vous aimeriez recevoir.',
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
      'La plus haute enchère l’emporte à la fin du temps. Une enchère tardive ajoute du temps : personne ne l’arrache à la dernière seconde.',
    sections: [
      {
        heading: 'Une enchère vous engage',
        paragraphs: [
          'Pour enchérir, il faut une adresse et une carte enregistrée. Si vous gagnez, la carte est débitée ; si cela échoue, vous avez 24 heures avant qu’on ne demande au suivant.',
          'Touché par erreur ? Vous pouvez reprendre une enchère pendant 5 secondes, tant que personne n’a surenchéri.',
        ],
      },
      {
        heading: 'Quand le temps touche à sa fin',
        paragraphs: [
          'Chaque lot dit ce que fait une enchère tardive : remettre le chrono à zéro, ajouter des secondes, ou rien du tout (mort subite).',
          'C’est l’horloge du marché qui décide, pas celle de votre téléphone.',
        ],
      },
    ],
  },
  {
    slug: 'max-bid',
    topic: 'live',
    audience: 'buyers',
    title: 'Fixer un maximum et s’éloigner',
    summary:
      'Fixez le maximum que vous paieriez. Nous enchérissons pour vous par les plus petits paliers, sans jamais montrer votre limite.',
    sections: [
      {
        heading: 'Un exemple',
        paragraphs: [
          'Le prix est à 20 et votre maximum à 50. Quelqu’un enchérit 25 : nous répondons 26 pour vous. Si personne ne va plus haut, vous payez 26, pas 50.',
          'Quand deux personnes ont le même maximum, la première à l’avoir fixé l’emporte.',
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
      'Chaque lot a un journal public où chaque enchère est enchaînée à la précédente. Tout le monde peut le vérifier.',
    sections: [
      {
        heading: 'Ce que montre le journal',
        paragraphs: [
          'Le numéro, l’heure et le montant de chaque enchère, et un hash qui inclut celui de l’enchère précédente. Changer une ligne casserait toutes les suivantes.',
          'Les cadeaux se tirent au sort de la même façon : le hash de la graine est publié avant les participations, la graine elle-même après.',
        ],
      },
    ],
  },
];
