import { addressBody } from '@souk/shared/identity/addresses/schema.ts';
import type { SessionId, UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import { type Kysely, sql } from 'kysely';
import { changeChoices } from '../../features/talk/notification-choices/choices.service.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { idOf } from '../../platform/ids.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import { endSession, startSession } from '../../platform/session/sessions.service.ts';
import { shops } from '../content/shops.ts';
import { demoWantsTrade } from '../demo-world.ts';
import { homes } from './addresses.ts';
import { pickupHappenings } from './pickup.ts';
import { chargesBack, sales } from './sales.ts';
import { readShelf } from './shelf.ts';
import {
  type Cast,
  chargebackHappenings,
  type Happening,
  orderHappenings,
  sellerHappenings,
  ticketHappenings,
  walletHappenings,
} from './story.ts';
import { openTrading, type TradeParts, type Trading } from './trading.ts';

const HOUR_MS = 3_600_000;
/** When the story begins, in hours before now. */
const BEGINS = 60 * 24;
/** Who looks around finds what happened since then behind their bell, and nothing older. */
const NEWS = 26;
/** What was sent to a bank since then is on its way still. */
const AT_BANK = 44;
const buyerHandle = 'ines.carvalho';
const sellerShop = 'atlas-ash';
const operator = 'grace.lindow';
/** By who has them; others have one that is simply good. */
const cardNumbers: Readonly<Record<string, string>> = {
  [buyerHandle]: '4242424242424242',
  [chargesBack]: '4000000000002685',
};

// Any number; it names this story among the advisory locks.
const TRADE_LOCK = 7_685_002;

/**
 * Weeks of buying and selling, by the use cases a person calls, under a clock that is moved: everything stands in the
 * books as it would after weeks. Only in a market where nobody has bought; of two processes that start at once one does it.
 */
export async function seedTrade(parts: TradeParts, now: Date): Promise<void> {
  const { db } = parts;
  await db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${TRADE_LOCK})`.execute(held);
    try {
      if (!(await demoWantsTrade(db))) return;
      await tellStory(parts, now);
    } finally {
      await sql`select pg_advisory_unlock(${TRADE_LOCK})`.execute(held);
    }
  });
}

async function tellStory(parts: TradeParts, now: Date): Promise<void> {
  const { db } = parts;
  let time = now.getTime() - BEGINS * HOUR_MS;
  const clock: Clock = { now: () => new Date(time) };
  const trading = openTrading(parts, clock);
  const { cast, seller, leave } = await openCast(trading, db, clock);
  const shelf = await readShelf(db);
  const story: Happening[] = [
    ...sales.flatMap((sale) => orderHappenings(trading, cast, shelf, sale)),
    ...sellerHappenings(trading, seller, cast.shopOf(sellerShop), now),
    ...walletHappenings(trading, cast.buyer(buyerHandle)),
    ...pickupHappenings(trading.as(idOf<UserId>(`user:${operator}`)), cast),
    ...chargebackHappenings(trading),
    ...ticketHappenings(trading, cast.buyer(buyerHandle)),
    ...days(async (hoursAgo) => {
      if (hoursAgo >= AT_BANK) parts.passTime();
      await trading.work();
    }),
    { hoursAgo: NEWS, happens: () => tellThem([seller, cast.buyer(buyerHandle).ctx], true) },
  ];
  for (const { hoursAgo, happens } of story.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    time = now.getTime() - hoursAgo * HOUR_MS;
    await happens();
  }
  // Last of all: a worker who came by on a Monday would pay out what the seller is to find in her balance.
  await trading.schedulePayouts(seller, cast.shopOf(sellerShop), 'weekly');
  await leave();
}

/** A worker comes by once a day, and at the end. */
const days = (work: (hoursAgo: number) => Promise<void>): Happening[] =>
  Array.from({ length: BEGINS / 24 + 1 }, (_, day) => ({
    hoursAgo: day * 24,
    happens: () => work(day * 24),
  }));

interface OpenCast {
  cast: Cast;
  seller: UserCtx;
  /** Nobody stays signed in, and nobody is mailed about what was weeks ago. */
  leave(): Promise<void>;
}

async function openCast(trading: Trading, db: Kysely<Tables>, clock: Clock): Promise<OpenCast> {
  const keepers = new Map<string, UserCtx>();
  const buyers = new Map<string, ReturnType<Cast['buyer']>>();
  const shopIds = new Map(
    (await db.selectFrom('shops').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]),
  );
  const shopOf = (slug: string) => {
    const id = shopIds.get(slug);
    if (!id) throw new Error(`the demo world has no shop ${slug}`);
    return id;
  };
  const sellerId = idOf<UserId>(`user:${shops.find(({ slug }) => slug === sellerShop)?.host}`);
  await startSession(db, { userId: sellerId, userAgent: '', way: 'password', now: clock.now() });
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', sellerId)
    .executeTakeFirstOrThrow();
  for (const slug of new Set(sales.map(({ shop }) => shop))) {
    const host = shops.find((shop) => shop.slug === slug)?.host;
    const own = { shopId: shopOf(slug), ...(slug === sellerShop ? { sessionId } : {}) };
    keepers.set(slug, trading.as(idOf<UserId>(`user:${host}`), own));
  }
  for (const handle of new Set(sales.map(({ buyer }) => buyer))) {
    const ctx = trading.as(idOf<UserId>(`user:${handle}`));
    const home = homes[handle];
    const { name } = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', ctx.actor.userId)
      .executeTakeFirstOrThrow();
    if (home) await trading.keepAddress(ctx, addressBody.parse({ ...home, name }));
    const number = cardNumbers[handle] ?? '5555555555554444';
    buyers.set(handle, { ctx, cardId: await trading.keepCard(ctx, number) });
  }
  const everyone = [...keepers.values(), ...[...buyers.values()].map(({ ctx }) => ctx)];
  await tellThem(everyone, false);
  const seller = keepers.get(sellerShop);
  if (!seller) throw new Error('the demo seller sold nothing');
  return {
    seller,
    cast: {
      shopOf,
      keeper: (slug) => keepers.get(slug) ?? seller,
      buyer(handle) {
        const buyer = buyers.get(handle);
        if (!buyer) throw new Error(`nobody called ${handle} buys in the demo world`);
        return buyer;
      },
    },
    async leave() {
      await tellThem(everyone, true);
      await endSession(db, sellerId, sessionId as SessionId);
      await db.deleteFrom('outbox').where('delivered_at', 'is', null).execute();
      await db.deleteFrom('held_news').execute();
      await db.deleteFrom('told_news').execute();
    },
  };
}

const told: readonly NotificationKind[] = ['order', 'payout'];

/** Whether what happens now appears behind their bell. */
async function tellThem(people: readonly UserCtx[], isTold: boolean): Promise<void> {
  const changes = told.map((kind) => ({ kind, channel: 'in-app' as const, chosen: isTold }));
  for (const ctx of people) await changeChoices(ctx, { changes });
}
