import type { ReserveRules } from '../../settings/reserve.ts';
import { partOf } from '../ledger/postings.ts';

const DAY_MS = 86_400_000;

/** Orders and chargebacks count for so long. */
export const countedDays = 90;
export const countedSince = (now: Date): Date => new Date(now.getTime() - countedDays * DAY_MS);

export interface ShopRecord {
  orders: number;
  chargedBack: number;
}

/** In basis points; nothing where nothing was sold. */
export const chargebackShare = ({ orders, chargedBack }: ShopRecord): number =>
  partOf(10_000, chargedBack, orders);

export const withheldFrom = (earned: number, record: ShopRecord, rules: ReserveRules): number =>
  record.chargedBack > 0 && chargebackShare(record) > rules.chargebackBasisPoints
    ? partOf(earned, rules.keptBasisPoints, 10_000)
    : 0;

export const freeAt = (withheldAt: Date, { days }: ReserveRules): Date =>
  new Date(withheldAt.getTime() + days * DAY_MS);
