import { z } from 'zod';

/** Six digits of an app, or one of the recovery codes; spaces and dashes do not matter. */
export const secondFactorCode = z.string().trim().min(1).max(40);

export const secondFactorState = z.object({
  enabled: z.boolean(),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an app that shows codes is given: by picture of `uri`, or by typing `secret` (base32). */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const enableSecondFactorBody = z.strictObject({
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/)),
});

/** Shown once; only hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
