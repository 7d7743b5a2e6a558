import { z } from 'zod';
import { sixDigits } from '../one-time/schema.ts';

export const secondFactorState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an app that shows codes is given: by picture of `uri`, or by typing `secret` (base32). */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const enableSecondFactorBody = z.strictObject({ code: sixDigits });

/** Shown once; only hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
