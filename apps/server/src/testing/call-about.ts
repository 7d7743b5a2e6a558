import { randomUUID } from 'node:crypto';
import type { InjectOptions, RouteOptions } from 'fastify';
import { z } from 'zod';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { buildEvent } from '../features/market/events/event.builder.ts';
import { buildReview } from '../features/market/reviews/review.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import type { Answer, TestApp } from './build-test-app.ts';
import { sampleOf } from './sample-body.ts';

/** What an admin with a shop is answered about their own things, whose ids are written as `spell` says. */
export async function callAbout(
  app: TestApp,
  route: RouteOptions,
  spell: (id: string) => string = String,
): Promise<Answer> {
  const me = await buildUser(app.db, { role: 'admin' });
  const shop = await buildShop(app.db, { owner_id: me.id });
  const product = await buildProduct(app.db, { shop_id: shop.id });
  const own: Record<string, string> = { shop: shop.id, shopId: shop.id, productId: product.id };
  const inAnHour = new Date(app.clock.now().getTime() + 3_600_000);
  const names = namesIn(route);
  if (names.has('eventId'))
    own.eventId = (await buildEvent(app.db, { shop_id: shop.id, starts_at: inAnHour })).id;
  if (names.has('showId'))
    own.showId = (await buildShow(app.db, { shop_id: shop.id, starts_at: inAnHour })).id;
  if (names.has('reviewId')) own.reviewId = (await buildReview(app.db, { product_id: product.id })).id;
  const idFor = (field: string) => spell(own[field] ?? me.id);
  const payload = payloadOf(route, idFor);
  const url = route.url.replace(/:(\w+)/g, (_hole, name: string) => words[name] ?? idFor(name));
  return await app.as(me).request({
    method: route.method as InjectOptions['method'],
    url,
    ...(payload === undefined ? {} : { payload: payload as object }),
    headers: { 'idempotency-key': randomUUID() },
  });
}

function payloadOf({ schema }: RouteOptions, idFor: (field: string) => string): unknown {
  return schema?.body instanceof z.ZodType ? sampleOf(schema.body, idFor) : undefined;
}

/** What the route asks an id of. */
function namesIn(route: RouteOptions): Set<string> {
  const names = new Set([...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  payloadOf(route, (field) => {
    names.add(field);
    return randomUUID();
  });
  return names;
}

const words: Readonly<Record<string, string>> = {
  kind: 'shop',
  provider: 'google',
  sample: 'souk.csv',
  category: 'x',
};
