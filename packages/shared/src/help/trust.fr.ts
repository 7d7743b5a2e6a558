import { protection } from '../languages/messages/fr/protection.ts';
import { promiseOf } from '../protection/promise.ts';
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
          'Un colis qui n’arrive jamais, un article cassé, ou un article qui n’est pas celui montré.',
          'Ce que vous achetez et payez ici est couvert. Si quelqu’un vous demande de payer hors du marché, vous perdez cette protection ; signalez-le, s’il vous plaît.',
        ],
      },
      {
        heading: 'Comment votre argent est gardé',
        paragraphs: [
          'Le marché le retient jusqu’à 72 heures après la livraison. Si vous signalez un problème avant, il y reste jusqu’à la décision.',
        ],
      },
    ],
  },
  {
    slug: 'safety',
    topic: 'trust',
    audience: 'everyone',
    title: 'Bloquer, signaler, et se fixer des limites',
    summary:
      'Vous pouvez bloquer n’importe qui, signaler n’importe quoi, et fixer combien vous pouvez dépenser.',
    sections: [
      {
        heading: 'Les autres',
        paragraphs: [
          'Bloquez quelqu’un depuis le menu de son profil. Vous ne vous suivrez plus et cette personne ne trouvera plus votre profil ; elle n’en saura rien. Les personnes bloquées se trouvent dans Réglages, sous Personnes, où vous pouvez les débloquer.',
          'Bloquer quelqu’un arrête les messages dans les deux sens, et il ne peut plus enchérir sur vos lots. Un signalement va à des personnes, pas seulement à une machine ; on ne dit pas qui a signalé.',
        ],
      },
      {
        heading: 'Vous-même',
        paragraphs: [
          'Une limite de dépenses ou une pause prend effet aussitôt. L’assouplir attend un jour, exprès.',
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
      'Pour une commande, écrivez depuis la commande. Pour tout le reste, contactez ceux qui tiennent ce marché.',
    sections: [
      {
        heading: 'Le plus rapide',
        paragraphs: [
          'Pour un colis, écrivez d’abord au vendeur depuis la commande : il sait où il est. S’il ne répond pas sous 48 heures, ouvrez une réclamation et l’assistance intervient.',
          'Si une page montre un numéro après « Requête », joignez-le. Il nous aide à trouver ce qui a échoué.',
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
      'Votre adresse va aux vendeurs chez qui vous achetez, vos enchères sont publiques sans votre nom, votre carte n’est jamais gardée ici.',
    sections: [
      {
        heading: 'Qui voit quoi',
        paragraphs: [
          'Tout le monde voit votre nom, votre photo, vos avis et ce que vous écrivez dans les salles. Les vendeurs chez qui vous achetez voient votre nom et votre adresse. L’assistance, ce qu’un dossier exige.',
          'Les cartes sont gardées par le prestataire de paiement ; le marché n’en connaît que les quatre derniers chiffres.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'Seulement ce dont les pages ont besoin : votre langue, votre apparence, votre fuseau horaire. Pas de publicité.',
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
      'Vendez ce qui est à vous et ce qui est permis, décrivez-le tel qu’il est, payez ce que vous avez promis.',
    sections: [
      {
        heading: 'Pour tout le monde',
        paragraphs: [
          'Une enchère et une offre acceptée engagent. Enchérir sur ses propres lots, ou faire enchérir quelqu’un, met fin au compte.',
          'Rien de volé, de contrefait ou de dangereux ; rien que la loi de l’acheteur ou du vendeur interdise.',
        ],
      },
      {
        heading: 'Qui tient ce marché',
        paragraphs: [
          'Souk est un logiciel libre que chacun peut héberger. Qui tient ce marché décide de ses propres conditions au-delà de celles-ci, et en répond.',
        ],
      },
    ],
  },
];
