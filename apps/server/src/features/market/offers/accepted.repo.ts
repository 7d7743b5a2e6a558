import type { CheckoutId, OfferId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';

export interface AcceptedOffer {
  id: OfferId;
  /** For one piece. */
  price: Money;
  until: Date;
}

/**
 * The prices a buyer agreed on for these variants and that hold still; of two for one variant the lower. For a
 * checkout what another one of theirs is being paid at such a price is left out: that has it.
 */
export async function acceptedOffers(
  db: Db,
  buyerId: UserId,
  variantIds: readonly VariantId[],
  now: Date,
  checkoutId: CheckoutId | null = null,
): Promise<Map<VariantId, AcceptedOffer>> {
  const rows = await findAccepted(db, buyerId, variantIds, now, checkoutId);
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
  (db, buyerId: UserId, variantIds: readonly VariantId[], now: Date, checkoutId: CheckoutId | null) => ({
    compile: () =>
      sql<AcceptedRow>`
        select distinct on (variant_id) id, variant_id as variant, coalesce(counter_amount, amount) as amount, currency,
          holds_until as until
        from offers
        where buyer_id = ${buyerId} and variant_id = any(${variantIds}::uuid[]) and state = 'accepted'
          and holds_until > ${now} and not (${isBeingPaid(checkoutId)})
        order by variant_id, coalesce(counter_amount, amount), id`.compile(db),
  }),
);

/** An order of another checkout is being paid at the price of `offers`. */
const isBeingPaid = (
  checkoutId: CheckoutId | null,
): RawBuilder<boolean> => sql`${checkoutId}::uuid is not null and exists (
  select from orders o join order_lines l on l.order_id = o.id and l.offer_id = offers.id
  where o.buyer_id = offers.buyer_id and o.state = 'pending-payment' and o.checkout_id <> ${checkoutId}::uuid)`;

/**
 * Keeps these for a checkout that is about to be paid, until the transaction ends: of two at once the second waits here.
 * False when one of them is being paid for by another, or over.
 */
export async function claimOffers(
  tx: Db,
  ids: readonly OfferId[],
  { checkoutId, now }: { checkoutId: CheckoutId; now: Date },
): Promise<boolean> {
  await tx.selectFrom('offers').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
  const { rows } = await sql`
    select from offers where id = ${anyOf(ids)} and holds_until > ${now} and not (${isBeingPaid(checkoutId)})`.execute(
    tx,
  );
  return rows.length === ids.length;
}

/** It was bought at the price agreed on, which holds for that one piece alone. */
export async function useOffer(tx: Db, id: OfferId, now: Date): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ holds_until: now })
    .where('id', '=', id)
    .where('holds_until', '>', now)
    .execute();
}
