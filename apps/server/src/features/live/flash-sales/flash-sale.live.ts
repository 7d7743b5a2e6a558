import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { FlashSaleDocument } from '@souk/shared/live/flash-sales/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import type { FlashSale } from './flash-sales.repo.ts';

/** What a show sells at a lower price for a while, as everyone in the room sees it. */
export const flashSalesLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/flash-sales',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && maySeeShow(who?.actor ?? visitor, show);
    },
  },
];

/** In the transaction that changed it, as it is after that. */
export async function tellOfFlashSale(tx: Db, sale: FlashSale, now: Date): Promise<void> {
  const { id, showId, currency, price, was, endsAt, state, productId, title, image } = sale;
  const { varies, pieces, left, taken, perPerson, seconds } = sale;
  const document: FlashSaleDocument = {
    ...{ state, productId, title, image, varies, pieces, left, taken, perPerson, seconds },
    price: { amount: price, currency },
    was: was === null ? null : { amount: was, currency },
    endsAt: endsAt.getTime(),
  };
  const path = documentPath(`rooms/${showId}/flash-sales/${id}`);
  await writeLive(tx, [{ op: 'set', path, data: { ...document } }], now);
}
