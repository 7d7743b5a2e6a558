import type { ShopId } from '@souk/shared/ids.ts';
import type {
  OwnProductPage,
  OwnProductRow,
  ownProductQuery,
} from '@souk/shared/market/catalog/manage-schema.ts';
import type { z } from 'zod';
import type { Ctx } from '../../../../platform/session/actor.ts';
import { presentCategoryRef } from '../../categories/index.ts';
import { countOwnList, findOwnList, type OwnListRow } from './own-list.repo.ts';

/** A shop's products for its owner: everything, drafts and archived ones included. */
export async function listOwnProducts(
  { db }: Ctx,
  shopId: ShopId,
  { page, perPage, sort, status, q }: z.output<typeof ownProductQuery>,
  language: string,
): Promise<OwnProductPage> {
  const filter = { shopId, q, status };
  const [rows, counts] = await Promise.all([
    findOwnList(db, filter, { sort, limit: perPage, offset: (page - 1) * perPage }),
    countOwnList(db, filter),
  ]);
  return {
    items: rows.map((row) => presentRow(row, language)),
    total: status ? counts[status] : counts.all,
    counts,
  };
}

function presentRow(row: OwnListRow, language: string): OwnProductRow {
  const { id, category, currency, price, was, updatedAt, ...shown } = row;
  return {
    _id: id,
    version: shown.version,
    title: shown.title,
    image: shown.image,
    status: shown.status,
    listingKind: shown.listingKind,
    category: category && presentCategoryRef(category, language),
    price: price === 0 && shown.listingKind !== 'giveaway' ? null : { amount: price, currency },
    was: was === null ? null : { amount: was, currency },
    available: shown.available,
    variantCount: shown.variantCount,
    singleVariantId: shown.singleVariantId,
    sku: shown.sku,
    soldCount: shown.soldCount,
    favoriteCount: shown.favoriteCount,
    updatedAt: updatedAt.toISOString(),
  };
}
