import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'Nous payons le vendeur après réception',
  'protection.claim':
    'Un problème ? Dites-le-nous dans les {fromPurchase} jours suivant l’achat ou les {fromDelivery} jours suivant la livraison, selon ce qui arrive en premier.',
};
