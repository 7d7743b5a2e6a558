import type { OrderId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { RefundBody } from '@souk/shared/money/orders/schema.ts';
import type { Kysely } from 'kysely';
import { cancelOrder, giveRefund } from '../features/money/orders/cancel.service.ts';
import { getOrder } from '../features/money/orders/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tables } from '../platform/db/schema.ts';
import { callOnce } from '../platform/idempotency/answer-once.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';

interface GivingBack {
  userId: UserId;
  shopId: ShopId;
  orderId: OrderId;
  /** Nothing where the order is cancelled. */
  body: RefundBody | null;
  name: string;
}

/** A seller gives back an order, or a part of it, by a call that has a name. */
export async function giveBackOnce(
  { db, clock }: { db: Kysely<Tables>; clock: Clock },
  { userId, shopId, orderId, body, name }: GivingBack,
): Promise<number> {
  const ctx = { db, clock, actor: { kind: 'user', role: 'member', userId, shopId } } as unknown as UserCtx;
  const { answer } = await callOnce(ctx, callNamed(name), async (inTx) => {
    await (body ? giveRefund(inTx, orderId, body) : cancelOrder(inTx, orderId, ''));
    return { status: 200, body: await getOrder(inTx, orderId) };
  });
  return answer.status;
}
