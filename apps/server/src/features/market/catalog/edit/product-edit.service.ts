import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import {
  emptyProductFields,
  type ReadProduct,
  type ReadProductChange,
} from '@souk/shared/market/catalog/edit-schema.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { notFound } from '../../../../platform/errors/failures.ts';
import { amountsIn } from '../../../../platform/errors/other-currency.ts';
import type { UserCtx } from '../../../../platform/session/actor.ts';
import { editConflict } from './edit.failures.ts';
import { changedFields, fieldsOf } from './fields.ts';
import { type FoundOwnProduct, presentConflict } from './own-product.presenter.ts';
import { findOwnProduct, findSeller, lockProducts, type OwnProductRow } from './own-product.repo.ts';
import { findPriceHistory } from './price.service.ts';
import { type Goal, goalOf } from './product-goal.ts';
import { saveProduct } from './save.service.ts';

export async function getOwnProduct({ db, clock, actor }: UserCtx, id: ProductId): Promise<FoundOwnProduct> {
  const product = actor.shopId && (await findOwnProduct(db, actor.shopId, id));
  if (!product) throw notFound('product');
  return { product, history: await findPriceHistory(db, id), now: clock.now() };
}

/** To be called within a transaction, which the key of the call shares. */
export async function addProduct(
  ctx: UserCtx,
  shopId: ShopId,
  { status, ...given }: ReadProduct,
): Promise<FoundOwnProduct> {
  const { db: tx, clock, actor } = ctx;
  const seller = await findSeller(tx, shopId);
  const id = await saveProduct(tx, {
    seller,
    writer: actor.userId,
    now: clock.now(),
    before: null,
    fields: { ...emptyProductFields, ...amountsIn(seller.currency, withoutGaps(given)) },
    goal: status === 'active' ? 'sale' : 'draft',
  });
  return await getOwnProduct(ctx, id);
}

/** A copy that is a draft: everything but the SKUs, which name one thing. */
export async function duplicateProduct(ctx: UserCtx, id: ProductId): Promise<FoundOwnProduct> {
  const { db: tx, clock, actor } = ctx;
  const original = await lockOwn(tx, actor.shopId, id);
  const fields = fieldsOf(original);
  const copy = {
    ...fields,
    sku: '',
    variants: fields.variants.map(({ _id: _, ...variant }) => ({ ...variant, sku: '' })),
  };
  const copyId = await saveProduct(tx, {
    seller: original,
    writer: actor.userId,
    now: clock.now(),
    before: null,
    fields: copy,
    goal: 'draft',
    pictures: original.images,
  });
  return await getOwnProduct(ctx, copyId);
}

/** Changes what is named, if nobody changed the product since this version. */
export async function changeProduct(
  ctx: UserCtx,
  id: ProductId,
  { version, status, ...given }: ReadProductChange,
): Promise<FoundOwnProduct> {
  return await ctx.db.transaction().execute(async (tx) => {
    const before = await lockOwn(tx, ctx.actor.shopId, id);
    if (before.version !== version) throw editConflict(presentConflict(before));
    const goal = status === 'active' ? 'sale' : goalOf(before.status);
    const changes = amountsIn(before.currency, withoutGaps(given));
    await resave(tx, ctx, before, { goal, fields: changedFields(before, changes) });
    return await getOwnProduct({ ...ctx, db: tx }, id);
  });
}

/** One's own product, to be changed in this transaction. */
export async function lockOwn(tx: Db, shopId: ShopId | null, id: ProductId): Promise<OwnProductRow> {
  if (!shopId) throw notFound('product');
  await lockProducts(tx, shopId, [id]);
  const product = await findOwnProduct(tx, shopId, id);
  if (!product) throw notFound('product');
  return product;
}

export async function resave(
  tx: Db,
  { clock, actor }: UserCtx,
  before: OwnProductRow,
  { goal, fields }: { goal: Goal; fields: ReturnType<typeof fieldsOf> },
): Promise<void> {
  const now = clock.now();
  await saveProduct(tx, { seller: before, writer: actor.userId, now, before, fields, goal });
}

/** What was left out is not there, rather than there as nothing. */
function withoutGaps<T extends object>(given: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}
