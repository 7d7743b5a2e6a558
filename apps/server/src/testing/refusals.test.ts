import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import { buildTestApp, type Caller, type TestApp } from './build-test-app.ts';
import { expectedRefusal, type Persona, personas } from './refusals.ts';
import { type DescribedRoute, describe } from './routes.ts';

test.each(personas.map((persona) => [persona.name, persona] as const))(
  'on every route, %s is let through or refused as its rule says',
  async (_name, persona) => {
    await using app = await buildTestApp();
    const wrong: string[] = [];
    for (const route of apiRoutes(app)) {
      // Signed in anew for each, because signing out is one of the routes.
      const caller = await arrive(app, persona);
      const expected = expectedRefusal(route, persona);
      const { status, body } = await caller.request({
        method: route.method as InjectOptions['method'],
        url: addressOfSomeoneElse(route),
      });
      const met = expected ?? 'may try';
      const answered = refusalIn(status, body);
      if (answered !== met) wrong.push(`${route.method} ${route.url}: ${answered}, expected ${met}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('the table has a route of each kind to try', async () => {
  await using app = await buildTestApp();
  const rules = new Set(apiRoutes(app).map(({ access }) => JSON.stringify(access)));
  expect([...rules]).toEqual(expect.arrayContaining(['"public"', '"login"']));
});

const apiRoutes = (app: TestApp) =>
  describe(app.app).filter(({ hidden, method }) => !hidden && method !== 'HEAD');

async function arrive(app: TestApp, persona: Persona): Promise<Caller> {
  if (!persona.signedIn) return app;
  const user = await buildUser(app.db, {
    role: persona.role,
    muted: persona.muted,
    suspended_at: persona.suspended ? app.clock.now() : null,
  });
  if (persona.hasShop) await buildShop(app.db, { owner_id: user.id });
  return app.as(user);
}

const addressOfSomeoneElse = ({ url }: DescribedRoute) => url.replace(/:\w+|\*/g, () => randomUUID());

// What the rule of a route may answer; a thing's own policy comes after it and speaks of that thing.
const refusals = ['unauthenticated', 'forbidden', 'shop_required', 'muted', 'suspended', 'unauthorized'];

function refusalIn(status: number, body: unknown): string {
  const code = (body as { error?: { code?: string } } | null)?.error?.code ?? '';
  if (status >= 500) return `${status} ${code}`;
  return refusals.includes(code) ? code : 'may try';
}
