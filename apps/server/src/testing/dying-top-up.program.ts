import type { CardId } from '@souk/shared/ids.ts';
import { moneyWork } from '../features/money/index.ts';
import type { Act } from '../platform/acts/act.ts';
import { performOnce } from '../platform/acts/act-once.ts';
import { systemClock } from '../platform/clock.ts';
import { logInto } from '../platform/logging/log.ts';
import { stripeProvider } from '../platform/payments/index.ts';
import { secretsBy } from '../platform/secrets/secrets.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';
import { dyingAt } from './dying.ts';

/**
 * Tops a wallet up once and dies at the given point: before or after one of the statements and calls that it makes. It
 * prints how many there were when it lived through all.
 */
const [url = '', keys = '', userId = '', cardId = '', name = '', dieAt = '0'] = process.argv.slice(2);
const { db, between, end } = dyingAt(url, Number(dieAt));
const payments = stripeProvider({ ...JSON.parse(keys), kind: 'sandbox' });
const topUp = moneyWork({
  db,
  clock: systemClock,
  secrets: secretsBy({ locks: undefined }),
  payments,
}).acts.find((act) => act.name === 'top-up') as unknown as Act<{
  amount: { amount: number; currency: string };
  card: CardId;
}>;
const act = { ...topUp, ask: (...args: Parameters<typeof topUp.ask>) => between(() => topUp.ask(...args)) };
const ctx = { db, clock: systemClock, actor: { userId } } as unknown as UserCtx;
const call = callNamed(name);
const input = { amount: { amount: 2_500, currency: 'USD' }, card: cardId as CardId };
await performOnce(ctx, call, act, input, logInto({ write: () => undefined }));
await end();
