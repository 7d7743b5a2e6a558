import { z } from 'zod';
import { reserveDays } from './limits.ts';

/** A tenth for three months, of shops of whose orders more than one in a hundred was charged back. */
const defaults = { chargebackBasisPoints: 100, keptBasisPoints: 1_000, days: 90 };

const basisPoints = z.int().min(0).max(10_000);
const days = z.int().min(reserveDays.least).max(reserveDays.most);

/** All of them, as an operator sets them. */
export const reserveSettings = z.object({
  /** Beyond this share of orders charged back, some is kept. 100 is 1 %. */
  chargebackBasisPoints: basisPoints,
  /** How much of each order's earnings. */
  keptBasisPoints: basisPoints,
  /** And for how long. */
  days,
});
export type ReserveRules = z.infer<typeof reserveSettings>;

/** Those that are not set stand by default. */
export const reserveRules = z
  .object({
    chargebackBasisPoints: basisPoints.default(defaults.chargebackBasisPoints),
    keptBasisPoints: basisPoints.default(defaults.keptBasisPoints),
    days: days.default(defaults.days),
  })
  .default(defaults);
