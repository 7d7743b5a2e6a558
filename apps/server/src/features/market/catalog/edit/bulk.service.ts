import type { ProductId, ShopId } from '@souk/shared/ids.ts';
import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { BulkResult, ReadBulk } from '@souk/shared/market/catalog/manage-schema.ts';
import { shareOf } from '@souk/shared/money.ts';
import { inSavepoint } from '../../../../platform/db/after-commit.ts';
import { Failure } from '../../../../platform/errors/failure.ts';
import { invalidInput, notFound } from '../../../../platform/errors/failures.ts';
import { refuseOtherCurrency } from '../../../../platform/errors/other-currency.ts';
import type { UserCtx } from '../../../../platform/session/actor.ts';
import { invalidProduct, stockChanged } from './edit.failures.ts';
import { fieldsOf, stockOf } from './fields.ts';
import { findOwnProduct, lockProducts, type OwnProductRow } from './own-product.repo.ts';
import { resave } from './product-edit.service.ts';
import { goalOf } from './product-goal.ts';
import {
  archiveProduct,
  deleteLocked,
  publishProduct,
  restoreProduct,
  type Step,
} from './product-life.service.ts';

/** Changes many products in one transaction, each by itself: one that cannot be does not hold up the others. */
export async function changeMany(ctx: UserCtx, shopId: ShopId, bulk: ReadBulk): Promise<BulkResult> {
  const { db: tx } = ctx;
  const step = stepOf(bulk);
  const result: BulkResult = { done: [], failed: [] };
  // All at first and in order, so that nobody who sells some of them waits for us while we wait for them.
  await lockProducts(tx, shopId, bulk.ids);
  for (const id of bulk.ids) {
    try {
      await inSavepoint(tx, async (own) => {
        const before = await findOwnProduct(own, shopId, id);
        if (!before) throw notFound('product');
        await step(own, { ...ctx, db: own }, before);
      });
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      result.failed.push(failedOf(id, error));
    }
  }
  return result;
}

function stepOf(bulk: ReadBulk): Step {
  switch (bulk.action) {
    case 'archive':
      return archiveProduct;
    case 'restore':
      return restoreProduct;
    case 'publish':
      return publishProduct;
    case 'delete-draft':
      return (tx, _ctx, before) => deleteLocked(tx, before);
    case 'set-category':
      return changing((fields) => ({ ...fields, categoryId: bulk.categoryId }));
    case 'set-stock':
      return settingStock(bulk);
    case 'change-price': {
      const share = 10_000 + Math.round(bulk.percent * 100);
      return pricing((amount, currency) => shareOf({ amount, currency }, share).amount);
    }
    case 'change-price-by':
      return pricing((amount, currency) => {
        refuseOtherCurrency(currency, { amount: bulk.amount });
        return amount + bulk.amount.amount;
      });
  }
}

type Fields = ReturnType<typeof fieldsOf>;

const changing =
  (change: (fields: Fields, before: OwnProductRow) => Fields): Step =>
  (tx, ctx, before) =>
    resave(tx, ctx, before, { goal: goalOf(before.status), fields: change(fieldsOf(before), before) });

function settingStock({ available, expected }: Extract<ReadBulk, { action: 'set-stock' }>): Step {
  return changing((fields, before) => {
    const shown = expected[before.id];
    if (shown === undefined)
      throw invalidInput([{ field: `expected.${before.id}`, message: 'Is required for each product.' }]);
    const now = before.variants.map(({ id: _id, available: pieces }) => ({ _id, available: pieces }));
    if (shown !== stockOf(before)) throw stockChanged({ variants: now, soldCount: before.soldCount });
    return {
      ...fields,
      available,
      expected: before.variants[0]?.available,
      variants: fields.variants.map((variant) => ({ ...variant, available, expected: variant.available })),
    };
  });
}

const pricing = (priceOf: (amount: number, currency: string) => number): Step =>
  changing((fields, { currency, listingKind }) => {
    if (listingKind === 'giveaway') throw invalidProduct([{ field: 'price', rule: 'givenAway' }]);
    const change = (amount: number | null, field: string): number | null => {
      if (amount === null) return null;
      const changed = priceOf(amount, currency);
      if (changed <= 0) throw invalidProduct([{ field, rule: 'needsPrice' }]);
      if (changed > productLimits.price) throw invalidProduct([{ field, rule: 'tooHigh' }]);
      return changed;
    };
    return {
      ...fields,
      price: change(fields.price, 'price'),
      variants: fields.variants.map((variant, i) => ({
        ...variant,
        price: change(variant.price, `variants.${i}.price`),
      })),
    };
  });

const failedOf = (_id: ProductId, { code, message, details }: Failure): BulkResult['failed'][number] => ({
  _id,
  code,
  message,
  ...(details === undefined ? {} : { details }),
});
