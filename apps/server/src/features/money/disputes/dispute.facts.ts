import type { UserId } from '@souk/shared/ids.ts';
import type { DisputeParty } from '@souk/shared/money/disputes/states.ts';
import { orderPage, shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Notification, notifyAll } from '../../talk/notifications/index.ts';
import { findParties, type OrderRow, orderNews, orderNumber } from '../orders/index.ts';
import type { DisputeRow } from './dispute.repo.ts';

/** What is told to the side that did not do it. */
export type DisputeFact =
  | 'opened'
  | 'said'
  | 'part-offered'
  | 'return-agreed'
  | 'with-staff'
  | 'sent-back'
  | 'settled'
  | 'decided';

interface Telling {
  fact: DisputeFact;
  by: DisputeParty;
  now: Date;
}

export async function tellOfDispute(
  tx: Db,
  { order, dispute }: { order: OrderRow; dispute: DisputeRow },
  { fact, by, now }: Telling,
): Promise<void> {
  const { owner, buyer, picture } = await findParties(tx, order);
  const words = wordsOf(fact, { order, dispute, buyer });
  const sides = [
    { side: 'buyer' as const, to: order.buyer_id, page: orderPage(order.id) },
    { side: 'seller' as const, to: owner, page: shopOrderPage(order.id) },
  ];
  const news = sides
    .filter(({ side }) => side !== by)
    .map(({ to, page }) => ({
      to,
      notification: { ...words, about: order.id, to: page, picture, ...byOf(by, order) } as Notification,
    }));
  const latest = new Map<UserId, string>([
    [order.buyer_id, order.id],
    [owner, order.id],
  ]);
  await notifyAll(tx, news, now, { beside: orderNews(latest, now) });
}

// When the buyer leaves the market, what they did is not told any more.
const byOf = (by: DisputeParty, order: OrderRow) => (by === 'buyer' ? { by: order.buyer_id } : {});

type Words = {
  [Text in Notification['text']]: Pick<Extract<Notification, { text: Text }>, 'text' | 'params'>;
}[
  | 'problemReported'
  | 'returnAsked'
  | 'disputeSaid'
  | 'disputeOffer'
  | 'returnAgreed'
  | 'disputeWithStaff'
  | 'returnSent'
  | 'disputeSettled'
  | 'disputeDecided'];

interface Told {
  order: OrderRow;
  dispute: DisputeRow;
  buyer: string;
}

function wordsOf(fact: DisputeFact, { order, dispute, buyer }: Told): Words {
  const params = { order: orderNumber(order.number) };
  switch (fact) {
    case 'opened':
      return {
        text: dispute.kind === 'return' ? 'returnAsked' : 'problemReported',
        params: { ...params, buyer },
      };
    case 'said':
      return { text: 'disputeSaid', params };
    case 'part-offered': {
      const price = { amount: dispute.offered ?? 0, currency: order.currency };
      return { text: 'disputeOffer', params: { ...params, price } };
    }
    case 'return-agreed':
      return { text: 'returnAgreed', params };
    case 'with-staff':
      return { text: 'disputeWithStaff', params };
    case 'sent-back':
      return { text: 'returnSent', params };
    case 'settled':
      return { text: 'disputeSettled', params };
    case 'decided':
      return { text: 'disputeDecided', params };
  }
}
