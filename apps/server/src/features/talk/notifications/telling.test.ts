import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { offered, tellThem, usd, wrote } from '../../../testing/notifications.fixture.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { passOnDue } from './telling.service.ts';

const MINUTE_MS = 60_000;

/** Moves the clocks on, and has what is due passed on as a worker does every second. */
async function later(app: TestApp, minutes: number) {
  app.clock.forward(minutes * MINUTE_MS);
  await passOnDue(app);
}

const subjects = async (app: TestApp, { email }: { email: string }) =>
  (await mailTo(app, email)).map(({ subject }) => subject);

test('the first of a kind is mailed at once; those of the next ten minutes become one mail', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await tellThem(app, nour, offered('Ines', 'vase'));
  expect(await subjects(app, nour)).toEqual(['Ines offered $70 for “vase”']);
  for (const product of ['bowl', 'cup', 'plate']) {
    await later(app, 2);
    await tellThem(app, nour, offered('Mara', product));
  }
  expect(await subjects(app, nour)).toHaveLength(1);
  await later(app, 4);
  const [, digest] = await mailTo(app, nour.email);
  expect(digest?.subject).toBe('3 updates for you');
  for (const product of ['bowl', 'cup', 'plate'])
    expect(digest?.body).toContain(`* Mara offered $70 for “${product}”`);
  await later(app, 5);
  await tellThem(app, nour, offered('Ines', 'jug'));
  await later(app, 4);
  expect(await subjects(app, nour)).toHaveLength(2);
  await later(app, 1);
  expect((await subjects(app, nour)).at(-1)).toBe('Ines offered $70 for “jug”');
});

test('a message is mailed only to who did not read it within a few minutes', async () => {
  await using app = await buildTestApp();
  const [nour, mara] = [await buildUser(app.db), await buildUser(app.db)];
  for (const one of [nour, mara]) await tellThem(app, one, wrote('Ines', 'Is it still there?'));
  await later(app, 4);
  await app.as(mara).post('/api/notifications/read');
  await later(app, 1);
  expect(await subjects(app, nour)).toEqual(['Ines: Is it still there?']);
  expect(await subjects(app, mara)).toEqual([]);
});

const quiet = (app: TestApp, user: Parameters<TestApp['as']>[0], timeZone = 'America/New_York') =>
  app.as(user).put('/api/notification-choices', { quietHours: { from: '22:00', to: '07:00', timeZone } });

test('in quiet hours mail waits for the morning, also where the clocks change in that night', async () => {
  // Ten minutes before the clocks of New York go forward, late on a Saturday evening there.
  const clock = testClock(new Date('2027-03-14T04:00:00Z'));
  await using app = await buildTestApp({ clock });
  const nour = await buildUser(app.db);
  expect((await quiet(app, nour)).body.quietHours).toEqual({
    from: '22:00',
    to: '07:00',
    timeZone: 'America/New_York',
  });
  await tellThem(app, nour, offered('Ines', 'vase'));
  await later(app, 60);
  await tellThem(app, nour, offered('Ines', 'bowl'));
  await later(app, 5 * 60 + 59);
  expect(await subjects(app, nour)).toEqual([]);
  await later(app, 1);
  expect(await subjects(app, nour)).toEqual(['2 updates for you']);
});

test('what confirms a purchase comes at night too', async () => {
  await using app = await buildTestApp({ clock: testClock(new Date('2027-01-14T05:00:00Z')) });
  const nour = await buildUser(app.db);
  await quiet(app, nour);
  await tellThem(app, nour, {
    text: 'won',
    params: { product: 'Bottle vase', price: usd(7_000) },
    about: 'vase',
    to: '/myorders',
  });
  expect(await subjects(app, nour)).toEqual(['You won “Bottle vase” for $70']);
});

test('who changes their mind in the night hears in the morning only what they still want to', async () => {
  await using app = await buildTestApp({ clock: testClock(new Date('2027-01-14T05:00:00Z')) });
  const nour = await buildUser(app.db);
  await quiet(app, nour);
  await tellThem(app, nour, offered('Ines'));
  await app.as(nour).put('/api/notification-choices', {
    changes: [{ kind: 'offer', channel: 'email', chosen: false }],
    quietHours: null,
  });
  await later(app, 7 * 60);
  expect(await subjects(app, nour)).toEqual([]);
  expect(await app.db.selectFrom('held_news').select('id').execute()).toEqual([]);
});

const tableApp = sharedTestApp();

test.each([
  [{ from: '22:00', to: '22:00', timeZone: 'Europe/Lisbon' }],
  [{ from: '24:00', to: '07:00', timeZone: 'Europe/Lisbon' }],
  [{ from: '22:00', to: '7:00', timeZone: 'Europe/Lisbon' }],
  [{ from: '22:00', to: '07:00', timeZone: 'Atlantis/Capital' }],
  [{ from: '22:00', to: '07:00', timeZone: '+01:00' }],
  [{ from: '22:00', to: '07:00' }],
])('%j are no quiet hours', async (quietHours) => {
  const app = await tableApp();
  const nour = app.as(await buildUser(app.db));
  expect((await nour.put('/api/notification-choices', { quietHours })).status).toBe(400);
  expect((await nour.get('/api/notification-choices')).body.quietHours).toBeNull();
});
