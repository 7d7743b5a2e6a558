import { auctionListsNews } from './features/live/auction-lists/index.ts';
import { auctionsNews } from './features/live/auctions/index.ts';
import { biddersNews } from './features/live/bidders/index.ts';
import { hostingNews } from './features/live/hosting/index.ts';
import { tipsNews } from './features/live/tips/index.ts';
import { favoritesNews } from './features/market/favorites/index.ts';
import type { Listener } from './platform/outbox/outbox.ts';

/**
 * Who does what with what features announce. Each looks at how things are by then, so that none needs the one before it:
 * what cannot be told of one lot keeps nobody from hearing of the next.
 */
export const marketNews: readonly Listener[] = [
  ...favoritesNews,
  ...auctionsNews,
  ...auctionListsNews,
  ...biddersNews,
  ...hostingNews,
  ...tipsNews,
].map((listener) => ({ ...listener, inAnyOrder: true }));
