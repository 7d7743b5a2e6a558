import type { AdminTip } from '@souk/shared/desk/admin-tips/schema.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { isTipOf } from '../../money/tips/index.ts';
import type { TipForStaff } from './admin-tips.repo.ts';

export const presentTip = (row: TipForStaff, actor: SignedInUser): AdminTip => ({
  _id: row.id,
  state: row.state,
  amount: { amount: row.amount, currency: row.currency },
  returned: { amount: row.returned, currency: row.currency },
  from: row.from && { _id: row.from.id, name: row.from.name, handle: row.from.handle },
  shop: { _id: row.shop.id, name: row.shop.name },
  show: { _id: row.show.id, title: row.show.title },
  byCard: row.byCard,
  createdAt: row.createdAt.toISOString(),
  sentBackAt: row.sentBackAt?.toISOString() ?? null,
  can: {
    sendBack:
      row.state === 'given' &&
      row.from !== null &&
      !isTipOf({ fromId: row.from.id, shopId: row.shop.id }, actor),
  },
});
