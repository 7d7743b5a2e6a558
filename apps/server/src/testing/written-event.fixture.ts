import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { buildCategory } from '../features/market/categories/category.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Row } from '../platform/db/insert-all.ts';

/** The market a test has built. */
interface World<Caller> {
  db: Db;
  clock: Clock;
  as(user: UserId): Caller;
}

interface Writes {
  post(url: string, body: unknown, headers: Record<string, string>): Promise<unknown>;
}

/** A shop, and what its owner sends for an event next March in New York: whole, on an ordinary day. */
export async function seller<Caller extends Writes>(app: World<Caller>) {
  const shop: Row<'shops'> = await buildShop(app.db);
  const category = await buildCategory(app.db);
  const written = {
    title: 'Throw your first bowl',
    description: 'Bring an apron.',
    categoryId: category.id,
    startsAt: `${nextMarch(app).year}-03-04T19:00`,
    endsAt: `${nextMarch(app).year}-03-04T21:30`,
    timeZone: 'America/New_York',
    online: false,
    place: 'The studio',
    city: 'New York',
    address: '12 Canal Street',
    capacity: 12,
    tickets: [
      { name: 'One seat', note: 'Clay and tea', price: { amount: 4500, currency: 'USD' }, capacity: null },
    ],
    status: 'active',
  };
  const owner = app.as(shop.owner_id);
  return {
    shop,
    owner,
    written,
    add: (more = {}) =>
      owner.post(`/api/shops/${shop.id}/events`, { ...written, ...more }, onceOnly()) as ReturnType<
        Caller['post']
      >,
  };
}

/** A key of its own for each event that is added. */
export const onceOnly = () => ({ 'idempotency-key': randomUUID() });

/** The next year, and the day of its March on which the clocks of New York go forward: the second Sunday. */
export function nextMarch({ clock }: { clock: Clock }): {
  year: number;
  clocksGoForward: string;
  clocksGoBack: string;
} {
  const year = clock.now().getUTCFullYear() + 1;
  const sunday = (month: number, first: number) => {
    const weekday = new Date(Date.UTC(year, month - 1, first)).getUTCDay();
    return new Date(Date.UTC(year, month - 1, first + ((7 - weekday) % 7))).toISOString().slice(0, 10);
  };
  return { year, clocksGoForward: sunday(3, 8), clocksGoBack: sunday(11, 1) };
}
