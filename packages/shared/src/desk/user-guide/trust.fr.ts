import { protection } from '../../languages/messages/fr/protection.ts';
import { promiseOf } from '../../market/protection/promise.ts';
import type { GuideArticle } from './schema.ts';

export const trustArticles: readonly GuideArticle[] = [
  {
    slug: 'buyer-protection',
    topic: 'trust',
    audience: 'buyers',
    title: 'Protection des acheteurs',
    summary: promiseOf(protection, 'fr'),
    sections: [
      {
        heading: 'Ce qui est couvert',
        paragraphs: [
          'Un colis qui n’arrive jamais, un article cassé, ou un article différent de celui présenté.',
          'Ce que vous achetez et payez ici est couvert. En payant hors du marché, vous perdez cette protection. Si quelqu’un vous le demande, signalez-le.',
        ],
      },
      {
        heading: 'Comment votre argent est protégé',
        paragraphs: [
          'Le marché le retient jusqu’à 72 heures après la livraison. Si vous signalez un problème avant, il y reste jusqu’à ce que le cas soit réglé.',
        ],
      },
    ],
  },
  {
    slug: 'safety',
    topic: 'trust',
    audience: 'everyone',
    title: 'Bloquer, signaler, et se fixer des limites',
    summary: 'Vous pouvez bloquer n’importe qui, signaler tout contenu et limiter vos dépenses.',
    sections: [
      {
        heading: 'Les autres',
        paragraphs: [
          'Bloquez quelqu’un depuis le menu de son profil. Vous ne vous suivrez plus et cette personne ne trouvera plus votre profil ; elle n’en saura rien. Les personnes bloquées se trouvent dans Réglages, sous Personnes, où vous pouvez les débloquer.',
          'Bloquer quelqu’un arrête les messages dans les deux sens, et il ne peut plus enchérir sur vos lots. Les signalements sont lus par des personnes, et nous ne disons jamais qui a signalé.',
        ],
      },
      {
        heading: 'Vous-même',
        paragraphs: [
          'Une limite de dépenses ou une pause prend effet aussitôt. L’assouplir prend un jour, et c’est voulu.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    topic: 'trust',
    audience: 'everyone',
    title: 'Contacter l’assistance',
    summary:
      'Pour une commande, écrivez depuis la commande. Pour tout le reste, contactez l’équipe qui gère ce marché.',
    sections: [
      {
        heading: 'Le plus rapide',
        paragraphs: [
          'Pour un colis, écrivez d’abord au vendeur depuis la commande : il sait où il est. S’il ne répond pas sous 48 heures, ouvrez une réclamation et l’assistance intervient.',
          'Si une page montre un numéro après « Requête », joignez-le. Il nous aide à trouver ce qui n’a pas marché.',
        ],
      },
    ],
  },
  {
    slug: 'privacy',
    topic: 'trust',
    audience: 'everyone',
    title: 'Ce que nous savons de vous, et qui le voit',
    summary:
      'Votre adresse est transmise aux vendeurs chez qui vous achetez, vos enchères sont publiques sans votre nom et votre carte n’est jamais enregistrée ici.',
    sections: [
      {
        heading: 'Qui voit quoi',
        paragraphs: [
          'Tout le monde voit votre nom, votre photo, vos avis et ce que vous écrivez dans les salles. Les vendeurs chez qui vous achetez voient votre nom et votre adresse. L’assistance voit ce qu’il faut pour traiter un dossier.',
          'Les cartes sont conservées par le prestataire de paiement ; nous n’en connaissons que les quatre derniers chiffres.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Seulement ce dont les pages ont besoin : votre langue, le thème et votre fuseau horaire. Pas de publicité.',
        ],
      },
    ],
  },
  {
    slug: 'terms',
    topic: 'trust',
    audience: 'everyone',
    title: 'Les règles du marché',
    summary:
      'Vendez ce qui est à vous et autorisé, décrivez-le honnêtement et payez ce que vous avez promis.',
    sections: [
      {
        heading: 'Pour tout le monde',
        paragraphs: [
          'Les enchères et les offres acceptées vous engagent. Enchérir sur vos propres lots, ou faire enchérir quelqu’un, entraîne la fermeture de votre compte.',
          'Rien de volé, de contrefait ou de dangereux ; rien que la loi du pays de l’acheteur ou du vendeur interdise.',
        ],
      },
      {
        heading: 'Qui gère ce marché',
        paragraphs: [
          'Souk est un logiciel libre que chacun peut héberger. La personne qui gère ce marché y ajoute ses propres conditions, et en répond.',
        ],
      },
    ],
  },
];
