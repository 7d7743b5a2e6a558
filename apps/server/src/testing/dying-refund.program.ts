import { moneyWork } from '../features/money/index.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import { logInto } from '../platform/logging/log.ts';
import { secretsBy } from '../platform/secrets/secrets.ts';
import { dyingAt } from './dying.ts';
import { dyingProvider } from './dying-provider.ts';
import { giveBackOnce } from './refunds.fixture.ts';
import { testClock } from './test-clock.ts';

/**
 * A seller gives back what was paid and a worker asks the provider for it, in one process; it dies at the given point.
 * It prints how many there were when it lived through all.
 */
const [url = '', keys = '', now = '', giving = '', dieAt = '0'] = process.argv.slice(2);
const { db, point, end } = dyingAt(url, dieAt);
const { payments, close } = await dyingProvider(keys, point);
const clock = testClock(new Date(Number(now)));
const { acts } = moneyWork({ db, clock, payments, secrets: secretsBy({ locks: undefined }) });

await giveBackOnce({ db, clock }, JSON.parse(giving));
await finishOpenActs({ db, clock, log: logInto({ write: () => undefined }) }, acts);
await end();
close();
