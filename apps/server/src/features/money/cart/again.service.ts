import type { VariantId } from '@souk/shared/ids.ts';
import { cartLimits, mostOf } from '@souk/shared/money/cart/rules.ts';
import type { CartAddition } from '@souk/shared/money/cart/schema.ts';
import type { NotAdded } from '@souk/shared/money/orders/schema.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findHomeCountry } from '../../identity/addresses/index.ts';
import { canBeHadIn } from '../../market/shipping/index.ts';
import { countCart, findCartLines, lockCartOf, putLines } from './cart.repo.ts';
import { isFor, lineOf } from './cart.service.ts';
import { findOffered, type Offered } from './offered.repo.ts';

export interface AddedAgain {
  quantity: number;
  /** Why it is not as many as were wanted. */
  why: NotAdded | null;
}

/** Puts in what is there still of things that were bought before; runs in the transaction of `ctx.db`. */
export async function putInAgain(
  { db: tx, clock, actor }: UserCtx,
  wanted: readonly CartAddition[],
): Promise<Map<VariantId, AddedAgain>> {
  const now = clock.now();
  await lockCartOf(tx, actor.userId);
  const ids = wanted.map(({ variantId }) => variantId);
  const offered = new Map((await findOffered(tx, actor.userId, ids, now)).map((one) => [one.variantId, one]));
  const there = new Map(
    (await findCartLines(tx, actor.userId, now)).map((line) => [line.variantId, line.quantity]),
  );
  const home = await findHomeCountry(tx, actor.userId);
  let { lines } = await countCart(tx, actor.userId);
  const isSent = async ({ kind, productId }: Offered) =>
    kind !== 'product' || home === null || (await canBeHadIn(tx, productId, home));
  const added = new Map<VariantId, AddedAgain>();
  for (const { variantId, quantity } of wanted) {
    const one = offered.get(variantId);
    const isNew = !there.has(variantId);
    const room = one ? mostOf(one.available) - (there.get(variantId) ?? 0) : 0;
    const why: NotAdded | null =
      !one || !isFor(actor.userId, one)
        ? 'gone'
        : !(await isSent(one))
          ? 'not-sent'
          : room <= 0
            ? 'sold-out'
            : isNew && lines >= cartLimits.lines
              ? 'cart-full'
              : null;
    if (why || !one) {
      added.set(variantId, { quantity: 0, why: why ?? 'gone' });
      continue;
    }
    const fitting = Math.min(quantity, room);
    await putLines(tx, [lineOf(actor.userId, one, fitting, now)], { atLeast: false });
    if (isNew) lines += 1;
    added.set(variantId, { quantity: fitting, why: fitting < quantity ? 'fewer' : null });
  }
  return added;
}
