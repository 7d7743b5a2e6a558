import type { protection as english } from '../en/protection.ts';
import type { Translation } from '../translation.ts';

export const protection: Translation<typeof english> = {
  'protection.paidAfter': 'El vendedor cobra cuando te llega',
  'protection.claim':
    'Tienes {fromPurchase} días desde la compra o {fromDelivery} desde la entrega, lo que ocurra antes, para decirnos si algo va mal.',
};
