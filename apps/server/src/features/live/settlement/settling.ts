import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Payments } from '../../money/payments/index.ts';
import type { ClosedLot, SaleRow } from './sales.repo.ts';

export interface SettlingParts {
  payments: Payments;
  clock: Clock;
}

/** A closed lot whose row is locked: everything about what follows its close is done so. */
export interface Settling {
  tx: Db;
  lot: ClosedLot;
  now: Date;
}

export interface Charging extends Settling {
  payments: Payments;
}

/** What a buyer is to pay for a lot, as a checkout is opened for it. */
export const wonBy = (
  lot: ClosedLot,
  { buyer_id: buyerId, amount }: Pick<SaleRow, 'buyer_id' | 'amount'>,
) => ({ lot: { ...lot, lotId: lot.id }, buyerId, amount });
