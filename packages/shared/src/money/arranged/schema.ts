import { z } from 'zod';
import { isPlainText } from '../../identity/accounts/plain-text.ts';
import { money } from '../../money.ts';
import { arrangedLength, arrangedWays } from './rules.ts';

export const arrangedWay = z.enum(arrangedWays);

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((words) => words === '' || isPlainText(words), 'Contains characters that cannot be printed.');

/** How a shop takes money by one of the ways, in its own words. */
export const shopWay = z
  .strictObject({
    way: arrangedWay,
    on: z.boolean(),
    /** In whose name the account is. */
    payee: text(arrangedLength.payee).default(''),
    /** The number of the account, its bank, and what else a transfer needs. */
    account: text(arrangedLength.account).default(''),
    words: text(arrangedLength.words).default(''),
  })
  .refine(({ way, on, payee }) => !on || way !== 'transfer' || payee !== '', {
    path: ['payee'],
    message: 'Required',
  })
  .refine(({ way, on, account }) => !on || way !== 'transfer' || account !== '', {
    path: ['account'],
    message: 'Required',
  });
export type ShopWay = z.infer<typeof shopWay>;

export const shopWaysBody = z.strictObject({ ways: z.array(shopWay).max(arrangedWays.length) });
export type ShopWaysBody = z.output<typeof shopWaysBody>;

/** What a shop set, and what its market allows. */
export const shopWays = z.object({
  ways: z.array(shopWay),
  allowed: z.array(arrangedWay),
  /** How many days an order waits for its money. */
  days: z.int(),
});
export type ShopWays = z.infer<typeof shopWays>;

/** What a buyer may choose instead of a card. */
export const offeredWay = z.object({ way: arrangedWay, words: z.string() });

/** How an order is paid to its shop, as it was when it was placed. */
export const arrangement = z.object({
  way: arrangedWay,
  /** Written with the transfer, so that its shop knows it. */
  reference: z.string(),
  amount: money,
  payee: z.string(),
  account: z.string(),
  words: z.string(),
  until: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
});
export type Arrangement = z.infer<typeof arrangement>;
