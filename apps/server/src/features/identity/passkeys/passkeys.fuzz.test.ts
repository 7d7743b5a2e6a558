import { tried } from '@souk/live/testing/tried.ts';
import type { UserId } from '@souk/shared/ids.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { Authenticator } from '../../../testing/authenticator.fixture.ts';
import { challengeIn, relyingPartyAt, verifyNewPasskey, verifyPasskey } from './webauthn.ts';

const numRuns = process.env.FIGURES === 'long' ? 20_000 : 300;
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);

const url = 'https://market.example';
const party = relyingPartyAt(url);
const challenge = 'q'.repeat(32);

/** The same bytes with some changed, cut off or put in. */
const damaged = fc.record({
  at: fc.nat(),
  value: fc.integer({ min: 1, max: 255 }),
  how: fc.constantFrom('change', 'cut', 'insert', 'empty'),
});

function damage(base64url: string, { at, value, how }: { at: number; value: number; how: string }): string {
  const bytes = Buffer.from(base64url, 'base64url');
  const place = at % bytes.length;
  if (how === 'cut') return bytes.subarray(0, place).toString('base64url');
  if (how === 'empty') return '';
  if (how === 'insert') {
    return Buffer.concat([bytes.subarray(0, place), Buffer.of(value), bytes.subarray(place)]).toString(
      'base64url',
    );
  }
  bytes[place]! ^= value;
  return bytes.toString('base64url');
}

test(`an answer with one byte changed anywhere signs nobody in (seed ${seed})`, async () => {
  const phone = new Authenticator(url);
  const user = { id: Buffer.from(newId<UserId>()).toString('base64url') };
  const made = await verifyNewPasskey(party, phone.create({ challenge, user }), challenge);
  const known = {
    challenge,
    id: phone.id,
    publicKey: Buffer.from(made!.credential.publicKey),
    counter: made!.credential.counter,
  };
  const honest = phone.get({ challenge });
  expect(await verifyPasskey(party, honest, known)).toEqual({ counter: 2, backedUp: true });
  const part = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature');
  await fc.assert(
    fc.asyncProperty(part, damaged, async (name, how) => {
      // Around its two numbers a signature may be wrapped in more than one way, and is the same one.
      const where = name === 'signature' ? { ...how, how: 'change', at: 8 + (how.at % 20) } : how;
      const response = { ...honest.response, [name]: damage(honest.response[name], where) };
      challengeIn({ response });
      expect(await verifyPasskey(party, { ...honest, response }, known)).toBeUndefined();
    }),
    { numRuns, seed },
  );
  tried('passkeys', numRuns);
});

test(`a new passkey with any byte changed is read or refused, and never an error (seed ${seed})`, async () => {
  const honest = new Authenticator(url).create({ challenge });
  const part = fc.constantFrom('clientDataJSON', 'attestationObject');
  await fc.assert(
    fc.asyncProperty(part, damaged, fc.string({ maxLength: 40 }), async (name, how, client) => {
      const response = { ...honest.response, [name]: damage(honest.response[name], how) };
      await verifyNewPasskey(party, { ...honest, response }, challenge);
      challengeIn({ response: { clientDataJSON: Buffer.from(client).toString('base64url') } });
    }),
    { numRuns, seed },
  );
  tried('passkeys', numRuns);
});
