import type { Act, RecordCtx } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnyJob } from '../../../platform/jobs/job.ts';
import { forgettingActs } from '../cards/index.ts';
import { refuseWithoutCards } from '../provider/index.ts';
import { cancelAct } from './cancel-payment.act.ts';
import { askToCharge, type Charge, type Charged, cancel, type Sought } from './charge.ts';
import { forgettingEvents } from './forgetting-events.job.ts';
import { readingMissedEvents } from './missed-events.job.ts';
import type { PaymentsParts } from './parts.ts';
import { lockPayments, type PaymentRow } from './payment.repo.ts';
import { lockNames } from './provider-event.repo.ts';
import type { KnownPurpose } from './purposes.ts';
import { reconciling } from './reconciling.job.ts';
import { refundAct } from './refund.act.ts';
import { settlePayment } from './settle-payment.ts';

/** Charging cards, as steps of the caller's act: `beginPayment` in its `begin`, then these. */
export interface Payments extends PaymentsParts {
  /** For the act's `begin`, where the market may take no cards. */
  refuseWithoutProvider(): void;
  /** For the act's `ask`. Says `processing` while nobody knows what came of it; that is settled later by itself. */
  ask(charge: Charge, isFirst: boolean): Promise<Charged>;
  /** For the `ask` of an act that ends a payment nobody finished: it is cancelled, or what came of it meanwhile. */
  cancel(sought: Sought): Promise<Charged>;
  /** For the act's `record` of several payments, before the first: what each of them locks later, events lock too. */
  lock(tx: Db, asked: ReadonlyArray<{ charge: PaymentName; charged: Charged }>): Promise<void>;
  /** For the act's `record`: the payment as it then stands, with everything done that follows from it. */
  record(
    ctx: RecordCtx,
    charge: PaymentName,
    charged: Charged,
    /** What it is for, where its caller knows that. */
    known?: KnownPurpose,
  ): Promise<PaymentRow>;
  /** What a worker has to finish. */
  acts: readonly Act[];
  jobs: readonly AnyJob[];
}

type PaymentName = Pick<Charge, 'paymentId'>;

export function cardPayments(parts: PaymentsParts): Payments {
  const { provider, purposes, clock } = parts;
  const takesCards = provider.kind !== 'none';
  return {
    ...parts,
    refuseWithoutProvider: () => refuseWithoutCards(provider),
    ask: (charge, isFirst) => askToCharge(provider, clock, charge, isFirst),
    cancel: (sought) => cancel(provider, clock, sought),
    async lock(tx, asked) {
      await Promise.all([
        lockNames(
          tx,
          asked.flatMap(({ charged }) => charged.intent ?? []),
        ),
        lockPayments(
          tx,
          asked.map(({ charge }) => charge.paymentId),
        ),
      ]);
    },
    record: (ctx, { paymentId }, charged, known) => settlePayment(ctx, purposes, paymentId, charged, known),
    acts: takesCards ? [cancelAct(parts), refundAct(parts), ...forgettingActs(provider)] : [],
    jobs: takesCards ? [reconciling(parts), readingMissedEvents(parts), forgettingEvents] : [],
  };
}
