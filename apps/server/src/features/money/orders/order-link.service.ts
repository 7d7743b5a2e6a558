import type { OrderId } from '@souk/shared/ids.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { findLink } from '../../../platform/one-time/one-time-secrets.ts';
import { type Allowance, countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { presentOrder } from './order.presenter.ts';
import { orderLinkMail } from './order-link.job.ts';
import { findDetails, findOrder } from './order-read.repo.ts';

const QUARTER_S = 15 * 60;

/** Asks for a link by mail. The order is looked up behind the scenes, so this tells nothing about it. */
export async function askForOrderLink(
  ctx: Ctx,
  { number, email }: { number: string; email: string },
  address: string | null,
): Promise<void> {
  await countAttempt(ctx, [
    { of: ['order-link', email.toLowerCase()], most: 5, withinSeconds: QUARTER_S },
    ...fromThere(address),
  ]);
  await enqueue(ctx.db, orderLinkMail, { number, email: email.toLowerCase() });
}

/** The order of a mailed link, as its buyer sees it, with nothing to be done about it. */
export async function getOrderByLink(
  ctx: Ctx,
  { id, key }: { id: OrderId; key: string },
  address: string | null,
): Promise<Order> {
  await countAttempt(ctx, fromThere(address));
  const { db, clock } = ctx;
  const link = await findLink(ctx, 'open-order', key);
  const order = link?.subject === id ? await findOrder(db, id) : undefined;
  if (!order || link?.userId !== order.buyer_id) throw notFound('order');
  return presentOrder(order, await findDetails(db, id), { as: 'guest', now: clock.now(), payBy: null });
}

const fromThere = (address: string | null): Allowance[] =>
  address === null ? [] : [{ of: ['order-link-address', address], most: 60, withinSeconds: QUARTER_S }];
