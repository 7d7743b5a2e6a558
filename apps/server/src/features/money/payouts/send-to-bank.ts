import type { PayoutFailure } from '@souk/shared/money/payouts/states.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { asProviderError, isRefusal, toProvider } from '../provider/index.ts';
import type { BegunPayout } from './begin-payout.ts';
import { destinationOf, findAccount } from './destination.ts';
import { lookAtAccount } from './shop-account.ts';

export interface PayoutParts {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  provider: PaymentProvider;
}

/** What the provider made of it. */
export type Sending =
  | { kind: 'sent'; providerId: string; transferId: string; expectedAt: string }
  | { kind: 'refused'; failure: PayoutFailure; refusal: string | null; transferId: string | null };

// The provider forgets after 24 hours which calls it has had.
const KEYS_KNOWN_MS = 20 * 3_600_000;

/** Brings the money to the shop's account at the provider, and from there to the bank. The same call, however often. */
export async function sendToBank(
  { db, clock, secrets, provider }: PayoutParts,
  begun: BegunPayout,
  id: string,
): Promise<Sending> {
  const stripe = await provider.client();
  const looksFirst = clock.now().getTime() - Date.parse(begun.begunAt) > KEYS_KNOWN_MS;
  let transferId: string | null = null;
  try {
    const { account, bank } = await destinationOf(
      { db, secrets, stripe },
      { ...begun, currency: begun.amount.currency },
    );
    const transferBefore = looksFirst ? await findTransfer(stripe, begun) : undefined;
    // Known before anything else is asked: what is refused from here on brings it back.
    transferId = transferBefore?.id ?? null;
    const payoutBefore = looksFirst ? await findPayout(stripe, account, begun) : undefined;
    const money = toProvider(begun.amount);
    const metadata = { payout: begun.payoutId };
    const transfer =
      transferBefore ??
      (await stripe.transfers.create(
        { ...money, destination: account, transfer_group: begun.payoutId, metadata },
        { idempotencyKey: `${id} transfer` },
      ));
    transferId = transfer.id;
    const payout =
      payoutBefore ??
      (await stripe.payouts.create(
        { ...money, destination: bank, metadata },
        { stripeAccount: account, idempotencyKey: `${id} payout` },
      ));
    const expectedAt = new Date(payout.arrival_date * 1_000).toISOString();
    return { kind: 'sent', providerId: payout.id, transferId, expectedAt };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It may be that its owner has to say more about themselves first.
    const account = await findAccount(db, begun.shopId);
    if (account) await lookAtAccount({ db, clock, provider }, account);
    const failure = transferId ? 'bank_refused' : 'provider_refused';
    return { kind: 'refused', failure, refusal: asProviderError(error)?.code ?? null, transferId };
  }
}

async function findTransfer(stripe: Stripe, { payoutId }: BegunPayout): Promise<Stripe.Transfer | undefined> {
  const { data } = await stripe.transfers.list({ transfer_group: payoutId, limit: 1 });
  return data[0];
}

async function findPayout(
  stripe: Stripe,
  stripeAccount: string,
  { payoutId }: BegunPayout,
): Promise<Stripe.Payout | undefined> {
  const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount });
  return data.find(({ metadata }) => metadata?.payout === payoutId);
}
