import { mayStep, type OrderParty, type OrderStep, orderSteps } from '@souk/shared/money/orders/states.ts';
import type { Updateable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { insertEvent, type OrderEventKind, type OrderRow, updateOrderWith } from './order.repo.ts';
import { orderMovedOn } from './orders.failures.ts';

interface Stepping {
  by: OrderParty;
  now: Date;
  kind: OrderEventKind;
  note?: string | undefined;
  amount?: number | undefined;
  values?: Updateable<Tables['orders']>;
}

/** The one way in which the state of an order changes: along the table, and written down. The order is locked. */
export async function stepOrder(
  tx: Db,
  order: OrderRow,
  step: OrderStep,
  { by, now, kind, note, amount, values }: Stepping,
): Promise<OrderRow> {
  if (!mayStep(order.state, step, by)) throw orderMovedOn(order.state);
  const { to } = orderSteps[step];
  return updateOrderWith(
    tx,
    order.id,
    { ...values, state: to, changed_at: now },
    { kind, state: to, at: now, by, note, amount },
  );
}

/** A payment for it failed; it may be paid by another still. */
export async function noteFailure(tx: Db, { id, state }: OrderRow, now: Date): Promise<void> {
  await insertEvent(tx, id, { kind: 'payment-failed', state, at: now, by: 'market' });
}
