import { z } from 'zod';
import { partOf } from '../ledger/postings.ts';

const DAY_MS = 86_400_000;

/** A tenth for three months, of shops of whose orders more than one in a hundred was charged back. */
const defaults = { chargebackBasisPoints: 100, keptBasisPoints: 1_000, days: 90 };

const basisPoints = z.int().min(0).max(10_000);
export const reserveRules = z
  .object({
    /** Beyond this share of orders charged back, some is kept. 100 is 1 %. */
    chargebackBasisPoints: basisPoints.default(defaults.chargebackBasisPoints),
    /** How much of each order's earnings. */
    keptBasisPoints: basisPoints.default(defaults.keptBasisPoints),
    /** And for how long. */
    days: z.int().min(1).max(365).default(defaults.days),
  })
  .default(defaults);
export type ReserveRules = z.infer<typeof reserveRules>;

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

export const keptOf = (earned: number, record: ShopRecord, rules: ReserveRules): number =>
  record.chargedBack > 0 && chargebackShare(record) > rules.chargebackBasisPoints
    ? partOf(earned, rules.keptBasisPoints, 10_000)
    : 0;

export const freeAt = (keptAt: Date, { days }: ReserveRules): Date =>
  new Date(keptAt.getTime() + days * DAY_MS);
