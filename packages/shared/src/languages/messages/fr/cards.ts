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
import type { cards as en } from '../en/cards.ts';

export const cards: Translation<typeof en> = {
  'card.number': 'Numéro de carte',
  'card.expiry': 'Expiration',
  'card.expiryShape': 'MM / AA',
  'card.code': 'Code de sécurité',
  'card.codeBack': 'Les 3 chiffres au dos de la carte',
  'card.codeFront': 'Les 4 chiffres au recto de la carte',
  'card.name': 'Nom sur la carte',
  'card.details': 'Coordonnées de la carte',
  'card.numberWrong': 'Ce numéro de carte n’est pas correct. Vérifiez les chiffres.',
  'card.expiryWrong': 'Saisissez le mois et l’année, par exemple 08 / 27.',
  'card.expired': 'Cette carte a expiré. Essayez-en une autre.',
  'card.codeWrong': 'Le code de sécurité compte {count, plural, one {# chiffre} other {# chiffres}}.',
  'card.straight':
    'Ces données vont directement au prestataire de paiement. Nous ne voyons jamais le numéro.',
  'card.tests': 'Utiliser une carte de test',
  'card.testsNote': 'Ceci est une démo : aucun argent ne circule et les vraies cartes sont refusées.',
  'card.test.paid': 'Acceptée',
  'card.test.asks': 'Demande une confirmation',
  'card.test.declined': 'Refusée',
  'card.test.insufficient': 'Solde insuffisant',
  'card.off': 'Ce marché n’accepte pas encore les paiements par carte.',

  'error.payments_unavailable': 'Le paiement par carte est indisponible pour le moment.',
  'error.payments_unavailable.next': 'Vous n’avez pas été débité. Réessayez dans un instant.',
  'error.card_wrong': 'Certaines coordonnées de la carte ne sont pas correctes.',
  'error.card_wrong.next': 'Vérifiez les champs ci-dessus.',
  'error.card_declined': 'La banque a refusé cette carte.',
  'error.card_declined.next': 'Essayez une autre carte ou contactez votre banque.',
  'error.test_card_only': 'Seules les cartes de test fonctionnent ici.',
  'error.test_card_only.next': 'Choisissez-en une sous le formulaire.',
};
