import type { sell as en } from '../en/sell.ts';
import type { Translation } from '../translation.ts';

/** The seller's own side of the market. */
export const sell: Translation<typeof en> = {
  'sell.nav': 'Votre boutique',
  'sell.home': 'Accueil',
  'sell.orders': 'Commandes',
  'sell.money': 'Argent',
  'sell.seeShop': 'Voir ma boutique',
  'sell.more': 'Plus',
};
