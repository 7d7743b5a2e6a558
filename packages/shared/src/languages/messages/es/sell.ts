import type { sell as en } from '../en/sell.ts';
import type { Translation } from '../translation.ts';

/** The seller's own side of the market. */
export const sell: Translation<typeof en> = {
  'sell.nav': 'Tu tienda',
  'sell.home': 'Inicio',
  'sell.orders': 'Pedidos',
  'sell.money': 'Dinero',
  'sell.seeShop': 'Ver mi tienda',
  'sell.more': 'Más',
};
