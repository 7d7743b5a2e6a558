import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildReview } from '../../market/reviews/review.builder.ts';
import { buildUser } from './user.builder.ts';

test('a person changes what others see of them, and the language they read in', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const changes = {
    name: ' Nour Haddad ',
    handle: 'Nour.Haddad',
    bio: 'Pots.\nAnd pans.',
    city: 'Porto',
    links: [{ label: 'Workshop', url: 'https://nour.example/pots' }],
    language: 'ar',
  };
  const { status, body } = await app.as(nour).patch(`/api/users/${nour.id}`, changes);
  expect([status, body]).toMatchObject([
    200,
    { ...changes, name: 'Nour Haddad', handle: 'nour.haddad', email: nour.email },
  ]);
  const seen = (await app.get(`/api/users/${nour.id}`)).body;
  expect(seen).toMatchObject({ name: 'Nour Haddad', links: changes.links, city: 'Porto' });
  expect(seen).not.toHaveProperty('language');
});

test('what is left out of a change stays, and an empty city is none', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { name: 'Nour', city: 'Porto', bio: 'Pots.' });
  const { body } = await app.as(nour).patch(`/api/users/${nour.id}`, { city: ' ' });
  expect(body).toMatchObject({ name: 'Nour', bio: 'Pots.', city: null, handle: nour.handle });
  expect((await app.as(nour).patch(`/api/users/${nour.id}`, {})).status).toBe(200);
});

test('a handle is one person’s only, in any letter case', async () => {
  await using app = await buildTestApp();
  await buildUser(app.db, { handle: 'Ana.Halden' });
  const nour = await buildUser(app.db, { handle: 'nour' });
  const { status, body } = await app.as(nour).patch(`/api/users/${nour.id}`, { handle: 'ana.halden' });
  expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid_input', 'handle']);
  // Their own in other letters is no one else's.
  expect((await app.as(nour).patch(`/api/users/${nour.id}`, { handle: 'NOUR' })).status).toBe(200);
});

test('of thirty people who want one handle at the same moment one gets it, the others are told', async () => {
  await using app = await buildTestApp();
  const people = await Promise.all(Array.from({ length: 30 }, () => buildUser(app.db)));
  const answers = await Promise.all(
    people.map((person) => app.as(person).patch(`/api/users/${person.id}`, { handle: 'potter' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(29);
  expect(refused.every(({ body }) => body.error.details[0].field === 'handle')).toBe(true);
});

const tableApp = sharedTestApp();

test.each([
  [{ name: 'No\u202eur' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ name: '\u200d' }, 'name'],
  [{ handle: 'souk.support' }, 'handle'],
  [{ handle: 'a b' }, 'handle'],
  [{ bio: 'x'.repeat(501) }, 'bio'],
  [{ bio: 'a\u0000b' }, 'bio'],
  [{ city: 'Por\u0007to' }, 'city'],
  [{ links: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'links.0.url'],
  [{ links: [{ label: 'x', url: 'http://nour.example' }] }, 'links.0.url'],
  [{ links: [{ label: ' ', url: 'https://nour.example' }] }, 'links.0.label'],
  [{ links: Array(6).fill({ label: 'x', url: 'https://nour.example' }) }, 'links'],
  [{ language: 'tlh' }, 'language'],
])('a change to %j is refused by naming the field', async (change, field) => {
  const app = await tableApp();
  const nour = await buildUser(app.db);
  const { status, body } = await app.as(nour).patch(`/api/users/${nour.id}`, change);
  expect([status, body.error.code, body.error.details[0].field]).toEqual([400, 'invalid_input', field]);
});

test('badges say what a person has proved', async () => {
  await using app = await buildTestApp();
  const badgesOf = async (user: Parameters<typeof buildUser>[1]) => {
    const { id } = await buildUser(app.db, user);
    return (await app.get(`/api/users/${id}`)).body.badges;
  };
  const now = app.clock.now();
  expect(await badgesOf({ email_verified_at: null })).toEqual([]);
  expect(await badgesOf({ role: 'support' })).toEqual(['staff', 'email']);
  expect(await badgesOf({ seller_verified_at: now, phone: '+351911111111', phone_verified_at: now })).toEqual(
    ['seller', 'email', 'phone'],
  );
});

test('someone who left is not found', async () => {
  await using app = await buildTestApp();
  const gone = await buildUser(app.db, { deleted_at: app.clock.now() });
  for (const path of ['', '/reviews'])
    expect((await app.get(`/api/users/${gone.id}${path}`)).status).toBe(404);
});

test('the reviews a person wrote are listed, the latest first, page after page', async () => {
  await using app = await buildTestApp();
  const author = await buildUser(app.db);
  await buildReview(app.db);
  for (const hour of [1, 2, 3]) {
    await buildReview(app.db, {
      author_id: author.id,
      body: `After ${hour}`,
      created_at: new Date(app.clock.now().getTime() + hour * 3_600_000),
    });
  }
  const first = await app.get(`/api/users/${author.id}/reviews?limit=2`);
  const bodies = (answer: typeof first) => answer.body.items.map((item: { body: string }) => item.body);
  expect(bodies(first)).toEqual(['After 3', 'After 2']);
  expect(first.body.items[0].shop).toMatchObject({ name: expect.any(String), slug: expect.any(String) });
  const next = await app.get(`/api/users/${author.id}/reviews?limit=2&cursor=${first.body.nextCursor}`);
  expect([bodies(next), next.body.nextCursor]).toEqual([['After 1'], null]);
});
