/** Looking for things by words, and what narrows what was found. */
export const searching = {
  'searching.shipping': 'Shipping',
  'searching.freeShipping': 'Free shipping',
  'searching.shipsTo': 'Ships to {country}',
  'searching.meant': 'Nothing is called “{keyword}”, so this is what comes near.',
  'searching.lookFor': 'Look for “{keyword}”',
  'searching.popular': 'Popular categories',
  'searching.suggestions': 'Suggestions',
  'searching.recent': 'Recent searches',
  'searching.forget': 'Clear recent searches',
  'searching.kind.product': 'Product',
  'searching.kind.category': 'Category',
  'searching.kind.shop': 'Shop',
  'searching.kind.show': 'Show',
  'searching.kind.person': 'Person',
} as const;
