import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { callsOf } from './buying.ts';
import { type Newcomer, tokenOf } from './newcomers.ts';
import { noisePicture } from './noise-picture.ts';

const DAY = 24 * 3_600_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const everywhere = { kind: 'flat', name: 'Post', amount: usd(650), regions: null, days: { min: 2, max: 4 } };

/** A show of the host's own new shop, which is on air; of no picture, and with lots as the host starts them. */
export async function openShow(
  request: APIRequestContext,
  host: Newcomer,
  { isLive = true, title = 'Night kiln' } = {},
) {
  const token = tokenOf(host);
  const post = callsOf(request, token);
  const headers = { authorization: `Bearer ${token}` };
  const name = `Kiln ${randomUUID().slice(0, 8)}`;
  const shop = await post('/shops', { name, city: 'Porto', country: 'PT', currency: 'USD' });
  const profiles = `/shops/${shop._id}/shipping-profiles`;
  const [profile] = (await (await request.get(`/api${profiles}`, { headers })).json()).items;
  await post(`${profiles}/${profile._id}/methods`, everywhere);
  const { items } = await (await request.get('/api/categories')).json();
  const show = await post(`/shops/${shop._id}/shows`, {
    ...{ title, categoryId: items[0]._id, language: 'en', timeZone: 'UTC' },
    // Among the shows of the demo world nobody sees it.
    visibility: 'private',
    startsAt: new Date(Date.now() + DAY).toISOString().slice(0, 16),
  });
  const act = async (path: string, data: object = {}) => {
    const answer = await request.post(`/api${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} was answered with ${await answer.text()}`);
  };
  if (isLive) await act(`/shows/${show._id}/live`);
  async function picture(): Promise<string> {
    const sent = await request.post('/api/files?purpose=product-image&name=cup.png', {
      headers: { ...headers, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
      data: noisePicture(80, 100),
    });
    return (await sent.json())._id;
  }
  /** Something on the table for so many cents, which waits. */
  async function put(name: string, start: number, terms: object = {}): Promise<string> {
    const added = await post(`/shows/${show._id}/quick-lots`, {
      name,
      terms: { start: usd(start), seconds: 120, ...terms },
    });
    return added.lots[0];
  }
  return {
    id: show._id as string,
    path: `/live/${show._id}`,
    shop,
    put,
    begin: (lot: string) => act(`/lots/${lot}/start`),
    /** Something on the table for so many cents, which runs at once. */
    async start(name: string, start: number, terms: object = {}): Promise<string> {
      const lot = await put(name, start, terms);
      await act(`/lots/${lot}/start`);
      return lot;
    },
    /** A product of the shop at its price, nine of it, which is sent for nothing. */
    async sell(title: string, price: number, more: object = {}): Promise<string> {
      const profiles = await (
        await request.get(`/api/shops/${shop._id}/shipping-profiles`, { headers })
      ).json();
      await post(`/shops/${shop._id}/shipping-profiles/${profiles.items[0]._id}/methods`, {
        ...{ name: 'Post', kind: 'flat', amount: usd(0), regions: null, days: { min: 3, max: 9 } },
      });
      const product = await post(`/shops/${shop._id}/products`, {
        ...{ title, price: usd(price), available: 9, condition: 'new', status: 'active' },
        ...{ images: [await picture()], categoryId: items[0]._id, ...more },
      });
      return product._id;
    },
    /** It is sold in the show, at its price. */
    async offer(product: string): Promise<void> {
      const answer = await request.put(`/api/shows/${show._id}/products/${product}`, { headers });
      expect(answer.status()).toBe(204);
    },
    /** An auction that stands alone, from so many cents. */
    async auction(title: string, price: number, terms: object): Promise<string> {
      const product = await post(`/shops/${shop._id}/products`, {
        ...{
          title,
          price: usd(price),
          available: 1,
          condition: 'new',
          status: 'active',
          listingKind: 'auction',
        },
        ...{ images: [await picture()], categoryId: items[0]._id, auction: terms },
      });
      return product._id;
    },
    /** A break that begins now. */
    async takeBreak(title: string, minutes: number): Promise<void> {
      const step = { kind: 'talk', title, minutes, afterLots: 0 };
      const { stepId } = await post(`/shows/${show._id}/steps`, step);
      await act(`/shows/${show._id}/steps/${stepId}/start`);
    },
    /** The hammer falls now. */
    close: (lot: string) => act(`/lots/${lot}/close`),
    end: () => act(`/shows/${show._id}/end`),
    stop: (lot: string) => act(`/lots/${lot}/stop`, { reason: 'damaged' }),
    /** The host lets a person write again. */
    lift: async (person: string) => {
      const answer = await request.delete(`/api/shops/${shop._id}/chat/bans/${person}`, { headers });
      expect(answer.status()).toBe(204);
    },
    block: async (words: string[]) => {
      await request.put(`/api/shops/${shop._id}/chat/blocked-words`, { headers, data: { words } });
    },
  };
}
