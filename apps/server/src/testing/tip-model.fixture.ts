import type { ShopId, UserId } from '@souk/shared/ids.ts';
import {
  commissionOfReturn,
  leftOfTip,
  type TipParts,
  type TipReturned,
  tipGivenAgain,
  tipSentBack,
} from '@souk/shared/money/ledger/tip.ts';
import { ofShop } from '../features/money/ledger/index.ts';
import type { Step } from './ledger-model.fixture.ts';

export type ModelTip = Omit<TipParts, 'fromId'> & TipReturned & { waits: boolean };

interface Asked {
  userId: UserId;
  shopId: ShopId;
  /** Which one it is about. */
  amount: number;
  /** How much of it. */
  percent: number;
}

const waitingOf = (tip: ModelTip): number => (tip.waits ? Math.max(0, leftOfTip(tip, tip)) : 0);

/** So much of one of the tips comes back to its giver, or is given again. */
export function partOfTip(
  { userId, shopId, amount: which, percent }: Asked,
  tips: readonly ModelTip[],
  to: 'back' | 'again',
): Step {
  const tip = tips[which % Math.max(1, tips.length)];
  if (!tip) return { kind: 'tip', postings: [] };
  const there = to === 'back' ? tip.amount - tip.returned : tip.returned;
  const more = Math.floor((there * percent) / 100) * (to === 'back' ? 1 : -1);
  const commission = commissionOfReturn(tip, tip, more);
  const after = {
    ...{ ...tip, returned: tip.returned + more },
    commissionReturned: tip.commissionReturned + commission,
  };
  const part = { fromId: userId, amount: Math.abs(more), commission: Math.abs(commission) };
  return {
    kind: to === 'back' ? 'refund' : 'tip',
    postings:
      to === 'back'
        ? ofShop(shopId, tipSentBack, { ...part, waiting: waitingOf(tip) })
        : ofShop(shopId, tipGivenAgain, { ...part, waits: waitingOf(after) - waitingOf(tip) }),
    change: { wallet: more, shop: commission - more },
    tips: tips.map((one) => (one === tip ? after : one)),
  };
}
