import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/database.ts';
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

export function signedAddresses(db: Db): SignedAddress {
  let known: Promise<Buffer> | undefined;
  const key = () => {
    known ??= findOrMakeKey(db).catch((error: unknown) => {
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

/** Made once for all processes of the market, and kept with its data. */
async function findOrMakeKey(db: Db): Promise<Buffer> {
  await db
    .insertInto('signing_keys')
    .values({ name: 'files', secret: randomBytes(KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('signing_keys')
    .select('secret')
    .where('name', '=', 'files')
    .executeTakeFirstOrThrow();
  return secret;
}
