import { z } from 'zod';
import { paymentId } from '../../ids.ts';
import { money } from '../../money.ts';
import { paymentFailures } from './failures.ts';
import { paymentStates } from './states.ts';

/** What is paid for. */
export const paymentPurposes = ['orders', 'top-up'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

export const payment = z.object({
  _id: paymentId,
  purpose: z.enum(paymentPurposes),
  state: z.enum(paymentStates),
  amount: money,
  /** The card as it was then. */
  card: z.object({ brand: z.string(), last4: z.string() }),
  failure: z.enum(paymentFailures).nullable(),
  createdAt: z.iso.datetime(),
});
export type Payment = z.infer<typeof payment>;

export const paymentCheck = z.object({
  payment,
  /** For the card’s bank to ask its owner, in the browser; null when it asks nothing. */
  clientSecret: z.string().nullable(),
});
export type PaymentCheck = z.infer<typeof paymentCheck>;
