import type { TipId } from '@souk/shared/ids.ts';
import type { OneByOne } from '../../../platform/outbox/outbox.ts';
import { lockTip } from '../../money/tips/index.ts';
import { tellSumsOf } from '../hosting/index.ts';
import { dropTipLine, tellOfTip } from '../room-chat/index.ts';

export const tipsNews: readonly OneByOne[] = [
  {
    topic: 'tip.given',
    name: 'tips-in-rooms',
    async deliver({ payload }, tx) {
      const { tipId } = payload as { tipId: TipId };
      // Of its two pieces of news the later one decides what the room shows.
      const tip = await lockTip(tx, tipId);
      if (!tip) return;
      const { show_id: showId, from_id: fromId, amount, currency, given_at } = tip;
      if (tip.state === 'given' && fromId && given_at)
        await tellOfTip(tx, showId, { id: tipId, fromId, amount: { amount, currency }, at: given_at });
      if (tip.state === 'sent-back') await dropTipLine(tx, showId, tipId, new Date());
      await tellSumsOf(tx, showId, new Date());
    },
  },
];
