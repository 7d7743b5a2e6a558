import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import type { Kysely } from 'kysely';
import { unreadPath } from '../features/talk/notifications/list.repo.ts';
import type { Notification } from '../features/talk/notifications/notification.ts';
import { notify } from '../features/talk/notifications/notify.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tables } from '../platform/db/schema.ts';
import { readLive } from '../platform/live/index.ts';

export const usd = (amount: number) => ({ amount, currency: 'USD' });

export const outbid = (product: string): Notification => ({
  text: 'outbid',
  params: { product, price: usd(7_000) },
  about: product,
  to: `/product/${product}`,
});

export const offered = (buyer: string, about = 'vase'): Notification => ({
  text: 'offerReceived',
  params: { buyer, product: about, price: usd(7_000) },
  about,
  to: '/shop/1?tab=offers',
  several: { text: 'offers', params: {} },
});

export const wrote = (name: string, line: string): Notification => ({
  text: 'message',
  params: { name, line },
  about: name,
  to: `/messaging/${name}`,
  several: { text: 'messages', params: { name } },
});

type Someone = { id: UserId };

interface Market {
  db: Kysely<Tables>;
  clock: Clock;
}

interface Reading {
  as(user: Someone): { get(url: string): Promise<{ body: Page }> };
}

/** Tells it as the rest of the market does. */
export const tellThem = (app: Market, { id }: Someone, ...news: Notification[]): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    let told = false;
    for (const one of news) told = await notify(tx, id, one, app.clock.now());
    return told;
  });

export async function bellOf(app: Market & Reading, user: Someone) {
  const { body } = await app.as(user).get('/api/notifications');
  const state = await readLive<{ count: number }>(app.db, unreadPath(user.id));
  return { ...body, state: state?.count ?? 0 };
}

interface Page {
  items: Array<Pick<NotificationItem, 'text' | 'params' | 'to'> & { _id: string; count: number }>;
  unread: number;
}
