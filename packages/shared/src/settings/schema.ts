import { z } from 'zod';
import { feeRate, paymentFee } from '../fee-rate.ts';
import { arrangedDays, arrangedWays } from './arranged.ts';

/** What an operator allows. None allowed is off. */
export const arrangedSettings = z.object({
  ways: z.array(z.enum(arrangedWays)).max(arrangedWays.length),
  days: z.int().min(arrangedDays.least).max(arrangedDays.most),
});
export type ArrangedSettings = z.infer<typeof arrangedSettings>;

/** Settings anyone may read; a secret has no place here (product §4). */
export const appSettings = z.object({
  name: z.string(),
  logoUrl: z.string().nullable(),
  /** Replaces saffron when the operator has a brand colour of their own. */
  brandColour: z.string().nullable(),
  currency: z.string().length(3),
  /** What shops may sell in besides. */
  currencies: z.array(z.string().length(3)),
  /** Where neither a category nor a shop has its own. */
  commission: feeRate,
  paymentFee,
  /** How buyers may pay shops themselves. */
  arranged: arrangedSettings,
  /** Basis points: beyond it, a shop's page says how many orders it cancels. */
  cancelRateLimit: z.int(),
  /** After so many days of delay the market cancels what was not shipped; 0 is never. */
  lateCancelDays: z.int(),
  demo: z.boolean(),
  /** People the demo world lets one sign in as; empty elsewhere. */
  demoLogins: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
  signInProviders: z.array(z.enum(['google', 'apple'])),
  /** The only address at which passkeys can be made and used; null where there is none, as at an IP address. */
  passkeyOrigin: z.string().nullable(),
  /** Who takes cards, and where a browser sends them: never to the market itself. */
  payments: z.object({
    provider: z.enum(['sandbox', 'stripe', 'none']),
    publishableKey: z.string().nullable(),
    cardOrigin: z.string().nullable(),
  }),
  version: z.string(),
});
export type AppSettings = z.infer<typeof appSettings>;
