import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'Pagamos al vendedor cuando te llega',
  'protection.claim':
    '¿Hay algún problema? Dínoslo en los {fromPurchase} días siguientes a la compra o los {fromDelivery} siguientes a la entrega, lo que ocurra antes.',
};
