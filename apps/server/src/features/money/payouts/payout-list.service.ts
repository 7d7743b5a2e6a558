import type { PayoutId, ShopId } from '@souk/shared/ids.ts';
import type { PayoutDetail, PayoutLine, PayoutPage } from '@souk/shared/money/payouts/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type BreakdownRow, findBreakdown } from './breakdown.repo.ts';
import { presentPayout } from './payout.presenter.ts';
import { findPayoutOf, findPayouts } from './payout.repo.ts';

const placeInList = z.tuple([z.literal('payouts'), cursorMoment, z.uuid()]);

/** Newest first. */
export async function listPayouts(
  { db }: UserCtx,
  shopId: ShopId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<PayoutPage> {
  const place = readCursor(cursor, placeInList);
  const after = place && { at: place[1], id: place[2] };
  const found = await findPayouts(db, shopId, { after, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(found, limit, (row) => ['payouts', row.place, row.id]);
  return { items: rows.map(presentPayout), nextCursor };
}

export const LINES_SHOWN = 500;

export async function getPayout(
  { db }: UserCtx,
  shopId: ShopId,
  id: PayoutId,
  limit = LINES_SHOWN,
): Promise<PayoutDetail> {
  const row = await findPayoutOf(db, shopId, id);
  if (!row) throw notFound('payout');
  const { carried, rows, total } = await findBreakdown(db, row, { limit });
  const { currency } = row;
  return {
    ...presentPayout(row),
    carried: { amount: carried, currency },
    lines: rows.map((line) => presentLine(line, currency)),
    more: total - rows.length,
  };
}

function presentLine(row: BreakdownRow, currency: string): PayoutLine {
  const money = (amount: number) => ({ amount, currency });
  const { gross, refunded, shipping, commission, paymentFee, tax, withheld } = row;
  return {
    kind: row.kind,
    at: row.at.toISOString(),
    orderId: row.orderId,
    order: row.about.order ?? null,
    title: row.about.title ?? null,
    sale:
      gross === null
        ? null
        : {
            ...{ gross: money(gross), refunded: money(refunded), shipping: money(shipping) },
            ...{ commission: money(commission), paymentFee: money(paymentFee), tax: money(tax) },
            withheld: money(withheld),
          },
    net: money(row.net),
  };
}
