import { expect, test } from 'vitest';
import { sign } from '../../../testing/key-server.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buildWorld, type World } from '../../../testing/social-world.ts';
import { buildUser } from '../accounts/user.builder.ts';

type User = Awaited<ReturnType<typeof buildUser>>;

async function connect(world: World, user: User, provider: 'google' | 'apple', changes = {}) {
  const claims = world.claims(provider, changes);
  const credential = await sign(claims, world.keys[provider]);
  return await world.app
    .as(user)
    .post(`${world.identities}/${provider}`, { credential, nonce: claims.nonce });
}

const disconnect = (world: World, user: User, provider: string) =>
  world.app.as(user).delete(`${world.identities}/${provider}`);

test('someone connects Google and Apple, finds them listed, and comes in by either', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db);
  const added = await connect(world, user, 'google', { email: 'other@mail.example' });
  expect([added.status, added.body]).toEqual([
    201,
    { provider: 'google', email: 'other@mail.example', createdAt: world.app.clock.now().toISOString() },
  ]);
  await connect(world, user, 'apple');
  const { body } = await world.app.as(user).get(world.identities);
  expect(body.items.map(({ provider }: { provider: string }) => provider)).toEqual(['apple', 'google']);
  expect((await world.arrive('google')).body.user._id).toBe(user.id);
  expect((await world.arrive('apple')).body.user._id).toBe(user.id);
  const mails = await mailTo(world.app, user.email);
  expect(mails.filter(({ template }) => template === 'identity-linked')).toHaveLength(2);
});

test('connecting again what is connected changes nothing', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db);
  await connect(world, user, 'google');
  expect((await connect(world, user, 'google')).status).toBe(201);
  expect((await world.app.as(user).get(world.identities)).body.items).toHaveLength(1);
});

test('what opens another account stays theirs', async () => {
  await using world = await buildWorld();
  const [nour, ana] = [await buildUser(world.app.db), await buildUser(world.app.db)];
  await connect(world, nour, 'google');
  const { status, body } = await connect(world, ana, 'google');
  expect([status, body.error.code]).toEqual([409, 'identity_taken']);
  expect((await world.arrive('google')).body.user._id).toBe(nour.id);
});

test('a second account of one provider waits until the first is disconnected', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db);
  await connect(world, user, 'google');
  const refused = await connect(world, user, 'google', { sub: 'another' });
  expect([refused.status, refused.body.error.code]).toEqual([409, 'identity_exists']);
  await disconnect(world, user, 'google');
  expect((await connect(world, user, 'google', { sub: 'another' })).status).toBe(201);
});

test('a credential that connected does not also sign in', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db);
  const credential = await world.credential('google', { nonce: undefined });
  expect((await world.app.as(user).post(`${world.identities}/google`, { credential })).status).toBe(201);
  expect((await world.signIn('google', { credential })).status).toBe(401);
});

test('what is disconnected opens nothing any more', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db, { email: 'nour@mail.example' });
  await connect(world, user, 'google');
  expect((await disconnect(world, user, 'google')).status).toBe(204);
  expect((await disconnect(world, user, 'google')).status).toBe(404);
  expect((await world.arrive('google')).body.user._id).not.toBe(user.id);
});

test('the last way in stays', async () => {
  await using world = await buildWorld();
  const { body } = await world.arrive('google', { email: 'nour@mail.example' });
  const { id } = await world.app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const only = await world.app.as(id).delete(`${world.identities}/google`);
  expect([body.user.emailVerified, only.status, only.body.error.code]).toEqual([false, 409, 'last_way_in']);
  await world.app.db.updateTable('users').set({ email_verified_at: new Date() }).execute();
  expect((await world.app.as(id).delete(`${world.identities}/google`)).status).toBe(204);
});

test('an address that Apple forwards is no way in without Apple', async () => {
  await using world = await buildWorld();
  await world.arrive('apple', { email: 'x7k2p@privaterelay.appleid.com' });
  const { id } = await world.app.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  expect((await world.app.as(id).delete(`${world.identities}/apple`)).body.error.code).toBe('last_way_in');
  await world.app.db.updateTable('users').set({ password_hash: 'a password' }).execute();
  expect((await world.app.as(id).delete(`${world.identities}/apple`)).status).toBe(204);
});

test('of two ways in, taken away at the same time, one stays', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db, { email_verified_at: null });
  await connect(world, user, 'google');
  await connect(world, user, 'apple');
  const answers = await Promise.all(['google', 'apple'].map((provider) => disconnect(world, user, provider)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('changes to how one signs in ask for a recent proof of who one is', async () => {
  await using world = await buildWorld();
  const user = await buildUser(world.app.db);
  await world.app.tokenOf(user);
  world.app.clock.forward(16 * 60_000);
  const added = await connect(world, user, 'google');
  expect([added.status, added.body.error.code]).toEqual([403, 'confirmation_required']);
  expect((await disconnect(world, user, 'google')).status).toBe(403);
});

test('a device just signed out elsewhere connects and disconnects nothing, though it is remembered for two seconds', async () => {
  await using world = await buildWorld();
  const { app } = world;
  const user = await buildUser(app.db);
  await connect(world, user, 'apple');
  // As another process of the market ends it.
  await app.db.deleteFrom('sessions').where('user_id', '=', user.id).execute();
  const connected = await connect(world, user, 'google');
  const disconnected = await disconnect(world, user, 'apple');
  expect([connected.status, disconnected.status]).toEqual([401, 401]);
  const kept = await app.db.selectFrom('identities').select('provider').execute();
  expect(kept).toEqual([{ provider: 'apple' }]);
});
