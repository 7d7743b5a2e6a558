import { createCipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave to be written to: its public key and its secret, base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What differs each time; given only to compute a known example again. */
export interface Once {
  salt: Buffer;
  sender: ECDH;
}

const POINT_BYTES = 65;
const TAG_BYTES = 16;
const RECORD_BYTES = 4_096;
/** The last record ends with it (RFC 8188). */
const lastRecord = Buffer.from([2]);

/** A message that only the browser can read, all of it in one record (RFC 8291). */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, once: Once = newOnce()): Buffer {
  const { salt, sender } = once;
  const browser = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(browser);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const plain = Buffer.concat([Buffer.from(text), lastRecord]);
  if (plain.length > RECORD_BYTES - TAG_BYTES) throw new RangeError('a push holds less than 4 kB');
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(own.length, 4);
  return Buffer.concat([salt, sizes, own, sealed]);
}

/** Whether it is a point of the curve that browsers use, P-256. */
export function isBrowserKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as never, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

function newOnce(): Once {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
