import type { sell as en } from '../en/sell.ts';
import type { Translation } from '../translation.ts';

/** The seller's own side of the market. */
export const sell: Translation<typeof en> = {
  'sell.nav': 'متجرك',
  'sell.home': 'الرئيسية',
  'sell.orders': 'الطلبات',
  'sell.money': 'المال',
  'sell.seeShop': 'زيارة متجري',
  'sell.more': 'المزيد',
};
