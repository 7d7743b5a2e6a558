/** The seller's own side of the market. */
export const sell = {
  'sell.nav': 'Your shop',
  'sell.home': 'Home',
  'sell.orders': 'Orders',
  'sell.money': 'Money',
  'sell.seeShop': 'See my shop',
  'sell.more': 'More',
} as const;
