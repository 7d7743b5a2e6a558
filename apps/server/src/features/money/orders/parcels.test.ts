import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { buy, buyerIn, key, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';

async function bought(quantity = 3) {
  const market = await openPayingMarket();
  const { app, maya, product, cardId, seller, buyer } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity }]);
  const [line] = order?.lines ?? [];
  if (!order || !line) throw new Error('nothing was bought');
  const url = `/api/orders/${order._id}`;
  const ship = (pieces: number | null, tracking: object | null = null) =>
    seller.post(
      `${url}/ship`,
      { tracking, lines: pieces && [{ lineId: line._id, quantity: pieces }] },
      key(),
    );
  const seen = async (): Promise<Order> => (await buyer.get(url)).body;
  const parcelNo = async (n: number) => (await seen()).parcels[n]?._id;
  const arrived = async (n: number) =>
    buyer.post(`${url}/parcels/${await parcelNo(n)}/confirm-delivery`, undefined, key());
  const track = async (n: number, tracking: object) =>
    seller.put(`${url}/parcels/${await parcelNo(n)}/tracking`, { tracking }, key());
  return Object.assign(market, { order, line, url, ship, seen, parcelNo, arrived, track });
}

const dhl = { carrier: 'DHL', number: '00340434161094022115' };
const ups = { carrier: 'UPS', number: '1Z999AA10123456784' };

test('a shop sends some pieces now and the rest later; the order is shipped and delivered with the last ones', async () => {
  await using market = await bought();
  const { app, maya, line, ship, seen, arrived } = market;
  const { body: part } = await ship(1, dhl);
  expect(part).toMatchObject({
    state: 'packed',
    tracking: dhl,
    parcels: [{ tracking: dhl, arrivedAt: null, lines: [{ lineId: line._id, quantity: 1 }] }],
    can: { ship: true, cancel: false, changeTracking: true },
  });
  const told = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.orderPartShipped');
  expect((await arrived(0)).body).toMatchObject({
    state: 'packed',
    parcels: [{ arrivedAt: expect.any(String) }],
  });
  expect((await ship(3)).body.error).toMatchObject({ code: 'more_than_is_left', details: { left: 2 } });
  expect((await ship(1, ups)).body.state).toBe('packed');
  expect((await ship(null)).body).toMatchObject({ state: 'shipped', tracking: null });
  expect((await seen()).parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([
    [1],
    [1],
    [1],
  ]);
  expect((await arrived(2)).body.state).toBe('shipped');
  expect((await arrived(2)).body.error.code).toBe('order_moved_on');
  expect((await arrived(1)).body).toMatchObject({ state: 'delivered', can: { review: true } });
});

test('what is on its way cannot be cancelled; giving back the rest leaves the order shipped', async () => {
  await using market = await bought();
  const { seller, url, line, ship, order } = market;
  await ship(1);
  expect((await seller.post(`${url}/cancel`, {}, key())).body.error.code).toBe('order_moved_on');
  const of = { kind: 'lines', lines: [{ lineId: line._id, quantity: 2 }] };
  const { body } = await seller.post(`${url}/refunds`, { of, reason: 'Two broke.', restock: true }, key());
  expect(body).toMatchObject({ state: 'shipped', can: { ship: false } });
  expect(body.refunded.amount).toBe(12_800);
  const all = { of: { kind: 'all' }, reason: '' };
  expect((await seller.post(`${url}/refunds`, all, key())).body).toMatchObject({
    state: 'refunded',
    refunded: order.total,
  });
});

test('a seller changes the tracking of a parcel, and its buyer is told; not once it arrived', async () => {
  await using market = await bought();
  const { app, maya, seen, ship, track, arrived } = market;
  await ship(1, dhl);
  await ship(null, dhl);
  expect((await track(1, ups)).body).toMatchObject({
    tracking: ups,
    parcels: [{ tracking: dhl }, { tracking: ups }],
  });
  expect((await track(0, { ...ups, number: '2' })).body.tracking).toEqual(ups);
  const { events, version } = await seen();
  expect(events[0]).toMatchObject({ kind: 'tracking', note: 'UPS 2' });
  // Said again as it is, it is nothing new.
  await track(1, ups);
  expect((await seen()).version).toBe(version);
  const told = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.orderTracking');
  await arrived(0);
  expect((await track(0, dhl)).body.error.code).toBe('order_moved_on');
});

test('a parcel of somebody else is nobody’s to follow or to confirm', async () => {
  await using market = await bought();
  const { app, ship, parcelNo, url, seller, buyer } = market;
  await ship(1, dhl);
  const stranger = app.as(await buyerIn(app, 'Sami Haddad'));
  const other = app.as((await vaseAndBuyer(app, { name: 'Nour Textiles' })).owner);
  const parcel = `${url}/parcels/${await parcelNo(0)}`;
  for (const who of [stranger, other, seller])
    expect((await who.post(`${parcel}/confirm-delivery`, undefined, key())).status).toBe(404);
  expect((await other.put(`${parcel}/tracking`, { tracking: ups }, key())).status).toBe(404);
  expect((await buyer.put(`${parcel}/tracking`, { tracking: ups }, key())).status).toBe(403);
  const missing = `${url}/parcels/01980000-0000-7000-8000-000000000000`;
  expect((await seller.put(`${missing}/tracking`, { tracking: ups }, key())).status).toBe(404);
});

test('two who send the same last piece at once send it once', async () => {
  await using market = await bought(1);
  const { ship, seen } = market;
  const answers = await Promise.all([ship(1, dhl), ship(1, ups), ship(null)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await seen()).parcels).toHaveLength(1);
});
