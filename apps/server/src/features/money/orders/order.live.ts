import { documentPath } from '@souk/live/paths.ts';
import type { Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { orderNewsPath } from '@souk/shared/money/orders/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';

/** Everybody's own word that an order of theirs or to them has changed; how it stands is asked for then. */
export const ordersLive: readonly LiveDeclaration[] = [
  {
    path: 'orders/{user}/state',
    read: ({ who, params }) => who !== null && who.id === params.user,
  },
];

/** What tells each of them that an order changed. Collections of orders are the last that such a transaction locks. */
export const orderNews = (latest: ReadonlyMap<UserId, string>, now: Date): Write[] =>
  [...latest].map(([user, order]) => ({
    op: 'set' as const,
    path: newsOf(user),
    data: { order, at: now.getTime() },
  }));

export async function showOrders(tx: Db, latest: ReadonlyMap<UserId, string>, now: Date): Promise<void> {
  await writeLive(tx, orderNews(latest, now), now);
}

export async function forgetOrderNews(tx: Db, userId: UserId, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'delete', path: newsOf(userId) }], now);
}

const newsOf = (userId: UserId) => documentPath(orderNewsPath(userId));
