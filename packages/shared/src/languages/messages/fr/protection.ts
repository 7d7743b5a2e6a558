import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'Le vendeur est payé après la livraison',
  'protection.claim':
    'Vous avez {fromPurchase} jours après l’achat ou {fromDelivery} après la livraison, selon ce qui arrive en premier, pour nous signaler un problème.',
};
