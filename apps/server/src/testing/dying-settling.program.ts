import { settleDue } from '../features/live/settlement/index.ts';
import { openCards } from '../features/money/index.ts';
import { systemClock } from '../platform/clock.ts';
import { logInto } from '../platform/logging/log.ts';
import { stripeProvider } from '../platform/payments/index.ts';
import { dyingAt } from './dying.ts';

/** Settles what was won, as a worker does; dies at the given point. It prints how many there were when it lived through all. */
const [url = '', keys = '', dieAt = '0'] = process.argv.slice(2);
const { db, end } = dyingAt(url, Number(dieAt));
const payments = openCards({
  clock: systemClock,
  payments: stripeProvider({ ...JSON.parse(keys), kind: 'sandbox' }),
});
await settleDue({ db, clock: systemClock, log: logInto({ write: () => undefined }), payments });
await end();
