import { z } from 'zod';

/** A code from a mail, a text message or an authenticator app, however it was spaced. */
export const sixDigits = z
  .string()
  .overwrite((typed) => typed.replace(/\s+/g, ''))
  .regex(/^\d{6}$/, 'Has six digits.');
