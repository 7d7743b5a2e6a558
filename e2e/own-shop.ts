import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { callsOf } from './buying.ts';
import { type Newcomer, tokenOf } from './newcomers.ts';
import { noisePicture } from './noise-picture.ts';

interface OwnShop {
  _id: string;
  name: string;
  product: { _id: string; title: string };
}

/** A newcomer's own shop, and a jug in it for 4 200 of the smallest coin, which is sent for nothing. */
export async function openOwnShop(
  request: APIRequestContext,
  owner: Newcomer,
  { currency, city, country }: { currency: string; city: string; country: string },
): Promise<OwnShop> {
  const post = callsOf(request, tokenOf(owner));
  const headers = { authorization: `Bearer ${tokenOf(owner)}` };
  const name = `Jugs ${randomUUID().slice(0, 8)}`;
  const shop = await post('/shops', { name, city, country, currency });
  const profiles = await (await request.get(`/api/shops/${shop._id}/shipping-profiles`, { headers })).json();
  await post(`/shops/${shop._id}/shipping-profiles/${profiles.items[0]._id}/methods`, {
    name: 'Post',
    kind: 'flat',
    amount: { amount: 0, currency },
    regions: null,
    days: { min: 3, max: 9 },
  });
  const picture = await request.post('/api/files?purpose=product-image&name=jug.png', {
    headers: { ...headers, 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
    data: noisePicture(80, 100),
  });
  const { items } = await (await request.get('/api/categories')).json();
  const product = await post(`/shops/${shop._id}/products`, {
    title: `${name}: a jug`,
    images: [(await picture.json())._id],
    categoryId: items[0]._id,
    condition: 'new',
    price: { amount: 4_200, currency },
    available: 9,
    status: 'active',
  });
  return { _id: shop._id, name, product };
}
