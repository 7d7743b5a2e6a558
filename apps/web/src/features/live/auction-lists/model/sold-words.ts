import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a product's page says of what it was sold for before, which is asked for when the page is alive. */
export const soldBeforeWords: readonly MessageKey[] = ['auctions.soldBefore', 'ui.seeAll', 'ui.bids'];
