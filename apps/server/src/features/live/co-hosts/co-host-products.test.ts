// @module-tag whole
import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { openFlashSales } from '../../../testing/flash-sales.fixture.ts';
import {
  booksOf,
  buyerIn,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
  variantOf,
} from '../../../testing/paying.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { lookAfterFlashSales } from '../flash-sales/index.ts';

/** A live show that sells vases, and Mira, who co-hosts it and sells lamps for 30 dollars. */
async function openShow() {
  const market = await openFlashSales();
  const { app, owner, show, start } = market;
  const mira = await buildUser(app.db, { name: 'Mira Sol' });
  const miraShop = await shopThatSends(app, { owner_id: mira.id, name: 'Sol Lights' });
  const lamp = await buildProduct(app.db, {
    ...{ shop_id: miraShop.id, title: 'Lamp', price_amount: 3_000, available: 5 },
  });
  const url = `/api/shows/${show.id}`;
  const [asHost, asMira] = [app.as(owner), app.as(mira)];
  expect((await asHost.put(`${url}/co-hosts/${mira.id}`)).status).toBe(204);
  const productUrl = ({ id }: { id: string }) => `${url}/products/${id}`;
  return {
    ...{ ...market, mira, miraShop, lamp, url, asHost, asMira, productUrl },
    lampUrl: productUrl(lamp),
    accept: () => asMira.post(`${url}/co-hosts/answer`, { accept: true }),
    pin: (as: typeof asHost, productId: string | null) => as.put(`${url}/pinned-product`, { productId }),
    flash: (who: { id: UserId }, productId: string = lamp.id) => start({ productId, pieces: 3 }, who),
    /** What the room sees of what it can buy. */
    onSale: async () => {
      const { items, pinned } = (await app.get(`${url}/products`)).body;
      return { pinned, shops: items.map(({ shop }: { shop: { name: string } }) => shop.name) };
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

test('a viewer buys what a co-host sells beside what the host sells: an order, money and refund of each shop', async () => {
  await using room = await openShow();
  const { app, url, shop, product, miraShop, lamp, lampUrl, productUrl, asHost, asMira, onSale, pin } = room;
  expect((await asMira.put(lampUrl)).status).toBe(403);
  await room.accept();
  expect((await asHost.put(lampUrl)).body.error.code).toBe('not_for_the_list');
  expect((await asMira.put(productUrl(product))).body.error.code).toBe('not_for_the_list');
  expect((await pin(asHost, lamp.id)).body.error.code).toBe('not_for_the_list');
  expect((await asHost.put(productUrl(product))).status).toBe(204);
  for (let twice = 0; twice < 2; twice += 1) expect((await asMira.put(lampUrl)).status).toBe(204);
  expect(await onSale()).toEqual({ pinned: null, shops: [shop.name, 'Sol Lights'] });
  expect((await pin(asHost, lamp.id)).status).toBe(204);
  expect((await asHost.get(`${url}/hosting`)).body.pinned).toMatchObject({
    _id: lamp.id,
    seller: 'Sol Lights',
  });
  expect(await onSale()).toEqual({ pinned: lamp.id, shops: [shop.name, 'Sol Lights'] });

  await inCart(app, room.maya, product);
  await inCart(app, room.maya, lamp);
  const { body: opened } = await openCheckout(room.buyer);
  const { body: paid } = await payFor(room.buyer, opened, room.cardId);
  expect(paid.state).toBe('paid');
  const orderOf = (shopId: string) =>
    paid.shops.find((one: { shop: { _id: string } }) => one.shop._id === shopId).order._id;
  const [own, theirs] = [orderOf(shop.id), orderOf(miraShop.id)];
  const reads = async (as: typeof asHost, id: string) => (await as.get(`/api/orders/${id}`)).status;
  expect([await reads(asHost, own), await reads(asMira, theirs)]).toEqual([200, 200]);
  expect([await reads(asHost, theirs), await reads(asMira, own)]).toEqual([404, 404]);

  const pieces = async (as: typeof asHost) => {
    const { body } = await as.get(`${url}/report`);
    const sum = (what: 'pieces' | 'sales') =>
      body.minutes.reduce((all: number, minute: Record<typeof what, number>) => all + minute[what], 0);
    return [body.shop.name, sum('pieces'), sum('sales')];
  };
  const sold = async () => (await asMira.get(`${url}/co-hosts`)).body.own.sold;
  expect(await pieces(asHost)).toEqual([shop.name, 1, 6_400]);
  expect(await pieces(asMira)).toEqual(['Sol Lights', 1, 3_000]);
  expect(await sold()).toEqual({ lots: 0, pieces: 1, amount: { amount: 3_000, currency: 'USD' } });

  const before = await booksOf(app.db, shop.id);
  const cancel = { reason: 'out-of-stock' };
  expect((await asHost.post(`/api/orders/${theirs}/cancel`, cancel, key())).status).toBe(404);
  expect((await asMira.post(`/api/orders/${theirs}/cancel`, cancel, key())).status).toBe(200);
  await room.finishActs();
  expect(await sold()).toMatchObject({ pieces: 0, amount: { amount: 0 } });
  expect(await booksOf(app.db, shop.id)).toEqual(before);
});

test('the host holds up what anybody sells in their show, a co-host what is theirs', async () => {
  await using room = await openShow();
  const { product, lamp, lampUrl, productUrl, asHost, asMira, onSale, pin, app } = room;
  expect((await pin(asMira, lamp.id)).status).toBe(403);
  await room.accept();
  await asMira.put(lampUrl);
  expect((await pin(asMira, product.id)).body.error.code).toBe('not_for_the_list');
  expect((await pin(asHost, product.id)).status).toBe(204);
  expect((await pin(asMira, null)).status).toBe(403);
  expect((await pin(asMira, lamp.id)).status).toBe(204);
  expect((await pin(asMira, null)).status).toBe(204);
  expect((await asMira.delete(productUrl(product))).status).toBe(403);
  expect((await app.as(room.maya).delete(lampUrl)).status).toBe(403);
  await pin(asHost, lamp.id);
  expect((await asHost.delete(lampUrl)).status).toBe(204);
  expect(await onSale()).toEqual({ pinned: null, shops: [] });
});

test('a co-host makes their own product cheaper, which the host may end and not begin', async () => {
  await using room = await openShow();
  const { app, owner, mira, lamp, product, buyer, asHost, asMira, flash, onSale } = room;
  expect((await flash(mira)).status).toBe(403);
  await room.accept();
  expect((await flash(owner)).body.error.code).toBe('not_for_the_list');
  expect((await flash(mira, product.id)).body.error.code).toBe('not_for_the_list');
  const started = await flash(mira);
  expect(started.status).toBe(201);
  expect((await onSale()).pinned).toBe(lamp.id);
  const { body } = await openCheckout(buyer, {
    ...{ from: 'product', variantId: await variantOf(app.db, lamp), quantity: 1 },
  });
  expect(body.shops[0]?.lines[0]?.flash).toMatchObject({ price: { amount: 2_250 } });
  expect((await flash(owner, product.id)).body.error.code).toBe('flash_sale_running');
  const end = (as: typeof asHost, { body }: typeof started) =>
    as.post(`/api/flash-sales/${body.flashSaleId}/end`);
  expect((await end(asHost, started)).status).toBe(204);
  const own = await flash(owner, product.id);
  expect(own.status).toBe(201);
  expect((await end(asMira, own)).status).toBe(403);
});

test('what a co-host sells goes with them in the middle of a show, with its lower price; who held it keeps it', async () => {
  await using room = await openShow();
  const { app, url, lamp, lampUrl, mira, miraShop, buyer, asHost, asMira, onSale } = room;
  await room.accept();
  await asMira.put(lampUrl);
  expect((await room.flash(mira)).status).toBe(201);
  const buying = { from: 'product', variantId: await variantOf(app.db, lamp), quantity: 1 } as const;
  const { body: held } = await openCheckout(buyer, buying);
  expect((await asHost.delete(`${url}/co-hosts/${mira.id}`)).status).toBe(204);
  expect(await onSale()).toEqual({ pinned: null, shops: [] });
  expect((await asMira.put(lampUrl)).status).toBe(403);
  await lookAfterFlashSales(app);
  const late = await openCheckout(app.as(await buyerIn(app, 'Late Lena')), buying);
  expect(late.body.shops[0]?.lines[0]).toMatchObject({ flash: null, total: { amount: 3_000 } });
  const { body: paid } = await payFor(buyer, held, room.cardId);
  expect(paid.shops[0].shop._id).toBe(miraShop.id);
  const { body: order } = await asMira.get(`/api/orders/${paid.shops[0].order._id}`);
  expect(order.lines).toMatchObject([{ total: { amount: 2_250 } }]);
  // They read what they sold, also now; and are asked once more with all they had.
  const { body: report } = await asMira.get(`${url}/report`);
  expect(report.minutes.some(({ sales }: { sales: number }) => sales === 2_250)).toBe(true);
  expect((await asHost.put(`${url}/co-hosts/${mira.id}`)).status).toBe(204);
  await room.accept();
  expect((await onSale()).shops).toEqual(['Sol Lights']);
});

test('whoever is suspended while they put something on the list sells nothing in the show', async () => {
  await using room = await openShow();
  const { app, show, url, lamp, lampUrl, mira, asMira, asHost, onSale } = room;
  await room.accept();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const doing: Array<Promise<unknown>> = [];
  await app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('shows').select('id').where('id', '=', show.id).forUpdate().execute();
    doing.push(asMira.put(lampUrl));
    doing.push(asMira.post(`${url}/lots`, { productId: lamp.id, terms: {} }, key()));
    await someoneWaits(app.db);
    doing.push(admin.patch(`/api/admin/users/${mira.id}`, { suspended: true, reason: 'What they showed' }));
    await someoneWaits(app.db, 3);
  });
  await Promise.all(doing);
  expect((await asHost.get(`${url}/co-hosts`)).body.coHosts).toEqual([]);
  expect(await onSale()).toEqual({ pinned: null, shops: [] });
  const waits = (await asHost.get(`${url}/hosting`)).body.lots;
  expect(waits).toEqual([]);
});
