import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeyPlace, signingKey } from '../secrets/signing-key.ts';
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

export function signedAddresses(place: KeyPlace): SignedAddress {
  const key = signingKey(place, 'files');
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
