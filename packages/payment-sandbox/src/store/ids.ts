import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 24 letters after a prefix, as in `pi_3Q…`. */
export const newId = (prefix: string): string => `${prefix}_${random(24)}`;

export const newSecret = (thing: string): string => `${thing}_secret_${random(24)}`;

function random(length: number): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
}
