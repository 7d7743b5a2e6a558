import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { isTextUpToDate, lockText, openText } from '../../../platform/secrets/locked-text.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

/** The market's own key pair for push: the public one as browsers take it, the private one as PKCS #8. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * At the start: what was kept as it is, or locked with a former key, is locked with the one of now. Nobody is kept from
 * starting by it.
 */
export async function lockPushKeys(place: KeyPlace, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await pushKeysOf(place);
    await lockKeptAuths(place);
  } catch (err) {
    log.warn({ err }, 'no push can be sent until SOUK_SECRET_KEY or secret.key is what it was');
  }
}

/** A device's own secret, with which pushes are sealed for it alone. */
export const lockAuth = (secrets: Secrets, auth: string): string => lockText(secrets, auth, aboutAuth);
export const openAuth = (secrets: Secrets, kept: string): string => openText(secrets, kept, aboutAuth);

const HALF_A_DAY_S = 43_200;

async function lockKeptAuths({ db, secrets }: KeyPlace): Promise<void> {
  const kept = await db.selectFrom('push_subscriptions').select(['id', 'auth']).execute();
  for (const { id, auth } of kept) {
    if (isTextUpToDate(secrets, auth)) continue;
    const locked = lockAuth(secrets, openAuth(secrets, auth));
    await db
      .updateTable('push_subscriptions')
      .set({ auth: locked })
      .where('id', '=', id)
      .where('auth', '=', auth)
      .execute();
  }
}

/** This market's keys, made by the first process to need them. New ones would lose every subscription. */
export async function pushKeysOf({ db, secrets }: KeyPlace): Promise<PushKeys> {
  const known = await findKeys({ db, secrets });
  if (known) return known;
  const { publicKey, privateKey } = newKeys();
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: lockText(secrets, privateKey, about) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const made = await findKeys({ db, secrets });
  if (!made) throw new Error('the keys for push were not kept');
  return made;
}

interface KeyPlace {
  db: Db;
  secrets: Secrets;
}

const about = 'push-key';
const aboutAuth = 'push-subscription';

async function findKeys({ db, secrets }: KeyPlace): Promise<PushKeys | undefined> {
  const kept = await db.selectFrom('push_keys').select(['public_key', 'private_key']).executeTakeFirst();
  if (!kept) return undefined;
  const privateKey = openText(secrets, kept.private_key, about);
  // Kept before it was locked, or locked with a former key.
  if (!isTextUpToDate(secrets, kept.private_key)) {
    await db
      .updateTable('push_keys')
      .set({ private_key: lockText(secrets, privateKey, about) })
      .execute();
  }
  return { publicKey: kept.public_key, privateKey };
}

function newKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** Says to a push service who sends (RFC 8292); `contact` is where its people reach ours. */
export async function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): Promise<string> {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  const { SignJWT } = await import('jose');
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + HALF_A_DAY_S)
    .setSubject(contact)
    .sign(key);
  return `vapid t=${token}, k=${publicKey}`;
}
