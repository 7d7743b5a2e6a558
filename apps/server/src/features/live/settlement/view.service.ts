import type { LotId } from '@souk/shared/ids.ts';
import type { SettlementView } from '@souk/shared/live/settlement/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { coverOf } from '../../../platform/images/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findCheckoutOf, findOrderOfWon, hindranceOfWon, showCheckout } from '../../money/checkout/index.ts';
import type { Payments } from '../../money/payments/index.ts';
import { type ClosedLot, findClosedLot, findSalesOf, type SaleRow } from './sales.repo.ts';
import { findLeaderThere, findRunnerUp } from './second-chance.service.ts';
import { mayAccept, mayHandOver, mayLetGo, mayOffer, sells } from './seller.service.ts';

/** What becomes of a lot, for who is to buy it and for who sells it; to everybody else there is nothing to see. */
export async function viewSettlement(
  ctx: Pick<UserCtx, 'db' | 'clock' | 'actor'>,
  id: LotId,
  payments: Pick<Payments, 'provider'>,
): Promise<SettlementView> {
  const { db, actor, clock } = ctx;
  const lot = await findClosedLot(db, id);
  const sales = lot ? await findSalesOf(db, id) : [];
  const mine = sales.find(({ buyer_id }) => buyer_id === actor.userId);
  if (!lot || !(mine || sells(lot, actor))) throw notFound('lot');
  const now = clock.now();
  const image = await findImage(db, lot);
  const common = {
    ...{ lotId: id, showId: lot.showId, productId: lot.productId, title: lot.title, image },
    ...{ state: lot.settlement, now: now.toISOString() },
  };
  return mine
    ? { ...common, ...(await forBuyer({ ...ctx, ...payments }, lot, mine)) }
    : { ...common, ...(await forSeller(db, lot, sales, now)) };
}

type Part = Omit<SettlementView, 'lotId' | 'showId' | 'productId' | 'title' | 'image' | 'state' | 'now'>;

const nothing = {
  ...{ pay: false, decline: false, accept: false, offer: false, handOver: false, relist: false },
};

async function forBuyer(
  { db, clock, provider }: Pick<UserCtx, 'db' | 'clock'> & Pick<Payments, 'provider'>,
  { currency }: ClosedLot,
  { state, ending, amount, pay_by, checkout_id }: SaleRow,
): Promise<Part> {
  const row = checkout_id && (await findCheckoutOf(db, checkout_id));
  const checkout = row ? await showCheckout({ db, clock }, row) : null;
  const order = checkout_id ? await findOrderOfWon(db, checkout_id) : null;
  const canPay = pay_by !== null && checkout?.state === 'open';
  const until = order?.pay_until ?? null;
  const isArranged = state !== 'over' && until !== null && order?.state === 'pending-payment';
  const hindrance = canPay && row ? await hindranceOfWon(db, row, { provider, now: clock.now() }) : null;
  // What it costs to send is not known where it cannot be.
  const asked = hindrance === null ? (checkout?.summary[0]?.total ?? null) : null;
  return {
    as: 'buyer',
    mine: isArranged ? 'arranged' : standingOf(state, order?.paid_at != null),
    ending: ending === 'cancelled' ? (order?.paid_at ? 'undone' : 'called-off') : ending,
    price: { amount, currency },
    total: order?.paid_at || isArranged ? { amount: order.total, currency } : asked,
    hindrance,
    failure: checkout?.payments.at(-1)?.failure ?? null,
    payBy: (isArranged ? until : pay_by)?.toISOString() ?? null,
    checkoutId: checkout_id,
    orderId: order?.id ?? null,
    runnerUp: null,
    can: { ...nothing, pay: canPay, decline: canPay && state === 'offered' },
  };
}

/** What was paid a moment ago is not taken note of yet. */
function standingOf(state: SaleRow['state'], isPaid: boolean): SettlementView['mine'] {
  if (state === 'over') return null;
  if (isPaid) return 'paid';
  return state === 'won' ? 'charging' : state;
}

async function forSeller(db: Db, lot: ClosedLot, sales: readonly SaleRow[], now: Date): Promise<Part> {
  const { currency } = lot;
  const last = sales.at(-1);
  const order = last?.checkout_id ? await findOrderOfWon(db, last.checkout_id) : null;
  const isUndoable =
    mayHandOver(lot, sales) &&
    (order?.state === 'paid' || order?.state === 'cancelled') &&
    order.drawn_at === null;
  const next = isUndoable || mayOffer(lot, sales) ? await findRunnerUp(db, lot, now) : null;
  return {
    as: 'seller',
    ...{ mine: null, ending: null },
    price: { amount: last?.amount ?? lot.price, currency },
    total: null,
    hindrance: null,
    failure: null,
    payBy: last?.pay_by?.toISOString() ?? null,
    checkoutId: null,
    orderId: order?.paid_at || order?.pay_until ? order.id : null,
    runnerUp: next && { handle: next.handle, amount: { amount: next.amount, currency } },
    can: {
      ...nothing,
      accept: mayAccept(lot, sales, now) && (await findLeaderThere(db, lot, now)) !== null,
      offer: next !== null && !isUndoable,
      handOver: next !== null && isUndoable,
      relist: mayLetGo(lot, sales),
    },
  };
}

async function findImage(db: Db, { productId }: ClosedLot): Promise<SettlementView['image']> {
  const { rows } = await sql<{ image: SettlementView['image'] }>`
    select ${coverOf(sql.val(productId))} as image`.execute(db);
  return rows[0]?.image ?? null;
}
