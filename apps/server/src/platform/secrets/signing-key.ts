import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Secrets } from './secrets.ts';

export interface KeyPlace {
  db: Db;
  secrets: Secrets;
}

const KEY_BYTES = 32;

/** A key that all processes of the market sign with, made by the first and kept with its data, locked. */
export function signingKey(place: KeyPlace, name: string): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  return () => {
    known ??= findOrMake(place, name).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function findOrMake({ db, secrets }: KeyPlace, name: string): Promise<Buffer> {
  const about = `signing-key:${name}`;
  const made = () => secrets.lock(randomBytes(KEY_BYTES), about);
  await db
    .insertInto('signing_keys')
    .values({ name, secret: made() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await find(db, name);
  if (secrets.isUpToDate(secret)) return secrets.open(secret, about) ?? secret;
  // Kept before it was locked, or by a former key. What is signed is good for minutes, so one that is lost is made anew.
  const plain = secrets.open(secret, about);
  await db
    .updateTable('signing_keys')
    .set({ secret: plain ? secrets.lock(plain, about) : made() })
    .where('name', '=', name)
    .where('secret', '=', secret)
    .execute();
  const now = secrets.open((await find(db, name)).secret, about);
  if (!now) throw new Error(`the key that signs ${name} is locked with a key that is not here`);
  return now;
}

const find = (db: Db, name: string) =>
  db.selectFrom('signing_keys').select('secret').where('name', '=', name).executeTakeFirstOrThrow();
