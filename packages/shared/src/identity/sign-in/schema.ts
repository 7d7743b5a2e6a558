import { z } from 'zod';
import { passwordLength } from '../../limits.ts';
import { ownUser, personName } from '../accounts/schema.ts';
import { sixDigits } from '../one-time/schema.ts';

export const emailAddress = z.string().trim().toLowerCase().pipe(z.email().max(254));

/** A password to be set. What is too easy to guess is refused by the server, which has the list. */
export const newPassword = z.string().refine(isOfGoodLength, {
  message: `Has ${passwordLength.min} to ${passwordLength.max} characters.`,
});

/** A password to be checked: of any length that one may have had. */
const password = z.string().min(1).max(mostUnits());

/** Six digits of an authenticator app, or a recovery code. */
export const secondFactor = z.string().trim().min(1).max(40);

export const loginBody = z.strictObject({
  email: emailAddress,
  password,
  secondFactor: secondFactor.optional(),
});
export const signupBody = z.strictObject({ email: emailAddress, password: newPassword, name: personName });
/** Codes that someone waits for on a screen, having said where they are to be sent. */
export const awaitedCode = z.enum(['change-email', 'verify-email', 'verify-phone']);
export type AwaitedCode = z.infer<typeof awaitedCode>;

/** Where the newest of them was sent; refused when it will not arrive there. */
export const codeSent = z.object({ to: z.string().nullable(), refused: z.boolean() });
export type CodeSent = z.infer<typeof codeSent>;

export const emailBody = z.strictObject({ email: emailAddress });
export const codeLoginBody = z.strictObject({
  email: emailAddress,
  code: sixDigits,
  secondFactor: secondFactor.optional(),
});
export const resetBody = z.strictObject({
  token: z.string().min(1).max(100),
  password: newPassword,
  secondFactor: secondFactor.optional(),
});
export const confirmBody = z
  .strictObject({ password: password.optional(), code: sixDigits.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    message: 'Is needed, or a code instead.',
  });
export const newPasswordBody = z.strictObject({ password: newPassword });
export const mailedCodeBody = z.strictObject({ code: sixDigits });

export const signedIn = z.object({ user: ownUser, token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

/** Until when changes to the account are let through without asking again. */
export const confirmation = z.object({ confirmedUntil: z.iso.datetime() });

/** Said of what is done behind the scenes, whatever that finds. */
export const accepted = z.object({});

function isOfGoodLength(given: string): boolean {
  const { length } = [...given.slice(0, mostUnits() + 1)];
  return length >= passwordLength.min && length <= passwordLength.max;
}

// A character outside of the basic plane takes two units.
function mostUnits(): number {
  return 2 * passwordLength.max;
}
