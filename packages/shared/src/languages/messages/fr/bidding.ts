import type { bidding as en } from '../en/bidding.ts';
import type { Translation } from '../translation.ts';

/** Why a bid is refused, and what to do then. */
export const bidding: Translation<typeof en> = {
  'error.own_lot': 'Ce lot vient de votre propre boutique.',
  'error.own_lot.next': 'Vous ne pouvez pas enchérir sur ce que vous vendez.',
  'error.too_many_aliases': 'Vous avez utilisé vos cinq noms d’enchérisseur.',
  'error.too_many_aliases.next': 'Reprenez l’un d’eux, ou enchérissez sous votre pseudo.',
  'error.buy_now_gone': 'L’achat immédiat n’est plus possible.',
  'error.buy_now_gone.next': 'Quelqu’un a enchéri. Enchérissez aussi : rien n’est perdu.',
  'error.bidding_blocked': 'Ce vendeur ne prend pas vos enchères.',
  'error.bidding_blocked.next': 'Bien d’autres lots vous attendent.',
  'error.bidder_approval_pending': 'Le vendeur approuve d’abord les enchérisseurs.',
  'error.bidder_approval_pending.next': 'Nous l’avons demandé pour vous. Réessayez une fois approuvé.',
  'error.bidder_rejected': 'Le vendeur ne vous a pas approuvé pour ces enchères.',
  'error.bidder_rejected.next': 'Vous pouvez écrire à la boutique pour savoir pourquoi.',
  'error.over_bidder_limit': 'C’est plus que ce que ce vendeur vous autorise.',
  'error.over_bidder_limit.next':
    'Enchérissez moins haut ou demandez à la boutique d’augmenter votre limite.',
  'error.wrong_currency': 'Ce lot est vendu dans une autre devise.',
  'error.wrong_currency.next': 'Rechargez la page et enchérissez à nouveau.',
  'error.bid_too_high': 'C’est au-delà de l’enchère maximale.',
  'error.bid_too_high.next': 'Vérifiez qu’il n’y a pas un zéro de trop.',
  'error.bid_address_needed': 'Ajoutez une adresse avant d’enchérir.',
  'error.bid_address_needed.next': 'Il nous faut savoir où envoyer le lot si vous gagnez.',
  'error.bid_not_sent': 'Cette boutique ne livre pas à votre adresse.',
  'error.bid_not_sent.next':
    'Si vous avez une adresse ailleurs, choisissez-la par défaut, puis enchérissez à nouveau.',
  'error.bid_card_needed': 'Ajoutez une carte avant d’enchérir.',
  'error.bid_card_needed.next': 'Elle n’est débitée que si vous gagnez.',
  'error.confirm_bid': 'C’est une enchère élevée.',
  'error.confirm_bid.next': 'Confirmez-la pour la placer.',
  'error.lot_not_started': 'Les enchères n’ont pas encore commencé.',
  'error.lot_not_started.next': 'Restez ici et vous les verrez commencer.',
  'error.bid_too_late': 'Votre enchère est arrivée trop tard.',
  'error.bid_too_late.next': 'Les enchères étaient déjà closes.',
  'error.bid_too_low': 'Quelqu’un a été plus rapide.',
  'error.bid_too_low.next': 'Le prix a augmenté. Enchérissez à nouveau, au nouveau prix.',
  'error.bid_unanswered': 'Nous ne savons pas si votre enchère est arrivée.',
  'error.bid_unanswered.next':
    'Vérifiez votre connexion. Si vous êtes en tête, votre enchère a été prise en compte.',
  'error.bid_below_start': 'Votre enchère est sous la mise à prix.',
  'error.bid_below_start.next': 'Proposez au moins la mise à prix.',
  'error.bid_stays': 'Cette enchère ne peut plus être retirée.',
  'error.bid_stays.next': 'Vous avez cinq secondes pour la retirer, tant que personne n’a surenchéri.',
};
