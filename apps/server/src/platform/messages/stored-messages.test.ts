import type { StoredMessageId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { exampleOrder } from '../../testing/mail.examples.ts';
import { mailTo, runWaitingJobs } from '../../testing/mailbox.ts';
import { newId } from '../ids.ts';
import { cleaning } from '../jobs/cleaning.job.ts';
import { sendSecretMail } from '../mail/send-mail.ts';
import { storedMail } from './stored-messages.ts';

const to = 'mara@mail.example';
const DAY_MS = 86_400_000;

test('a mail whose job runs twice is in the outbox once', async () => {
  await using app = await buildTestApp();
  const mail = {
    id: newId<StoredMessageId>(),
    from: { name: 'Souk', address: 'no-reply@localhost' },
    to,
    template: 'already-member' as const,
    language: 'en',
    subject: 'You already have an account',
    text: 'Hello',
    html: '<p>Hello</p>',
  };
  await storedMail(app.db, app.secrets).send(mail);
  await storedMail(app.db, app.secrets).send(mail);
  expect(await mailTo(app, to)).toMatchObject([{ recipient: to, subject: mail.subject, body: 'Hello' }]);
});

test('kept messages go after a week', async () => {
  await using app = await buildTestApp();
  await sendSecretMail(app, exampleOrder('already-member', 'en'));
  await runWaitingJobs(app);
  const clean = () => cleaning.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
  app.clock.forward(7 * DAY_MS - 60_000);
  await clean();
  expect(await mailTo(app, to)).toHaveLength(1);
  app.clock.forward(120_000);
  await clean();
  expect(await mailTo(app, to)).toHaveLength(0);
});

test('a market in production says that mail is kept, without being less ready', async () => {
  await using app = await buildTestApp({ env: { NODE_ENV: 'production' } });
  const { status, body } = await app.get('/readyz');
  expect([status, body]).toEqual([
    200,
    {
      status: 'ok',
      components: { database: 'ok', migrations: 'ok', mail: 'kept', texts: 'kept', payments: 'none' },
    },
  ]);
});
