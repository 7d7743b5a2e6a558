import { documentPath } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { offerNewsPath } from '@souk/shared/market/offers/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import type { OfferRow } from './offer.repo.ts';

/** Everybody's own word that an offer of theirs or to them has changed; how it stands is asked for then. */
export const offersLive: readonly LiveDeclaration[] = [
  {
    path: 'offers/{user}/state',
    read: ({ who, params }) => who !== null && who.id === params.user,
  },
];

/** Both sides see at once what became of these. Collections of offers are the last that such a transaction locks. */
export async function showChanged(tx: Db, offers: readonly OfferRow[], now: Date): Promise<void> {
  const latest = new Map<UserId, string>();
  for (const { id, buyer, shop, byItself } of offers) {
    latest.set(buyer.id, id);
    // One that was turned down by itself disturbs nobody.
    if (!byItself) latest.set(shop.ownerId, id);
  }
  const writes = [...latest].map(([user, offer]) => ({
    op: 'set' as const,
    path: newsOf(user),
    data: { offer, at: now.getTime() },
  }));
  await writeLive(tx, writes, now);
}

export async function forgetNews(tx: Db, userId: UserId, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'delete', path: newsOf(userId) }], now);
}

const newsOf = (userId: UserId) => documentPath(offerNewsPath(userId));
