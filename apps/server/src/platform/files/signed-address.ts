import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { addressOf } from './file.presenter.ts';
import type { FileRow } from './file.repo.ts';

/** Addresses of private files: whoever has one may read the file until it expires. */
export interface SignedAddress {
  sign(file: Pick<FileRow, 'id' | 'name'>, expires: Date): Promise<string>;
  opens(
    file: Pick<FileRow, 'id'>,
    given: { expires: number; signature: string },
    now: Date,
  ): Promise<boolean>;
}

const KEY_BYTES = 32;

export function signedAddresses({ db, secrets }: KeyPlace): SignedAddress {
  let known: Promise<Buffer> | undefined;
  const key = () => {
    known ??= findOrMakeKey({ db, secrets }).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  const signatureOf = async (id: string, expires: number) =>
    createHmac('sha256', await key())
      .update(`${id} ${expires}`)
      .digest();

  return {
    async sign(file, at) {
      const expires = Math.floor(at.getTime() / 1_000);
      const signature = (await signatureOf(file.id, expires)).toString('base64url');
      return `${addressOf(file)}?expires=${expires}&signature=${signature}`;
    },
    async opens({ id }, { expires, signature }, now) {
      if (expires * 1_000 <= now.getTime()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = await signatureOf(id, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

interface KeyPlace {
  db: Db;
  secrets: Secrets;
}

/** Made once for all processes of the market, and kept with its data, locked. */
async function findOrMakeKey({ db, secrets }: KeyPlace): Promise<Buffer> {
  const made = () => secrets.lock(randomBytes(KEY_BYTES), about);
  await db
    .insertInto('signing_keys')
    .values({ name: 'files', secret: made() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await findKey(db);
  if (secrets.isUpToDate(secret)) return secrets.open(secret, about) ?? secret;
  // Kept before it was locked, or by a former key. Addresses are good for minutes, so one that is lost is made anew.
  const plain = secrets.open(secret, about);
  await db
    .updateTable('signing_keys')
    .set({ secret: plain ? secrets.lock(plain, about) : made() })
    .where('name', '=', 'files')
    .where('secret', '=', secret)
    .execute();
  const now = secrets.open((await findKey(db)).secret, about);
  if (!now) throw new Error('the key of file addresses is locked with a key that is not here');
  return now;
}

const about = 'signing-key:files';

const findKey = (db: Db) =>
  db.selectFrom('signing_keys').select('secret').where('name', '=', 'files').executeTakeFirstOrThrow();
