import type { LotId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { sql } from 'kysely';
import { addWaitingLots } from '../../features/live/auctions/lots.repo.ts';
import { setStock } from '../../features/market/catalog/edit/stock.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { shops } from '../content/shops.ts';
import { productIdOf } from '../products.ts';
import { chanceOf } from '../random.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { shopsWithHosts } from './hosted.ts';

const HOUR = 3_600_000;

interface Renewed {
  start: number;
  reserve: number | null;
}

/** What an auction of the demo world starts at. In cents. */
const terms: ReadonlyMap<ProductId, Renewed> = new Map(
  shops.flatMap((shop) =>
    shop.goods.flatMap(({ title, auction }) => {
      if (!auction) return [];
      const reserve = auction.reserve ? auction.reserve * 100 : null;
      return [[productIdOf(shop, title), { start: auction.start * 100, reserve }] as const];
    }),
  ),
);

/** What was sold is shown with its price for some hours, until its shop has another one like it. */
export async function renewAuctions(parts: BotParts, now: number): Promise<void> {
  for (const over of await findOver(parts.db)) {
    const due = over.closedAt + chanceOf(`rest:${over.lotId}`).between(3, 10) * HOUR;
    if (now >= due) await putUpAgain(parts, over);
  }
}

/** How long it runs, so that at any time several end at different times. */
export const lengthOf = (last: LotId): number =>
  chanceOf(`length:${last}`).pick([6, 8, 12, 24, 24, 36, 48]) * 3_600;

/** Now and then one of each; null is the usual one. */
const closings: readonly (ClosingChoice | null)[] = [
  ...[null, null, { kind: 'add' as const, seconds: 120, most: null }],
  ...[
    { kind: 'rising-floor' as const, seconds: 120, most: 6 },
    { kind: 'random' as const, seconds: 600 },
  ],
];

interface Over {
  productId: ProductId;
  shopId: ShopId;
  ownerId: UserId;
  currency: string;
  lotId: LotId;
  closedAt: number;
  /** Its only one, where none is left. */
  gone: VariantId | null;
}

async function putUpAgain(parts: BotParts, over: Over): Promise<void> {
  const known = terms.get(over.productId);
  if (!known) return;
  try {
    if (over.gone)
      await setStock(actingAs(parts, over.ownerId, over.shopId), over.gone, { available: 1, expected: 0 });
    const { currency, productId, lotId } = over;
    const closing = chanceOf(`closing:${lotId}`).pick(closings);
    await parts.db
      .transaction()
      .execute((tx) =>
        addWaitingLots(tx, [[productId, { ...known, currency, closing, seconds: lengthOf(lotId) }]]),
      );
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

async function findOver(db: Db): Promise<Over[]> {
  const { rows } = await sql<Over>`
    select p.id as "productId", p.shop_id as "shopId", s.owner_id as "ownerId", p.currency, l.id as "lotId",
      floor(extract(epoch from coalesce(l.closed_at, l.ends_at)) * 1000)::float8 as "closedAt",
      (select v.id from product_variants v where v.product_id = p.id and v.available = 0 limit 1) as gone
    from products p join shops s on s.id = p.shop_id
      join lateral (select * from lots where product_id = p.id and show_id is null
        order by coalesce(closed_at, ends_at) desc nulls first limit 1) l on true
    where p.id = any(${[...terms.keys()]}::uuid[])
      and p.shop_id = any(${[...shopsWithHosts]}::uuid[]) and p.status in ('active', 'out-of-stock') and p.listing_kind = 'auction'
      and l.state in ('sold', 'passed')`.execute(db);
  return rows;
}
