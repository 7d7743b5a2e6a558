import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** All that a product's card may say beside its countdown: what it shows changes, and cards come later than their page. */
export const cardWords: readonly MessageKey[] = [
  'ui.bids',
  'ui.favorite',
  'ui.giveaway',
  'ui.lastOne',
  'ui.lowestBefore',
  'ui.offers',
  'ui.orBid',
  'ui.range',
  'ui.reduced',
  'ui.soldOut',
];
