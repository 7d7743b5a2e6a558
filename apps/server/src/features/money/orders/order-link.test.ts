import { expect, test } from 'vitest';
import { codeTo } from '../../../testing/mail-reading.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buy } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';

const DAY_MS = 86_400_000;

async function bought() {
  const market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: 1 }]);
  if (!order) throw new Error('nothing was bought');
  const ask = (number: string, email: string) => app.post('/api/orders/find', { number, email });
  /** The keys of the links that were mailed to Maya. */
  const keys = async () =>
    (await mailTo(app, maya.email)).flatMap(({ body }) => /[?&]key=([\w-]+)/.exec(body)?.[1] ?? []);
  const open = (id: string, key: string) => app.get(`/api/orders/${id}/by-link?key=${key}`);
  return Object.assign(market, { order, ask, keys, open });
}

test('who bought and is not signed in gets a link to the order by mail, and it opens that order alone', async () => {
  await using market = await bought();
  const { app, maya, order, ask, keys, open, product, cardId } = market;
  const [other] = await buy(app, { user: maya, cardId }, [{ product, quantity: 1 }]);
  expect(await ask(order.number.toLowerCase(), maya.email.toUpperCase())).toMatchObject({
    status: 202,
    body: { sent: true },
  });
  const [key = ''] = await keys();
  const { status, body } = await open(order._id.toUpperCase(), key);
  expect([status, body.number, body.as, body.earnings]).toEqual([200, order.number, 'guest', null]);
  expect(Object.values(body.can)).not.toContain(true);
  expect((await open(other?._id ?? '', key)).status).toBe(404);
  const wrong = `${key.startsWith('-') ? '_' : '-'}${key.slice(1)}`;
  expect((await open(order._id, wrong)).status).toBe(404);
  expect((await app.get(`/api/orders/${order._id}?key=${key}`)).status).toBe(401);
  const paper = (name: string, withKey = key) =>
    app.get(`/api/orders/${order._id}/by-link/${name}.pdf?key=${withKey}`);
  for (const name of ['invoice', 'receipt']) {
    const answer = await paper(name);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await paper(name, wrong)).status).toBe(404);
    expect((await app.get(`/api/orders/${other?._id}/by-link/${name}.pdf?key=${key}`)).status).toBe(404);
  }
  app.clock.forward(7 * DAY_MS);
  expect((await open(order._id, key)).status).toBe(404);
  expect((await paper('invoice')).status).toBe(404);
});

test('whether there is such an order is told to nobody: the answer is the same, and no mail goes out', async () => {
  await using market = await bought();
  const { maya, order, ask, keys } = market;
  const answers = [
    await ask(order.number, 'someone@else.example'),
    await ask('SK-1', maya.email),
    await ask('pots', maya.email),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, { sent: true }]));
  expect(await keys()).toEqual([]);
});

test('of two links the later one works, and nobody fills a mailbox with them', async () => {
  await using market = await bought();
  const { maya, order, ask, keys, open } = market;
  for (let n = 0; n < 5; n += 1) expect((await ask(order.number, maya.email)).status).toBe(202);
  expect((await ask(order.number, maya.email)).status).toBe(429);
  const all = await keys();
  expect(all).toHaveLength(5);
  const opened = await Promise.all(all.map((key) => open(order._id, key)));
  expect(opened.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('who moves their account to another address leaves no link behind that opens orders from the one before', async () => {
  await using market = await bought();
  const { app, maya, order, ask, keys, open } = market;
  await ask(order.number, maya.email);
  const [key = ''] = await keys();
  expect((await open(order._id, key)).status).toBe(200);
  const at = `/api/users/${maya.id}/email`;
  await app.as(maya).put(at, { email: 'maya@new.example' });
  const code = await codeTo(app, 'maya@new.example', 'change-email');
  expect((await app.as(maya).post(`${at}/confirm`, { code })).status).toBe(200);
  expect((await open(order._id, key)).status).toBe(404);
  expect((await app.get(`/api/orders/${order._id}/by-link/invoice.pdf?key=${key}`)).status).toBe(404);
});
