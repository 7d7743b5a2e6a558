/** Looking for things by words, and what narrows what was found. */
export const searching = {
  'searching.shipping': 'Shipping',
  'searching.freeShipping': 'Free shipping',
  'searching.shipsTo': 'Ships to {country}',
  'searching.meant': 'No exact matches for “{keyword}”. Here’s what comes close.',
  'searching.lookFor': 'Search for “{keyword}”',
  'searching.popular': 'Popular categories',
  'searching.orMore': '{count}+',
  'searching.countedAmong':
    'There are too many results to count. The numbers beside the filters cover {count} of them.',
  'searching.resultsOrMore': '{count, plural, one {#+ result} other {#+ results}}',
  'searching.showOrMore': '{count, plural, one {Show #+ item} other {Show #+ items}}',
  'searching.suggestions': 'Suggestions',
  'searching.recent': 'Recent searches',
  'searching.forget': 'Clear recent searches',
  'searching.kind.product': 'Product',
  'searching.kind.category': 'Category',
  'searching.kind.shop': 'Shop',
  'searching.kind.show': 'Show',
  'searching.kind.person': 'Person',
} as const;
