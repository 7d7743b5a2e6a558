import type { LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { demoShopIds } from '../demo-ids.ts';

/** A lot that runs. Amounts in minor units, moments in milliseconds since 1970. */
export interface RunningLot {
  id: LotId;
  showId: ShowId | null;
  productId: ProductId;
  currency: string;
  start: number;
  reserve: number | null;
  steps: Step[] | null;
  closing: ClosingRule;
  extensions: number;
  price: number;
  bidCount: number;
  leaderId: UserId | null;
  startsAt: number;
  endsAt: number;
  bidAt: number | null;
  /** Of the product; of a spot of a break, what is in it on average. */
  shopPrice: number;
  needsApproval: boolean;
}

/** A show that is on air. */
export interface Stage {
  showId: ShowId;
  shopId: ShopId;
  hostId: UserId;
  title: string;
  /** How many really watch. */
  watching: number;
  audience: number;
  startsAt: number;
  running: RunningLot | null;
  /** What was decided last. */
  last: { id: LotId; closedAt: number } | null;
  /** Those that come next. */
  queued: LotId[];
}

export interface DemoNow {
  /** By the database's clock. */
  now: number;
  /** When a visitor last had a look. */
  seenAt: number | null;
  stages: Stage[];
  /** Auctions that stand alone. */
  alone: RunningLot[];
}

/** The people who watch in the demo world, among the processes that count those in rooms. */
export const audienceProcess = '00000000-0000-8000-8000-00000000de30';

const ms = (moment: RawBuilder<unknown>) => sql`floor(extract(epoch from ${moment}) * 1000)::float8`;

const lotFields = sql`json_build_object(
  'id', l.id, 'showId', l.show_id, 'productId', l.product_id, 'currency', l.currency,
  'start', greatest(l.start_amount, 1), 'reserve', l.reserve_amount, 'steps', l.steps, 'closing', l.closing,
  'extensions', l.extensions, 'price', l.price_amount, 'bidCount', l.bid_count, 'leaderId', l.leader_id,
  'startsAt', ${ms(sql`l.starts_at`)}, 'endsAt', ${ms(sql`l.ends_at`)},
  'bidAt', (select ${ms(sql`e.at`)} from lot_entries e where e.lot_id = l.id and e.number = l.last_number
    and e.kind in ('once', 'maximum')),
  'shopPrice', coalesce((select (sum(c.pieces * c.worth) / sum(c.pieces))::bigint from break_spots b
    join break_contents c on c.break_id = b.break_id where b.product_id = p.id), p.price_amount),
  'needsApproval', l.needs_approval)`;

/**
 * All that the demo people who bid, talk and host look at, in one query. Shops that visitors opened are left
 * out: the demo people bid on nothing there.
 */
export async function findDemoNow(db: Db): Promise<DemoNow | undefined> {
  const { rows } = await sql<DemoNow>`
    select ${ms(sql`clock_timestamp()`)} as now, ${ms(sql`w.seen_at`)} as "seenAt",
      (select coalesce(json_agg(stage order by stage.audience desc, stage."showId"), '[]') from (
        select h.id as "showId", h.shop_id as "shopId", h.host_id as "hostId", h.title,
          coalesce((select r.listeners from room_listeners r
            where r.show_id = h.id and r.process_id = ${audienceProcess}), h.viewer_count) as audience, ${ms(sql`h.starts_at`)} as "startsAt",
          (select coalesce(sum(r.listeners), 0)::int from room_listeners r where r.show_id = h.id
            and r.process_id <> ${audienceProcess} and r.counted_at > clock_timestamp() - interval '20 seconds') as watching,
          (select ${lotFields} from lots l join products p on p.id = l.product_id
            where l.show_id = h.id and l.state = 'running') as running,
          (select json_build_object('id', l.id, 'closedAt', ${ms(sql`coalesce(l.closed_at, l.ends_at)`)}) from lots l
            where l.show_id = h.id and l.state in ('sold', 'passed')
            order by coalesce(l.closed_at, l.ends_at) desc nulls last limit 1) as last,
          array(select l.id from lots l where l.show_id = h.id and l.state = 'queued' order by l.number limit 4) as queued
        from shows h where h.state = 'live' and h.visibility = 'public' and h.shop_id = any(${demoShopIds}::uuid[])) as stage) as stages,
      (select coalesce(json_agg(${lotFields} order by l.id), '[]') from lots l join products p on p.id = l.product_id
        where l.show_id is null and l.state = 'running' and p.shop_id = any(${demoShopIds}::uuid[])) as alone
    from demo_world w`.execute(db);
  return rows[0];
}
