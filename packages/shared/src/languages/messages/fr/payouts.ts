import type { payouts as en } from '../en/payouts.ts';
import type { Translation } from '../translation.ts';

export const payouts: Translation<typeof en> = {
  'error.payouts_unavailable': 'Les versements ne sont pas disponibles pour le moment.',
  'error.payouts_unavailable.next': 'Votre argent est en sécurité dans votre solde. Réessayez plus tard.',
  'error.shop_closed': 'Votre boutique est fermée.',
  'error.shop_closed.next': 'Rouvrez-la pour retirer ce qui reste.',
  'error.seller_not_verified': 'Vérifiez votre identité avant votre premier versement.',
  'error.seller_not_verified.next': 'Il faut cinq minutes et une photo.',
  'error.no_bank_account': 'Nous ne savons pas encore où envoyer votre argent.',
  'error.no_bank_account.next': 'Ajoutez d’abord un compte bancaire.',
  'error.payouts_paused': 'Votre compte bancaire a changé : les versements sont suspendus.',
  'error.payouts_paused.next': 'Ils reprennent 48 heures après le changement.',
  'error.payout_running': 'Un autre versement est en cours d’envoi.',
  'error.payout_running.next': 'Patientez un instant, puis réessayez.',
  'error.below_least_payout': 'Il n’y a pas encore assez pour un versement.',
  'error.below_least_payout.next': 'Vendez encore un peu, ou transférez-le vers votre portefeuille.',
  'error.not_enough_available': 'C’est plus que ce qui est prêt.',
  'error.not_enough_available.next': 'Choisissez un montant plus petit.',
};
