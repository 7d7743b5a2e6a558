import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

interface Variant {
  _id: string;
  options: Record<string, string>;
}

/** Calls the market as the person with this token. */
export const callsOf = (request: APIRequestContext, token: string) => async (path: string, data: object) => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await request.post(`/api${path}`, { data, headers });
  if (!answer.ok()) throw new Error(`${path} was answered with ${await answer.text()}`);
  return answer.json();
};

/** A card that is there and says no once it is charged. */
export const decliningCard = '4000000000000341';

/** A new card, kept, that pays unless another number says what it does; answers with its id. */
export async function keepCard(
  request: APIRequestContext,
  token: string,
  number = '4242424242424242',
): Promise<string> {
  const { payments } = await (await request.get('/api/admin/app/settings')).json();
  const taken = await request.post(`${payments.cardOrigin}/v1/payment_methods`, {
    form: {
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2039',
      'card[cvc]': '123',
    },
    headers: { authorization: `Bearer ${payments.publishableKey}` },
  });
  const post = callsOf(request, token);
  return (await post('/payment-methods', { paymentMethod: (await taken.json()).id }))._id;
}

/** Fills in the card that a page asks for. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Noor Haddad');
}

/** Puts this many cents into a person's wallet, from a card of theirs. */
export async function topUp(request: APIRequestContext, token: string, amount: number): Promise<void> {
  const card = await keepCard(request, token);
  await callsOf(request, token)('/wallet/top-ups', { amount: { amount, currency: 'USD' }, card });
}

/** One of these, bought by a person with an address and a new card that pays; answers with the order. */
export async function bought(
  request: APIRequestContext,
  token: string,
  productId: string,
  options: Record<string, string>,
  quantity = 1,
): Promise<{ _id: string; number: string }> {
  const post = callsOf(request, token);
  const cardId = await keepCard(request, token);
  const variantId = await variantOf(request, productId, options);
  const checkout = await post('/checkouts', { from: 'product', variantId, quantity });
  const paid = await post(`/checkouts/${checkout._id}/pay`, { seen: checkout.seen, cardId });
  return paid.shops[0].order;
}

export async function variantOf(
  request: APIRequestContext,
  productId: string,
  options: Record<string, string>,
): Promise<string | undefined> {
  const product: { variants: Variant[] } = await (await request.get(`/api/products/${productId}`)).json();
  const variant = product.variants.find((one) =>
    Object.entries(options).every(([name, value]) => one.options[name] === value),
  );
  return variant?._id;
}

export interface Written {
  country: string;
  street: string;
  code: string;
  city: string;
}

/** Writes an address where a checkout asks for one. */
export async function writeAddress(
  page: Page,
  step: Locator,
  { country, street, code, city }: Written,
): Promise<void> {
  const form = step.getByRole('form', { name: 'New address' });
  await chooseCountry(page, form, country);
  await form.getByLabel('Street').fill(street);
  await form.getByLabel('City').fill(city);
  await form.getByLabel('Postal code').fill(code);
  await form.getByLabel('Phone').fill(country === 'Austria' ? '01 514440' : '030 901820');
  await form.getByRole('button', { name: 'Deliver here' }).click();
}

export async function chooseCountry(page: Page, form: Locator, name: string): Promise<void> {
  await form
    .getByRole('combobox', { name: /^Country/ })
    .first()
    .click();
  await page.getByRole('option', { name, exact: true }).click();
}
