import { createHmac, timingSafeEqual } from 'node:crypto';
import { type KeyPlace, signingKey } from '../secrets/signing-key.ts';
import { addressOf } from './file.presenter.ts';
import type { FileRow } from './file.repo.ts';

/** Addresses of private files: anyone with such an address may read the file until it expires. */
export interface SignedAddress {
  sign(file: Pick<FileRow, 'id' | 'name'>, expires: Date): Promise<string>;
  opens(
    file: Pick<FileRow, 'id'>,
    given: { expires: number; signature: string },
    now: Date,
  ): Promise<boolean>;
}

export function signedAddresses(place: KeyPlace): SignedAddress {
  const { sign, opens } = signedQueries(place);
  return {
    sign: async (file, at) => `${addressOf(file)}?${await sign(file.id, at)}`,
    opens: ({ id }, given, now) => opens(id, given, now),
  };
}

/** The query that opens one thing to anyone who has it, until it expires. */
export function signedQueries(place: KeyPlace) {
  const key = signingKey(place, 'files');
  const signatureOf = async (thing: string, expires: number) =>
    createHmac('sha256', await key())
      .update(`${thing} ${expires}`)
      .digest();

  return {
    async sign(thing: string, at: Date): Promise<string> {
      const expires = Math.floor(at.getTime() / 1_000);
      const signature = (await signatureOf(thing, expires)).toString('base64url');
      return `expires=${expires}&signature=${signature}`;
    },
    async opens(
      thing: string,
      { expires, signature }: { expires: number; signature: string },
      now: Date,
    ): Promise<boolean> {
      if (expires * 1_000 <= now.getTime()) return false;
      const given = Buffer.from(signature, 'base64url');
      const right = await signatureOf(thing, expires);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export type SignedQueries = ReturnType<typeof signedQueries>;
