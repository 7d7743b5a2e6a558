import { z } from 'zod';
import { passkeyId } from '../../ids.ts';
import { passkeyLimits } from './limits.ts';

export const passkeyName = z.string().trim().min(1).max(passkeyLimits.nameMax);

export const passkey = z.object({
  _id: passkeyId,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Kept by its provider too, so that a lost device does not lose it. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;
export const passkeyList = z.object({ items: z.array(passkey) });
export type PasskeyList = z.infer<typeof passkeyList>;

/** What the browser is handed as it is: https://www.w3.org/TR/webauthn-3/ */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const credentialId = base64url(1_400);
const clientDataJSON = base64url(4_000);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** What the browser gives back, without what is not looked at. */
export const newPasskeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type NewPasskeyResponse = z.infer<typeof newPasskeyResponse>;

export const passkeyResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).nullish(),
  }),
});
export type PasskeyResponse = z.infer<typeof passkeyResponse>;

export const addPasskeyBody = z.strictObject({ response: newPasskeyResponse, name: passkeyName });
export const renamePasskeyBody = z.strictObject({ name: passkeyName });
export const passkeySignInBody = z.strictObject({ response: passkeyResponse });
