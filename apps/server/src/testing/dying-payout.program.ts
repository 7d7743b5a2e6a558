import { moneyWork } from '../features/money/index.ts';
import { payingOut } from '../features/money/payouts/payout.act.ts';
import { performOnce } from '../platform/acts/act-once.ts';
import { finishOpenActs } from '../platform/acts/index.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Job } from '../platform/jobs/job.ts';
import { logInto } from '../platform/logging/log.ts';
import { openSecrets } from '../platform/secrets/open-secrets.ts';
import type { UserCtx } from '../platform/session/actor.ts';
import { callNamed } from './call-named.ts';
import { dyingAt } from './dying.ts';
import { dyingProvider } from './dying-provider.ts';
import { testClock } from './test-clock.ts';

/**
 * Pays a shop out because its seller asks for it, or does a job that pays shops out or hears how that went, and then
 * what a worker has to ask the provider for; dies at the given point. It prints how many there were when it lived
 * through all.
 */
const [url = '', folder = '', keys = '', now = '', asked = '', dieAt = '0'] = process.argv.slice(2);
const { db, point, end } = dyingAt(url, dieAt);
const { payments, close } = await dyingProvider(keys, point);
const clock = testClock(new Date(Number(now)));
const log = logInto({ write: () => undefined });
const secrets = openSecrets(readConfig({ NODE_ENV: 'test', SOUK_DATA: folder }));
const { acts, jobs } = moneyWork({ db, clock, payments, secrets });

const { name, userId, request, job } = JSON.parse(asked);
if (job) {
  const found = jobs.find((one) => one.name === job) as Job | undefined;
  await found?.run({ db, clock, log }, {});
} else {
  const ctx = { db, clock, actor: { userId } } as unknown as UserCtx;
  await performOnce(
    ctx,
    callNamed(name),
    payingOut({ db, clock, secrets, provider: payments }),
    request,
    log,
  );
}
await finishOpenActs({ db, clock, log }, acts);
await end();
close();
