import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { marketJobs } from '../../market-jobs.ts';
import { exampleOrder } from '../../testing/mail.examples.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { buy } from '../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../testing/paying-market.fixture.ts';
import { mailJobName } from './send-mail.ts';
import { smtpMail } from './smtp-mail.ts';

type Market = Awaited<ReturnType<typeof openPayingMarket>>;

/** Sends one mail to an address by a server, as the market's worker does; `thrown` is what is tried again. */
async function mailBy({ app }: Market, url: string, to: string) {
  const config = { ...app.config, mail: { ...app.config.mail, smtpUrl: url } };
  const job = marketJobs({ ...app, config }).find(({ name }) => name === mailJobName);
  const { data, ...order } = exampleOrder('sign-in-code', 'en', to);
  const given = { ...order, data, id: '019aa000-0000-7000-8000-000000000001' };
  const ctx = { db: app.db, clock: app.clock, log: app.log.log };
  return await (job as { run(ctx: object, data: object): Promise<void> }).run(ctx, given).then(
    () => 'done',
    ({ name }: Error) => name,
  );
}

/** A server that behaves so is given one mail for Maya. */
async function refusedBy(market: Market, behaviour: SMTPServerOptions) {
  await using server = await startMailServer(behaviour);
  return await mailBy(market, server.url, market.maya.email);
}

const saying =
  (responseCode: number, words = 'no') =>
  (_what: unknown, _session: unknown, done: (err: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode }));

const atData = (responseCode: number, words?: string): SMTPServerOptions => ({
  onData(stream, session, done) {
    stream.resume();
    stream.on('end', () => saying(responseCode, words)(null, session, done));
  },
});

const refusedAt = async ({ app, maya }: Market) =>
  (await app.as(maya).get(`/api/users/${maya.id}`)).body.mailRefusedAt;

test('who is mailed at an address that takes nothing is told, as are staff and the shops they buy from', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId, seller } = market;
  const staff = app.as(await buildUser(app.db, { role: 'admin' }));
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: 1 }]);
  const url = `/api/orders/${order?._id}`;
  expect(await refusedAt(market)).toBeNull();

  expect(await refusedBy(market, { onRcptTo: saying(550, '5.1.1 no such user') })).toBe('done');
  const at = app.clock.now().toISOString();
  expect(await refusedAt(market)).toBe(at);
  expect((await staff.get(`/api/admin/users/${maya.id}`)).body).toMatchObject({ mailRefusedAt: at });
  expect((await seller.get(url)).body).toMatchObject({ as: 'seller', buyerUnreached: true });
  expect((await staff.get(url)).body).toMatchObject({ as: 'staff', buyerUnreached: true });
  expect((await app.as(maya).get(url)).body).toMatchObject({ as: 'buyer', buyerUnreached: false });

  await using well = await startMailServer();
  expect(await mailBy(market, well.url, maya.email.toUpperCase())).toBe('done');
  expect(well.received).toHaveLength(1);
  expect(await refusedAt(market)).toBeNull();
  expect((await seller.get(url)).body.buyerUnreached).toBe(false);

  expect(await refusedBy(market, atData(554, 'mailbox is closed'))).toBe('done');
  expect(await refusedAt(market)).toBe(at);
  await app.db.updateTable('users').set({ email: 'maya@new.example' }).where('id', '=', maya.id).execute();
  expect(await refusedAt(market)).toBeNull();
});

test('what comes back to an address that someone no longer has says nothing of them', async () => {
  await using market = await openPayingMarket();
  await using server = await startMailServer({ onRcptTo: saying(550) });
  expect(await mailBy(market, server.url, 'maya@before.example')).toBe('done');
  expect(await refusedAt(market)).toBeNull();
});

test.each<[string, SMTPServerOptions, string]>([
  ['a full mailbox', { onRcptTo: saying(452) }, 'NotHandedOver'],
  ['a server with no room', atData(451), 'NotHandedOver'],
  ['a sender that is not ours', { onMailFrom: saying(550) }, 'MarketRefused'],
  ['a server that wants a login', { onRcptTo: saying(554, '5.7.1 Access denied') }, 'MarketRefused'],
  ['a mail taken for junk', atData(554, '5.7.1 looks like spam'), 'done'],
  ['a sender without a signature', atData(550, '5.7.26 unauthenticated'), 'done'],
  ['a mail that is too large', atData(552, '5.6.0 no'), 'done'],
])('%s is not a word about whom it is for', async (_what, behaviour, outcome) => {
  await using market = await openPayingMarket();
  expect(await refusedBy(market, behaviour)).toBe(outcome);
  expect(await refusedAt(market)).toBeNull();
});

/** A server that greets, and then answers each line as it is told; undefined hangs. */
async function oddServer(answer: (line: string) => string | undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 odd\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        const words = answer(line);
        if (words !== undefined) socket.write(`${words}\r\n`);
      }
    });
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

test.each<[string, string | undefined]>([
  ['hangs', undefined],
  ['answers nonsense', 'five hundred bananas'],
  ['answers a number that is none', '999 5.1.1 no such user'],
  ['answers nothing but a number', '55'],
  ['answers in other signs', '\u0000\u0001\ufffd'],
])('a server that %s at a recipient is asked again', async (_what, words) => {
  await using server = await oddServer((line) => (line.startsWith('RCPT') ? words : '250 ok'));
  const { name } = await smtpMail({ url: server.url, patience: 400 })
    .send({
      id: '019aa000-0000-7000-8000-000000000001' as never,
      from: { name: 'Souk', address: 'no-reply@market.example' },
      to: 'mara@mail.example',
      template: 'sign-in-code',
      language: 'en',
      subject: 'Your code',
      text: 'Code',
      html: '<p>Code</p>',
    })
    .then(
      () => ({ name: 'taken' }),
      (error: Error) => error,
    );
  expect(name).toBe('NotHandedOver');
});
