import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Locks what the market has to read again, but nobody who only has a copy of the database. */
export interface Secrets {
  /** Without a key to lock with, it stays as it is. `whose` has to be named again to open it, so that it is worth nothing in another's row. */
  lock(plain: Buffer, whose: string): Buffer;
  /** What never was locked comes back as it is. Undefined: no key of ours opens it. */
  open(kept: Buffer, whose: string): Buffer | undefined;
  /** To compare with, never to be opened. With a key, what is short cannot be found by trying all there are. */
  digest(plain: string): Buffer;
  /** Whether it is locked with the key that locks now. */
  isUpToDate(kept: Buffer): boolean;
}

export const KEY_BYTES = 32;
const MARK = Buffer.from('souk:v1:');
const KEY_ID_BYTES = 8;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + KEY_ID_BYTES;

export interface Keys {
  locks: Buffer | undefined;
  /** Former ones, so that a key can be changed. */
  opens?: readonly Buffer[];
}

/** By AES-256-GCM. */
export function secretsBy({ locks, opens = [] }: Keys): Secrets {
  const current = locks && withHead(locks);
  const known = [...(current ? [current] : []), ...opens.map(withHead)];
  return {
    lock(plain, whose) {
      if (!current) return plain;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(whose));
      const locked = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([current.head, iv, locked, cipher.getAuthTag()]);
    },
    open(kept, whose) {
      if (!isMarked(kept)) return kept;
      const right = known.find(({ head }) => beginsWith(kept, head));
      return right && unlock(right.key, kept.subarray(HEAD_BYTES), whose);
    },
    digest: (plain) =>
      (current ? createHmac('sha256', current.digests) : createHash('sha256')).update(plain).digest(),
    isUpToDate: (kept) => (current ? beginsWith(kept, current.head) : !isMarked(kept)),
  };
}

function unlock(key: Buffer, sealed: Buffer, whose: string): Buffer | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(whose));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    // The only thing `final` throws for: the tag does not fit.
    return undefined;
  }
}

const withHead = (key: Buffer) => ({
  key,
  head: Buffer.concat([MARK, idOf(key)]),
  digests: createHmac('sha256', key).update('souk digests').digest(),
});

const idOf = (key: Buffer): Buffer =>
  createHash('sha256').update('souk secrets key').update(key).digest().subarray(0, KEY_ID_BYTES);

const isMarked = (kept: Buffer): boolean => beginsWith(kept, MARK);

const beginsWith = (bytes: Buffer, beginning: Buffer): boolean =>
  bytes.subarray(0, beginning.length).equals(beginning);
