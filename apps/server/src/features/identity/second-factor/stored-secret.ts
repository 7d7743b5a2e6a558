import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/logging/log.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import * as repo from './second-factor.repo.ts';

const AT_ONCE = 500;
const about = (userId: UserId) => `second-factor:${userId}`;

export const lockSecret = (secrets: Secrets, userId: UserId, secret: Buffer): Buffer =>
  secrets.lock(secret, about(userId));

export function openSecret(secrets: Secrets, userId: UserId, kept: Buffer): Buffer {
  const secret = secrets.open(kept, about(userId));
  if (!secret) throw new Error('the secret of an authenticator app is locked with a key that is not here');
  return secret;
}

/** At the start: what is kept as it was, or locked with a former key, is locked with the one of now. */
export async function lockStoredSecrets(
  db: Db,
  secrets: Secrets,
  { log, atOnce = AT_ONCE }: { log: Pick<Log, 'warn'>; atOnce?: number },
): Promise<void> {
  let unreadable = 0;
  let after: UserId | undefined;
  for (;;) {
    const kept = await repo.listSecrets(db, { after, limit: atOnce });
    for (const { user_id, secret } of kept.filter((row) => !secrets.isUpToDate(row.secret))) {
      const plain = secrets.open(secret, about(user_id));
      if (!plain) unreadable += 1;
      else await repo.replaceSecret(db, user_id, { from: secret, to: lockSecret(secrets, user_id, plain) });
    }
    after = kept.at(-1)?.user_id;
    if (kept.length < atOnce) break;
  }
  if (unreadable > 0) log.warn({ unreadable }, lost);
}

const lost =
  'Secrets of authenticator apps are locked with a key that is not here: their owners get in only with recovery codes and passkeys until SOUK_SECRET_KEY or secret.key is what it was';
