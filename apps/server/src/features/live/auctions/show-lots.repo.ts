import type { LotId, ProductId, ShowId, VariantId } from '@souk/shared/ids.ts';
import { defaultClosing } from '@souk/shared/live/auctions/closing.ts';
import { type ShowLotTerms, showLotSeconds } from '@souk/shared/live/auctions/lot-terms.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { drawn } from './terms.repo.ts';

/** What is put on the run list of a show. The show is locked. */
export interface NewShowLot {
  productId: ProductId;
  variantId: VariantId | null;
  currency: string;
  isQuick: boolean;
  terms: Partial<ShowLotTerms> & Pick<ShowLotTerms, 'start'>;
}

/** As a lot is sold unless its host says otherwise. */
export const usualTerms: Omit<ShowLotTerms, 'start'> = {
  reserve: null,
  seconds: showLotSeconds.usual,
  closing: defaultClosing as ShowLotTerms['closing'],
  steps: null,
  needsApproval: false,
  confirmAbove: null,
};

/** At the end of the list, one after the other. */
export async function insertShowLots(tx: Db, showId: ShowId, lots: readonly NewShowLot[]): Promise<LotId[]> {
  const { last } = await tx
    .selectFrom('lots')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('last'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  const rows = lots.map(({ productId, variantId, currency, isQuick, terms: given }, at) => {
    const terms = { ...usualTerms, ...given };
    return {
      ...{
        id: newId<LotId>(),
        show_id: showId,
        product_id: productId,
        variant_id: variantId,
        leader_id: null,
      },
      ...{ number: Number(last) + 1 + at, state: 'queued' as const, currency, is_quick: isQuick },
      ...{ start_amount: terms.start, price_amount: terms.start, reserve_amount: terms.reserve },
      ...{ duration_seconds: terms.seconds, steps: terms.steps && JSON.stringify(terms.steps) },
      ...{ needs_approval: terms.needsApproval, confirm_above: terms.confirmAbove, ...drawn(terms.closing) },
    };
  });
  await insertAll(tx, 'lots', rows);
  return rows.map(({ id }) => id);
}

interface FixedLot {
  productId: ProductId;
  currency: string;
  price: number;
  needsApproval: boolean;
}

/** Not among what the host starts: it has no number. */
export async function insertFixedLot(tx: Db, showId: ShowId, lot: FixedLot): Promise<LotId> {
  const id = newId<LotId>();
  const { productId, currency, price, needsApproval } = lot;
  await tx
    .insertInto('lots')
    .values({
      ...{ id, show_id: showId, product_id: productId, number: null, state: 'queued', leader_id: null },
      ...{ currency, is_quick: true, at_fixed_price: true, start_amount: price, price_amount: price },
      ...{ reserve_amount: null, duration_seconds: usualTerms.seconds, needs_approval: needsApproval },
      ...drawn({ kind: 'sudden-death' }),
    })
    .execute();
  return id;
}

/** Of all that waits in a show. */
export async function putApproval(tx: Db, showId: ShowId, needsApproval: boolean): Promise<void> {
  await tx
    .updateTable('lots')
    .set({ needs_approval: needsApproval })
    .where('show_id', '=', showId)
    .where('state', '=', 'queued')
    .execute();
}

export function findShowLot(db: Db, id: LotId) {
  return db
    .selectFrom('lots')
    .select(['id', 'show_id as showId', 'product_id as productId', 'variant_id as variantId'])
    .select([
      'state',
      'currency',
      'is_quick as isQuick',
      'stop_reason as stopped',
      'settlement',
      'again_id as againId',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** `numbered` and `quick` are of those that a host runs: what is sold at a price beside them has no number. */
export async function countLots(
  db: Db,
  showId: ShowId,
): Promise<{ all: number; numbered: number; quick: number }> {
  const { all, numbered, quick } = await db
    .selectFrom('lots')
    .select((eb) => [
      eb.fn.countAll<string>().as('all'),
      eb.fn.count<string>('number').as('numbered'),
      eb.fn.count<string>('number').filterWhere('is_quick', '=', true).as('quick'),
    ])
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return { all: Number(all), numbered: Number(numbered), quick: Number(quick) };
}
