import type { giveaways as en } from '../en/giveaways.ts';
import type { Translation } from '../translation.ts';

/** Giveaways of shows: entering one, holding one, and checking its draw. */
export const giveaways: Translation<typeof en> = {
  'error.giveaway_not_open': 'Ce tirage n’est pas encore ouvert.',
  'error.giveaway_not_open.next': 'Restez dans la salle : vous pourrez participer dès son ouverture.',
  'error.giveaway_over': 'Les participations sont closes.',
  'error.giveaway_over.next': 'Le tirage est public. Voyez qui a gagné.',
  'error.own_giveaway': 'Vous animez ce direct : vous ne pouvez pas participer.',
  'error.own_giveaway.next': 'Les tirages sont pour ceux qui regardent.',
  'error.giveaway_blocked': 'Ce vendeur n’accepte pas votre participation.',
  'error.giveaway_blocked.next': 'Bien d’autres directs vous attendent.',
  'error.followers_only': 'Ce tirage est réservé aux abonnés.',
  'error.followers_only.next': 'Suivez la boutique, puis participez.',
  'error.buyers_only': 'Ce tirage est réservé aux acheteurs de ce direct.',
  'error.buyers_only.next': 'Achetez quelque chose ici, puis participez.',
  'error.giveaway_started': 'Ce tirage a déjà commencé.',
  'error.giveaway_started.next': 'Plus personne ne peut le changer ni l’arrêter. Il se fait tout seul.',
  'error.giveaway_running': 'Un autre tirage est encore ouvert.',
  'error.giveaway_running.next': 'Lancez celui-ci quand l’autre sera terminé.',
  'error.nothing_to_give': 'Il n’en reste plus à offrir.',
  'error.nothing_to_give.next': 'Ajoutez du stock au produit, ou choisissez-en un autre.',
  'error.too_many_giveaways': 'Cela fait déjà 50 tirages.',
  'error.too_many_giveaways.next': 'Gardez les suivants pour un autre direct.',
  'leaving.held.giveaway_open':
    'Un tirage de votre boutique est ouvert, ou son gagnant n’a pas encore sa commande.',
  'notifications.text.giveawayWon': 'Vous avez gagné « {product} » dans un tirage !',
  'notifications.text.giveawayAddress':
    'Où envoyer « {product} » ? Ajoutez une adresse où la boutique livre, et c’est à vous.',
  'notifications.text.giveawayLapsed':
    'Le gagnant de « {product} » n’a pas donné d’adresse à temps. L’article est de retour dans votre stock.',
};
