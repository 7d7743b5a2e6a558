import { z } from 'zod';
import { cardId, tipId } from '../../ids.ts';
import { money } from '../../money.ts';
import { payment } from '../payments/schema.ts';
import { tipReasonLength, tipStates } from './states.ts';

export const tipBody = z.strictObject({
  amount: money,
  /** One of one’s own cards; null is from the wallet. */
  cardId: cardId.nullable(),
});
export type TipBody = z.infer<typeof tipBody>;

export const tip = z.object({
  _id: tipId,
  state: z.enum(tipStates),
  amount: money,
  /** Of the card; null from the wallet. */
  payment: payment.nullable(),
});
export type Tip = z.infer<typeof tip>;

export const tipSentBackBody = z.strictObject({ reason: z.string().trim().min(1).max(tipReasonLength) });
