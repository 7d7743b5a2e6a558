import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards: Translation<typeof english> = {
  'error.card_declined': 'La carte a été refusée.',
  'error.card_declined.next': 'Essayez-en une autre.',
  'error.insufficient_funds': 'Le solde n’est pas suffisant.',
  'error.insufficient_funds.next': 'Essayez une autre carte ou un montant plus petit.',
  'error.expired_card': 'Cette carte a expiré.',
  'error.expired_card.next': 'Essayez-en une autre.',
  'error.incorrect_cvc': 'Le code de sécurité n’est pas le bon.',
  'error.incorrect_cvc.next': 'Saisissez la carte à nouveau.',
  'error.authentication_failed': 'Votre banque n’a pas pu confirmer que c’est vous.',
  'error.authentication_failed.next': 'Réessayez ou utilisez une autre carte.',
  'error.authentication_required': 'Votre banque veut votre confirmation.',
  'error.authentication_required.next': 'Payez à nouveau et confirmez auprès de votre banque.',
  'error.payments_unavailable': 'Le paiement par carte ne fonctionne pas pour le moment.',
  'error.payments_unavailable.next': 'Rien n’a été débité. Réessayez dans quelques minutes.',
  'error.payment_processing': 'Votre paiement est encore en cours.',
  'error.payment_processing.next':
    'Ne payez pas une seconde fois. Nous vous dirons dès que nous en saurons plus.',
  'error.refund_too_much': 'C’est plus que ce qui peut être rendu.',
  'error.refund_too_much.next': 'Choisissez un montant plus petit.',
  'error.too_many_cards': 'Vous ne pouvez pas enregistrer plus de cartes.',
  'error.too_many_cards.next': 'Retirez-en une pour en ajouter une autre.',
};
