import { createHash, randomInt } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';

const COUNT = 10;
// Without those that look like another: no i, l, o, u, 0, 1.
const letters = 'abcdefghjkmnpqrstvwxyz23456789';

/** Ten codes to keep on paper, each 58 random bits as `xxxx-xxxx-xxxx`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => [fourLetters(), fourLetters(), fourLetters()].join('-'));

/** How a code is kept. Whose it is goes in too, so that equal hashes tell nothing. */
export const hashRecoveryCode = (userId: UserId, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery-code:${userId}:${plainCode(code)}`)
    .digest();

/** A code as it was made, however it was typed. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

const fourLetters = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
