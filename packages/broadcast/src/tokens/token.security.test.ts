import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readToken, signToken } from './token.ts';

const key = randomBytes(32);
const claims = { may: 'watch', show: 'show-1', who: 'ana', until: 1_900_000_000 } as const;

test('a token says what it was signed for', () => {
  expect(readToken(key, signToken(key, claims))).toEqual(claims);
});

test('what else a token allows is signed with the rest', () => {
  const more = { ...claims, may: 'publish', mayPause: true } as const;
  expect(readToken(key, signToken(key, more))).toEqual(more);
  expect(readToken(key, signToken(key, claims))?.mayPause).toBeUndefined();
});

test('whoever changes one letter of it, or signs with another key, has no token', () => {
  const token = signToken(key, claims);
  for (let at = 0; at < token.length - 1; at += 1) {
    const letter = token[at] === 'A' ? 'B' : 'A';
    expect(readToken(key, token.slice(0, at) + letter + token.slice(at + 1))).toBeUndefined();
  }
  expect(readToken(randomBytes(32), token)).toBeUndefined();
  for (const wrong of ['', '.', 'a.b', `${token}.x`, token.repeat(50)]) {
    expect(readToken(key, wrong)).toBeUndefined();
  }
});
