import type { OfferId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';

export interface AcceptedOffer {
  id: OfferId;
  /** For one piece. */
  price: Money;
  until: Date;
}

/** The prices a buyer agreed on for these variants and that hold still; of two for one variant the lower. */
export async function acceptedOffers(
  db: Db,
  buyerId: UserId,
  variantIds: readonly VariantId[],
  now: Date,
): Promise<Map<VariantId, AcceptedOffer>> {
  const rows = await findAccepted(db, buyerId, variantIds, now);
  return new Map(
    rows.map(({ id, variant, amount, currency, until }) => [
      variant,
      { id, price: { amount, currency }, until },
    ]),
  );
}

/** Whether there is any of a buyer and a variant, as a part of another query. */
export const hasAccepted = (
  buyerId: UserId,
  variantId: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> => sql`exists (
  select from offers o where o.buyer_id = ${buyerId} and o.variant_id = ${variantId} and o.state = 'accepted'
    and o.holds_until > ${now})`;

export async function acceptedOffer(
  db: Db,
  buyerId: UserId,
  variantId: VariantId,
  now: Date,
): Promise<AcceptedOffer | null> {
  return (await acceptedOffers(db, buyerId, [variantId], now)).get(variantId) ?? null;
}

interface AcceptedRow {
  id: OfferId;
  variant: VariantId;
  amount: number;
  currency: string;
  until: Date;
}

const findAccepted = prepared(
  'accepted offers',
  (db, buyerId: UserId, variantIds: readonly VariantId[], now: Date) => ({
    compile: () =>
      sql<AcceptedRow>`
        select distinct on (variant_id) id, variant_id as variant, coalesce(counter_amount, amount) as amount, currency,
          holds_until as until
        from offers
        where buyer_id = ${buyerId} and variant_id = any(${variantIds}::uuid[]) and state = 'accepted'
          and holds_until > ${now}
        order by variant_id, coalesce(counter_amount, amount), id`.compile(db),
  }),
);

/** It was bought at the price agreed on, which holds for that one piece alone. */
export async function useOffer(tx: Db, id: OfferId, now: Date): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ holds_until: now })
    .where('id', '=', id)
    .where('holds_until', '>', now)
    .execute();
}
