import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { tried } from '@souk/live/testing/tried.ts';
import type { StoredMessageId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { marketJobs } from '../../market-jobs.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { exampleOrder } from '../../testing/mail.examples.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { newId } from '../ids.ts';
import { enqueue, type Job } from '../jobs/job.ts';
import { runWorker } from '../jobs/run-worker.ts';
import type { PlainMailOrder } from './mail-templates.ts';
import { mailJobName, sendMail, sendSecretMail } from './send-mail.ts';
import { smtpMail } from './smtp-mail.ts';

const outgoing = () => ({
  id: newId<StoredMessageId>(),
  from: { name: 'Souk', address: 'no-reply@market.example' },
  to: 'mara@mail.example',
  template: 'sign-in-code' as const,
  language: 'en',
  subject: 'Your code',
  text: 'Code',
  html: '<p>Code</p>',
});

const sendTo = (url: string, patience?: number) =>
  smtpMail({ url, ...(patience === undefined ? {} : { patience }) }).send(outgoing());

/** A machine that takes connections and does with them what it is told. */
async function rudeServer(treat: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    treat(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const refusing =
  (responseCode: number, words = 'no') =>
  (_what: unknown, _session: unknown, done: (err: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode }));

test('a mail server that is down, hangs or hangs up is tried again later', async () => {
  await using closed = await startMailServer();
  await closed[Symbol.asyncDispose]();
  await expect(sendTo(closed.url)).rejects.toMatchObject({ name: 'NotHandedOver' });

  await using silent = await rudeServer(() => undefined);
  const start = performance.now();
  await expect(sendTo(silent.url, 200)).rejects.toMatchObject({ name: 'NotHandedOver' });
  expect(performance.now() - start).toBeLessThan(2_000);

  await using hangsUp = await rudeServer((socket) => socket.destroy());
  await expect(sendTo(hangsUp.url)).rejects.toMatchObject({ name: 'NotHandedOver' });

  await using dripping = await rudeServer((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(sendTo(dripping.url, 300)).rejects.toMatchObject({ name: 'NotHandedOver' });
  tried('services down', 4, 'mail');
});

test('a mail that is cut off in the middle is tried again later', async () => {
  await using server = await startMailServer({
    onData: () => void server[Symbol.asyncDispose](),
  });
  await expect(sendTo(server.url, 1_000)).rejects.toMatchObject({ name: 'NotHandedOver' });
  tried('services down', 1, 'mail');
});

test.each([
  ['a mailbox that does not exist', { onRcptTo: refusing(550) }, 'RefusedForGood'],
  ['a full mailbox', { onRcptTo: refusing(452) }, 'NotHandedOver'],
  ['a mail taken for junk', { onData: refusing(554) }, 'RefusedForGood'],
  ['a server with no room', { onData: refusing(451) }, 'NotHandedOver'],
  ['a sender that is not ours to use', { onMailFrom: refusing(550) }, 'MarketRefused'],
  [
    'the same, said only at the recipient',
    { onRcptTo: refusing(553, '5.7.1 <no-reply@market.example>: not owned by user market') },
    'MarketRefused',
  ],
  ['a server that wants a login', { onRcptTo: refusing(554, '5.7.1 Access denied') }, 'MarketRefused'],
  ['a server that numbers nothing', { onRcptTo: refusing(550, 'relay not permitted') }, 'MarketRefused'],
  [
    'a mailbox that is said not to exist',
    { onRcptTo: refusing(550, '5.1.1 <mara@mail.example>: User unknown') },
    'RefusedForGood',
  ],
  [
    'a server that is closing',
    { onConnect: (_: unknown, done: (e: Error) => void) => refusing(421)(_, _, done) },
    'NotHandedOver',
  ],
])('%s is told apart from what is worth another try', async (_what, behaviour, failure) => {
  await using server = await startMailServer(behaviour);
  await expect(sendTo(server.url)).rejects.toMatchObject({ name: failure });
  tried('services down', 1, 'mail');
});

test('a wrong password of the operator loses no mail', { tags: 'whole' }, async () => {
  await using server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('no'), { responseCode: 535 })),
  });
  const url = server.url.replace('smtp://', 'smtp://market:wrong@');
  await expect(sendTo(url)).rejects.toMatchObject({ name: 'MarketRefused' });
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: url } });
  const { ready, stop } = worker(app);
  await ready;
  await sendSecretMail(app, exampleOrder('sign-in-code', 'en', 'mara@mail.example'));
  // The operator reads there that it is the login.
  const mail = async () => (await app.get('/readyz')).body.components.mail;
  await expect.poll(mail, { timeout: 20_000 }).toBe('refused');
  tried('services down', 1, 'mail');
  await stop();
});

const worker = (app: TestApp, more: Job[] = []) =>
  runWorker({
    url: app.database.url,
    db: app.db,
    clock: app.clock,
    log: app.log.log,
    jobs: [...marketJobs(app), ...more],
  });

test('while the mail server is away mail waits and other work goes on; when it is back each mail comes once', async () => {
  let server: MailServer | undefined = await startMailServer();
  const { port, url } = server;
  await server[Symbol.asyncDispose]();
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: url } });
  const other = Promise.withResolvers<void>();
  const wrap: Job = { name: 'wrap', run: async () => other.resolve() };
  // Two workers: what one has, the other leaves alone.
  const workers = [worker(app, [wrap]), worker(app, [wrap])];
  await Promise.all(workers.map(({ ready }) => ready));
  for (let n = 0; n < 7; n += 1)
    await sendSecretMail(app, exampleOrder('sign-in-code', 'en', `p${n}@mail.example`));
  await enqueue(app.db, wrap, {});
  await other.promise;
  const delayed = () => app.log.lines.filter(({ msg }) => String(msg).includes('is tried again'));
  await expect.poll(() => delayed().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(7);
  expect((await app.get('/readyz')).body).toMatchObject({ status: 'ok', components: { mail: 'delayed' } });

  server = await startMailServer({ port });
  const { received } = server;
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(7);
  await Promise.all(workers.map(({ stop }) => stop()));
  await server[Symbol.asyncDispose]();
  const recipients = received.map(({ envelope }) => envelope.to[0]).sort();
  expect(recipients).toEqual([...Array(7).keys()].map((n) => `p${n}@mail.example`));
  expect((await app.get('/readyz')).body).toMatchObject({ status: 'ok', components: { mail: 'ok' } });
  tried('services down', 1, 'mail');
});

test('a mail that the server refuses once it has read it is logged without whom it was for, and sent no second time', {
  tags: 'whole',
}, async () => {
  let tries = 0;
  await using server = await startMailServer({
    onData(stream, _session, done) {
      tries += 1;
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('taken for junk'), { responseCode: 554 })));
    },
  });
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url } });
  const { ready, stop } = worker(app);
  await ready;
  await sendSecretMail(app, exampleOrder('sign-in-code', 'en', 'mara@mail.example'));
  const jobs = async () =>
    (
      await app.database.pool.query(
        `select state, retry_count from pgboss.job where name = '${mailJobName}' and state <> 'created'`,
      )
    ).rows;
  await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ state: 'completed', retry_count: 0 }]);
  await stop();
  expect(tries).toBe(1);
  const refused = app.log.lines.filter(({ msg }) => msg === 'a message was refused and is not sent again');
  expect(refused).toHaveLength(1);
  expect(JSON.stringify(refused)).not.toContain('mara@');
  tried('services down', 1, 'mail');
});

test('a code that someone waits for goes before all news that were asked for earlier', async () => {
  await using app = await buildTestApp();
  const { db, clock, log } = app;
  const [wrapped, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const market = { url: app.database.url, db, clock, log: log.log };
  const wrap: Job = { name: 'wrap', run: async () => wrapped.resolve() };
  // It only puts them into their queue.
  const old = runWorker({ ...market, jobs: [wrap] });
  await old.ready;
  for (const to of ['a', 'b', 'c'])
    await sendMail(db, exampleOrder('price-drop', 'en', `${to}@mail.example`) as PlainMailOrder);
  await sendSecretMail(app, exampleOrder('sign-in-code', 'en', 'mara@mail.example'));
  await enqueue(db, wrap, {});
  await wrapped.promise;
  await old.stop();

  const sent: string[] = [];
  const mailing: Job<{ template: string }> = {
    name: mailJobName,
    async run(_ctx, { template }) {
      sent.push(template);
      if (sent.length === 4) all.resolve();
    },
  };
  const next = runWorker({ ...market, jobs: [mailing] });
  await all.promise;
  await next.stop();
  expect(sent).toEqual(['sign-in-code', 'price-drop', 'price-drop', 'price-drop']);
});
