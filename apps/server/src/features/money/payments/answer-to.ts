import type { ActAnswer } from '../../../platform/acts/index.ts';
import { paymentFailed } from '../provider/index.ts';
import type { PaymentRow } from './payment.repo.ts';

/** What the buyer is told: why it failed, or else what there is to say. */
export const answerTo = <Body>(
  { state, failure }: PaymentRow,
  answer: { status: number; body: Body },
): ActAnswer<Body> => (state === 'failed' ? paymentFailed(failure ?? 'card_declined') : answer);
