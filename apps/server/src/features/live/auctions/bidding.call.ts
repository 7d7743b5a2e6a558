import type { Data } from '@souk/live/values.ts';
import { lotId } from '@souk/shared/ids.ts';
import { bidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import type { LiveCall } from '../../../platform/live/index.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { RelaxedLimits } from '../../../platform/rate-limit/relaxed-limits.ts';
import { limitBids } from './bid-limit.ts';
import { placeBid } from './bidding.service.ts';

const callInput = bidInput.extend({ lotId });

interface BiddingParts {
  db: Db;
  limits: RelaxedLimits;
  payments: Pick<PaymentProvider, 'kind'>;
}

/** A bid over the live connection: the id of the call is that of the bid. */
export const biddingCall = ({ db, limits, payments }: BiddingParts): LiveCall => ({
  name: 'place-bid',
  async call({ who, id, data }) {
    const { actor } = who;
    limitBids(limits, actor);
    const parsed = callInput.safeParse({ ...data, id });
    if (!parsed.success)
      throw invalidInput(
        parsed.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'data', message })),
      );
    const { lotId: lot, ...input } = parsed.data;
    const takesCards = payments.kind !== 'none';
    return { ...(await placeBid({ db, actor, takesCards }, lot, input)) } as unknown as Data;
  },
});
