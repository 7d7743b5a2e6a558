import type { Db } from '../../../platform/db/database.ts';
import { notify } from '../../talk/notifications/index.ts';
import type { PaymentRow } from './payment.repo.ts';

/** Their card did not take what was to go back to it. */
export const tellInWallet = (
  tx: Db,
  { id, buyer_id, currency }: PaymentRow,
  amount: number,
  now: Date,
): Promise<unknown> =>
  notify(
    tx,
    buyer_id,
    {
      text: 'moneyInWallet',
      params: { price: { amount, currency } },
      about: id,
      to: '/wallet',
      picture: null,
    },
    now,
  );
