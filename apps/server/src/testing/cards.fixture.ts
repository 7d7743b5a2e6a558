import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import { moneyWork } from '../features/money/index.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestSandbox } from './sandbox.ts';

/** A card as its owner's browser gives it to the provider: its name there. */
export async function giveCard(sandbox: TestSandbox, number = '4242424242424242'): Promise<string> {
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '2034',
    'card[cvc]': '123',
  });
  const answer = await fetch(`${sandbox.url}/v1/payment_methods`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${sandbox.keys.publishableKey}` },
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Adds a card as one does on the screen. */
export async function saveCard(
  app: TestApp,
  sandbox: TestSandbox,
  user: { id: UserId },
  number?: string,
): Promise<Card> {
  const paymentMethod = await giveCard(sandbox, number);
  return (await app.as(user).post('/api/payment-methods', { paymentMethod })).body;
}

export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** What a worker does each second. */
export const finishActs = (app: TestApp): Promise<number> =>
  finishOpenActs({ ...app, log: app.log.log }, moneyWork(app).acts);

/** What a worker does each minute. */
export const reconcile = (app: TestApp): Promise<void> => runMoneyJob(app, 'reconciling-payments');

export async function runMoneyJob(app: TestApp, named: string): Promise<void> {
  const job = moneyWork(app).jobs.find(({ name }) => name === named);
  await (job as unknown as Job).run({ ...app, log: app.log.log }, {});
}
