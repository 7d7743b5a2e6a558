import type { PaymentId, RefundId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyText, textList } from '../../../platform/db/list-asked.ts';
import { gathered } from '../../../platform/db/together.ts';
import type { Charged } from './charge.ts';
import type { Refunded } from './refund.repo.ts';

/** What an event says, as far as it concerns us. */
export type Said =
  | { kind: 'payment'; paymentId: PaymentId | null; amount: number; currency: string; charged: Charged }
  | { kind: 'refund'; refundId: RefundId | null; refunded: Refunded; of?: RefundedPayment };

/** Which payment a refund is of, and how much of it. Missing in events of before it was kept. */
export interface RefundedPayment {
  intent: string;
  amount: number;
  currency: string;
}

export interface ProviderEvent {
  id: string;
  type: string;
  /** The provider's name of the payment or refund. */
  about: string;
  said: Said;
  happenedAt: Date;
}

/**
 * A transaction that hears an event and one that learns the payment's name wait for each other, so that no
 * event is left waiting for what is there already. Before anything else is locked.
 */
export const lockNames = gathered<readonly string[], void>(async (tx, asked) => {
  await sql`
    select pg_advisory_xact_lock(hashtextextended('payment event ' || name, 0))
    from (select unnest(${textList(asked.flat().sort())}) as name) names`.execute(tx);
  return [];
});

/** False for one that was heard before. Another that hears it at the same time waits for this transaction. */
export async function insertEvent(tx: Db, event: ProviderEvent, now: Date): Promise<boolean> {
  const inserted = await tx
    .insertInto('provider_events')
    .values({
      id: event.id,
      type: event.type,
      about: event.about,
      said: JSON.stringify(event.said),
      happened_at: event.happenedAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Of these events those that came by themselves, or were read before. */
export async function findHeard(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where(sql<boolean>`id = ${anyText(ids)}`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function findReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('provider_events_read').select('until').executeTakeFirst();
  return row?.until;
}

export async function putReadUntil(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('provider_events_read')
    .values({ until })
    .onConflict((conflict) =>
      conflict
        .column('one')
        .doUpdateSet({ until: sql`greatest(provider_events_read.until, excluded.until)` }),
    )
    .execute();
}

export async function markHandled(tx: Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('provider_events').set({ handled_at: now }).where('id', '=', id).execute();
}

/** Those that came before we knew what they are about, in the order in which it happened. */
export const findWaitingEvents = gathered<string, Array<{ id: string; said: Said }>>(async (tx, abouts) => {
  const { rows } = await sql<{ id: string; about: string; said: Said }>`
    select id, about, said from provider_events
    where about = ${anyText(abouts)} and handled_at is null order by happened_at, id for update`.execute(tx);
  const events = Map.groupBy(rows, ({ about }) => about);
  return abouts.map((about) => events.get(about) ?? []);
});

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('provider_events').where('received_at', '<', before).execute();
}
