import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paperFor } from '../../../testing/papers.fixture.ts';
import {
  buildCard,
  buy,
  buyerIn,
  inCart,
  key,
  openCheckout,
  payFor,
  vaseAndBuyer,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';

async function bought(quantity = 2) {
  const market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  const buyOne = async (pieces = 1) => {
    const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: pieces }]);
    if (!order) throw new Error('nothing was bought');
    return order;
  };
  return Object.assign(market, { order: await buyOne(quantity), buyOne });
}

test('a buyer and the shop download the same invoice, and its lines add up to what was paid', async () => {
  await using market = await bought();
  const { app, maya, owner, order } = market;
  const url = `/api/orders/${order._id}/invoice.pdf`;
  const invoice = await paperFor(app, maya, url);
  expect(invoice.name).toBe(`invoice-${order.number}.pdf`);
  for (const words of ['Invoice', 'INV-1', order.number, 'Halden & Moor', 'Maya Okafor', 'Bottle vase'])
    expect(invoice.text).toContain(words);
  for (const amount of ['$64.00', '$128.00', '$6.50', '$134.50']) expect(invoice.text).toContain(amount);
  expect(invoice.text).toMatch(/Paid .* with Visa 4242/);
  expect(invoice.pages).toHaveLength(1);
  expect((await paperFor(app, owner, url)).text).toBe(invoice.text);
});

test('an order that was cancelled keeps its invoice’s number, and a credit note takes it back', async () => {
  await using market = await bought();
  const { app, maya, seller, order, buyOne } = market;
  await seller.post(`/api/orders/${order._id}/cancel`, { reason: 'It broke in the kiln.' }, key());
  const next = await buyOne();
  const invoice = await paperFor(app, maya, `/api/orders/${order._id}/invoice.pdf`);
  expect(invoice.pages).toHaveLength(2);
  expect(invoice.pages[0]).toContain('INV-1');
  for (const words of ['Credit note', 'CN-1', 'INV-1', '-$134.50', 'It broke in the kiln.'])
    expect(invoice.pages[1]).toContain(words);
  expect((await paperFor(app, maya, `/api/orders/${next._id}/invoice.pdf`)).text).toContain('INV-2');
});

test('a receipt says what was paid and what came back, to whoever paid', async () => {
  await using market = await bought();
  const { app, maya, owner, seller, order } = market;
  const of = { kind: 'amount', amount: { amount: 450, currency: 'USD' } };
  await seller.post(`/api/orders/${order._id}/refunds`, { of, reason: '' }, key());
  const url = `/api/orders/${order._id}/receipt.pdf`;
  const { text, name } = await paperFor(app, maya, url);
  expect(name).toBe(`receipt-${order.number}.pdf`);
  expect(text).toMatch(/Refunded .*\s*-\$4\.50/);
  expect(text).toContain('$134.50');
  expect((await paperFor(app, owner, url)).status).toBe(404);
});

test('a packing slip says what goes where, and nothing of what it cost', async () => {
  await using market = await bought();
  const { app, owner, order, buyOne } = market;
  const one = await paperFor(app, owner, `/api/orders/${order._id}/packing-slip.pdf`);
  for (const words of [order.number, 'Maya Okafor', 'Brooklyn', '2 ×', 'Bottle vase'])
    expect(one.text).toContain(words);
  // What it cost, not its number.
  expect(one.text.replaceAll(order.number, '')).not.toMatch(/\$|64|134/);
  // One file for what was chosen on the board, each on a page of its own.
  const other = await buyOne();
  const url = `/api/orders/packing-slips.pdf?size=A4&orders=${order._id},${other._id},${order._id}`;
  const { pages } = await paperFor(app, owner, url);
  expect(pages).toHaveLength(2);
  expect([pages[0]?.includes(order.number), pages[1]?.includes(other.number)]).toEqual([true, true]);
});

test('papers are written in the words of whoever reads them, from right to left in Arabic', async () => {
  await using market = await bought();
  const { app, maya, owner, order } = market;
  // Whatever their account's language is: what counts is the one they read the market in now.
  await app.db.updateTable('users').set({ language: 'es' }).where('id', 'in', [owner.id, maya.id]).execute();
  const french = await paperFor(app, maya, `/api/orders/${order._id}/invoice.pdf`, 'fr');
  expect(french.text).toContain('Facture');
  expect(french.text).toContain('États-Unis');
  const arabic = await paperFor(app, owner, `/api/orders/${order._id}/packing-slip.pdf`, 'ar');
  for (const words of ['قائمة التعبئة', 'يُرسل إلى', 'Maya Okafor', '٢'])
    expect(withoutMarks(arabic.text)).toContain(withoutMarks(words));
});

// Some readers put a letter's marks before it.
const withoutMarks = (text: string) => text.replace(/\p{M}/gu, '');

test('a name in any letters is on the paper; those that cannot be drawn are boxes, and copied as they are', {
  tags: 'whole',
}, async () => {
  await using market = await bought();
  const { app, owner, order, buyOne } = market;
  const nameAs = (name: string) =>
    app.db
      .updateTable('orders')
      .set((eb) => ({
        address: eb.fn('jsonb_set', [
          eb.ref('address'),
          eb.val('{name}'),
          eb.val(JSON.stringify(name)),
        ]) as never,
      }))
      .where('id', '=', order._id)
      .execute();
  const slip = () => paperFor(app, owner, `/api/orders/${order._id}/packing-slip.pdf`);
  for (const name of ['محمد الأمين', 'Жанна Łódź', 'Ελένη', 'Nguyễn Thị Ánh']) {
    await nameAs(name);
    const { text } = await slip();
    expect(text).toContain(name);
    expect(text).not.toContain('show as boxes');
  }
  // Linear A, which machines have no fonts of.
  await nameAs('𐘀𐘁 𐘂');
  const { text } = await slip();
  expect(text).toContain('𐘀𐘁 𐘂');
  expect(text).toContain('show as boxes');
  // Of several in one file the one that has them says so.
  const other = await buyOne();
  const both = `/api/orders/packing-slips.pdf?size=A4&orders=${order._id},${other._id}`;
  const { pages } = await paperFor(app, owner, both);
  expect(pages.map((page) => page.includes('show as boxes'))).toEqual([true, false]);
});

test('a paper of somebody else is not there, and neither is one of what was never paid', async () => {
  await using market = await bought();
  const { app, order, maya, buyer, owner, product, stripe } = market;
  const stranger = await buyerIn(app, 'Sami Haddad');
  const { owner: otherSeller } = await vaseAndBuyer(app, { name: 'Nour Textiles' });
  const of = (what: string) => `/api/orders/${order._id}/${what}.pdf`;
  for (const who of [stranger, otherSeller])
    for (const what of ['invoice', 'receipt']) expect((await paperFor(app, who, of(what))).status).toBe(404);
  expect((await paperFor(app, otherSeller, of('packing-slip'))).status).toBe(404);
  const several = `/api/orders/packing-slips.pdf?orders=${order._id}`;
  expect((await paperFor(app, otherSeller, several)).status).toBe(404);
  expect((await paperFor(app, owner, `/api/orders/packing-slips.pdf?orders=${order._id},x`)).status).toBe(
    400,
  );
  // What a buyer bought is no parcel of theirs to pack.
  expect((await paperFor(app, maya, of('packing-slip'))).status).toBe(403);
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  await inCart(app, maya, product);
  await payFor(buyer, (await openCheckout(buyer)).body, declined);
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow();
  for (const what of ['invoice', 'receipt'])
    expect((await paperFor(app, maya, `/api/orders/${id}/${what}.pdf`)).status).toBe(404);
});

test('an invoice says of each line at which rate it is taxed, beside the sums by rate', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId, shop } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const { id: food } = await buildCategory(app.db, {});
  const jam = await buildProduct(app.db, {
    ...{ shop_id: shop.id, title: 'Fig jam', price_amount: 1_000, category_id: food },
  });
  const rates = [{ basisPoints: 825 }, { basisPoints: 200, categoryId: food }];
  const tax = { name: 'Sales tax', included: true, onShipping: false, version: null, rates };
  expect((await admin.put('/api/admin/taxes/US', tax)).status).toBe(200);
  const [order] = await buy(app, { user: maya, cardId }, [{ product }, { product: jam }]);
  const paper = () => paperFor(app, maya, `/api/orders/${order?._id}/invoice.pdf`);
  const { text } = await paper();
  const inOrder = (said: string) => said.match(/Bottle vase|Fig jam|[\d.]+%/g);
  // Shipping is not taxed.
  expect(inOrder(text)).toEqual(['Bottle vase', '8.25%', 'Fig jam', '2%', '0%', '8.25%', '2%']);
  for (const words of ['Sales tax 8.25%', 'Sales tax 2%']) expect(text).toContain(words);
  const arabic = await paperFor(app, maya, `/api/orders/${order?._id}/invoice.pdf`, 'ar');
  expect(arabic.text).toContain('٨٫٢٥');

  // An order of before rates were kept by line.
  await app.db.updateTable('orders').set({ tax_found: sql`tax_found - 'rates'` }).execute();
  expect(inOrder((await paper()).text)).toEqual(['Bottle vase', 'Fig jam', '8.25%', '2%']);
});

test('an invoice says of shipping too at which rates it is taxed, and what of it is tax', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId, shop } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const { id: food } = await buildCategory(app.db, {});
  const jam = await buildProduct(app.db, {
    ...{ shop_id: shop.id, title: 'Fig jam', price_amount: 6_400, category_id: food },
  });
  const rates = [{ basisPoints: 825 }, { basisPoints: 200, categoryId: food }];
  let version: string | null = null;
  const buyBoth = async (included: boolean) => {
    const tax = { ...{ name: 'Sales tax', onShipping: true, included }, rates, version };
    const { status, body } = await admin.put('/api/admin/taxes/US', tax);
    expect(status).toBe(200);
    version = body.version;
    const [order] = await buy(app, { user: maya, cardId }, [{ product }, { product: jam }]);
    const { text } = await paperFor(app, maya, `/api/orders/${order?._id}/invoice.pdf`);
    return text;
  };
  const shippingIn = (text: string) => text.replace(/\s+/g, ' ').match(/Shipping Sales tax .*?% \$[\d.]+/g);

  // 6.50 in halves, as both cost the same.
  expect(shippingIn(await buyBoth(true))).toEqual([
    'Shipping Sales tax $0.25 8.25% $3.25',
    'Shipping Sales tax $0.06 2% $3.25',
  ]);
  expect(shippingIn(await buyBoth(false))).toEqual([
    'Shipping Sales tax $0.27 8.25% $3.25',
    'Shipping Sales tax $0.07 2% $3.25',
  ]);
});

test('an invoice says where its seller is, their tax number and what was taxed at which rate; an earlier one stays as it was', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId, seller, shop } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const tax = {
    ...{ name: 'Sales tax', included: true, onShipping: false, version: null },
    rates: [{ basisPoints: 825 }],
  };
  expect((await admin.put('/api/admin/taxes/US', tax)).status).toBe(200);
  const buyOne = async () => (await buy(app, { user: maya, cardId }, [{ product }]))[0]?._id;
  const invoiceOf = (id: string | undefined) => paperFor(app, maya, `/api/orders/${id}/invoice.pdf`);
  const first = await buyOne();
  const plain = await invoiceOf(first);
  // Shipping is not taxed.
  for (const words of ['Sales tax 8.25%', '$59.12', '$4.88', '$64.00']) expect(plain.text).toContain(words);

  const details = {
    name: 'Halden & Moor Ceramics LLC',
    street: '12 Kiln Lane',
    postalCode: '04101',
    taxNumber: 'EIN 12-3456789',
  };
  const at = `/api/shops/${shop.id}/invoice-details`;
  expect((await seller.put(at, { ...details, street: 'Kiln\u202e' })).status).toBe(400);
  expect((await seller.put(at, details)).body).toEqual(details);
  const named = await invoiceOf(await buyOne());
  for (const words of Object.values(details)) expect(named.text).toContain(words);
  expect(named.text).toContain('Tax number: EIN 12-3456789');

  expect((await invoiceOf(first)).text).toBe(plain.text);
  // One of before rates were written down.
  await app.db.updateTable('invoices').set({ form: 1 }).where('number', '=', 1).execute();
  const old = await invoiceOf(first);
  expect(old.text).toContain('Including $4.88 Sales tax');
  expect(old.text).not.toContain('8.25%');
});
