import type { UserId } from '@souk/shared/ids.ts';
import {
  commissionOfReturn,
  type TipReturned,
  tipGivenAgain,
  tipSentBack,
} from '@souk/shared/money/ledger/tip.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { type Entry, ofShop } from '../ledger/index.ts';
import { putReturned, type TipRow, waitingOf } from './tips.repo.ts';

export type GivenTip = TipRow & { from_id: UserId };

interface Part {
  amount: number;
  key: string;
  now: Date;
}

/** Its giver has this much of it again: books that, and tells the room that shows it. The tip is locked. */
export async function returnPart(tx: Db, tip: GivenTip, { amount, key, now }: Part): Promise<Entry> {
  const { commission } = await move(tx, tip, amount, now);
  const parts = { fromId: tip.from_id, amount, commission, waiting: waitingOf(tip) };
  return { ...about(tip, key, now), kind: 'refund', postings: ofShop(tip.shop_id, tipSentBack, parts) };
}

/** The shop has so much of what came back once more. The tip is locked. */
export async function giveAgain(tx: Db, tip: GivenTip, { amount, key, now }: Part): Promise<Entry> {
  const { commission, moved } = await move(tx, tip, -amount, now);
  const waits = waitingOf(moved) - waitingOf(tip);
  const parts = { fromId: tip.from_id, amount, commission: -commission, waits };
  return { ...about(tip, key, now), kind: 'tip', postings: ofShop(tip.shop_id, tipGivenAgain, parts) };
}

async function move(tx: Db, tip: GivenTip, more: number, now: Date) {
  const before: TipReturned = { returned: tip.returned, commissionReturned: tip.commission_returned };
  const commission = commissionOfReturn(tip, before, more);
  const after = {
    returned: before.returned + more,
    commissionReturned: before.commissionReturned + commission,
  };
  const moved = await putReturned(tx, tip, after, now);
  await publish(tx, 'tip.given', { tipId: tip.id });
  return { commission, moved };
}

const about = ({ from_id: personId, currency }: GivenTip, key: string, at: Date) => ({
  ...{ key, at, currency },
  about: { personId },
});
