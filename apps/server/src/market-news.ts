import { favoritesNews } from './features/market/favorites/index.ts';
import type { Deliver } from './platform/outbox/outbox.ts';

/** What is done with what features announce, by topic. A topic that nobody listens to stays in the outbox. */
export const marketNews: Readonly<Record<string, Deliver>> = { ...favoritesNews };
