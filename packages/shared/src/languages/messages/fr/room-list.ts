import type { roomList as english } from '../en/room-list.ts';
import type { Translation } from '../translation.ts';

/** The run list of a room: what waits, and what can be done about it beforehand. */
export const roomList: Translation<typeof english> = {
  'roomList.watch': 'Me prévenir avant {title}',
  'roomList.watchOn': 'Nous vous préviendrons trois lots avant',
  'roomList.signInToWatch': 'Connectez-vous pour suivre des lots',
  'roomList.signInToWatchNote': 'Nous vous préviendrons trois lots avant celui-ci.',
  'roomList.preBid': 'Enchérir à l’avance',
  'roomList.preBidNote':
    'Dès le début, nous enchérirons pour vous palier par palier, jusqu’à votre maximum. Vous seul le voyez et pouvez le modifier d’ici là.',
  'roomList.cancelPreBid': 'Annuler cette enchère',
  'roomList.yourMax': 'Votre max. {price}',
  'roomList.stopped': 'arrêté',
  'roomList.buy': 'Acheter',
  'roomList.buyTitle': 'Achat immédiat',
  'roomList.pinned': 'Épinglé par l’hôte',
  'roomList.addAddress': 'Ajouter une adresse',
  'roomList.addCard': 'Ajouter une carte',
  'roomList.needAddress': 'Où l’envoyer ?',
  'roomList.needCard': 'Ajoutez une carte pour payer',
  'roomList.heldFor': 'réservé pour vous {time}',
  'roomList.toCheckout': 'Passer au paiement',
  'roomList.signInToBuy': 'Connectez-vous pour acheter',
  'roomList.signInToBuyNote': 'Connectez-vous et vous reviendrez tout de suite à ce direct.',
};
