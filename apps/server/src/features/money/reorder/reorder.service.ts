import type { OrderId, VariantId } from '@souk/shared/ids.ts';
import type { Reordered } from '@souk/shared/money/orders/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { putInAgain } from '../cart/index.ts';
import { getOrder } from '../orders/index.ts';

/** Puts what was bought once more into the cart, and says what of it is not there any more. */
export async function reorder(ctx: UserCtx, id: OrderId): Promise<Reordered> {
  const order = await getOrder(ctx, id);
  if (order.as !== 'buyer') throw notFound('order');
  const wanted = new Map<VariantId, { title: string; quantity: number }>();
  for (const { variantId, title, quantity } of order.lines)
    wanted.set(variantId, { title, quantity: quantity + (wanted.get(variantId)?.quantity ?? 0) });
  const added = await putInAgain(
    ctx,
    [...wanted].map(([variantId, { quantity }]) => ({ variantId, quantity })),
  );
  const pieces = [...added.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  const left = [...wanted].flatMap(([variantId, { title, quantity }]) => {
    const one = added.get(variantId);
    return one?.why ? [{ title, wanted: quantity, added: one.quantity, why: one.why }] : [];
  });
  return { added: pieces, left };
}
