import { randomUUID } from 'node:crypto';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import type { BidKind } from '@souk/shared/live/auctions/bidding.ts';
import { buildUser, userRow } from '../features/identity/accounts/user.builder.ts';
import { buildAddress } from '../features/identity/addresses/address.builder.ts';
import type { WaitingBid } from '../features/live/auctions/decide-bids.ts';
import { buildLot, type LotInput } from '../features/live/auctions/lot.builder.ts';
import { insertAll } from '../platform/db/insert-all.ts';
import type { TestApp } from './build-test-app.ts';
import { buildRoom } from './room-chat.fixture.ts';

/** A lot that runs in a show, for so long; its start price is 20. */
export async function openLot(
  app: TestApp,
  { seconds = 60, ...input }: LotInput & { seconds?: number } = {},
) {
  const room = await buildRoom(app);
  const now = Date.now();
  const lot = await buildLot(app.db, {
    show_id: room.show.id,
    state: 'running',
    start_amount: 2_000,
    starts_at: new Date(now - 60_000 + 1_000 * Math.min(0, seconds)),
    ends_at: new Date(now + seconds * 1_000),
    ...input,
  });
  return { ...room, lot, url: `/api/lots/${lot.id}/bids` };
}

/** A person who may bid: they have an address. */
export async function buildBidder(app: TestApp, name = 'Noor Haddad') {
  const user = await buildUser(app.db, { name });
  await buildAddress(app.db, { user_id: user.id, is_default: true });
  return user;
}

/** Many of them at once. */
export async function buildBidders(app: TestApp, count: number): Promise<UserId[]> {
  const users = Array.from({ length: count }, (_, n) => userRow({ name: `Bidder ${n}` }));
  await insertAll(app.db, 'users', users);
  const rows = users.map(({ id }) => ({
    ...{ id: randomUUID() as never, user_id: id, name: 'A. Bidder', country: 'US', street: '1 Main St' },
    ...{ city: 'Austin', phone: '+15125550100', is_default: true },
  }));
  await insertAll(app.db, 'addresses', rows);
  return users.map(({ id }) => id);
}

export const bidOf = (amount: number, kind: BidKind = 'once', id: string = randomUUID()) => ({
  ...{ id, kind, amount: { amount, currency: 'USD' } },
});

/** As if a lot ended by so many milliseconds earlier. */
export async function endEarlier(app: TestApp, id: LotId, milliseconds: number): Promise<void> {
  const { ends_at } = await app.db
    .selectFrom('lots')
    .select('ends_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const earlier = new Date((ends_at?.getTime() ?? 0) - milliseconds);
  await app.db
    .updateTable('lots')
    .set({ ends_at: earlier, starts_at: new Date(earlier.getTime() - 60_000) })
    .where('id', '=', id)
    .execute();
}

/** One that waits for its turn, to be decided together with others. */
export const waitingBid = (by: { id: UserId }, amount: number, kind: BidKind = 'once'): WaitingBid => ({
  ...{ id: randomUUID(), userId: by.id, kind, amount, currency: 'USD' },
  ...{ confirmed: false, needsCard: false, receivedAt: performance.now() },
});
