import { z } from 'zod';
import { shopId, userId } from '../ids.ts';
import { image } from '../images/schema.ts';
import { nameLength, passwordLength } from '../limits.ts';

export const role = z.enum(['member', 'support', 'admin']);
export type Role = z.infer<typeof role>;

/** What anyone may know of a person. */
export const publicUser = z.object({
  _id: userId,
  name: z.string(),
  handle: z.string(),
  picture: image.nullable(),
  bio: z.string(),
  city: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  shopId: z.object({ _id: shopId, name: z.string(), slug: z.string() }).nullable(),
});
export type PublicUser = z.infer<typeof publicUser>;

/** What one knows of oneself: the user kept by the web's auth store (product §3). */
export const ownUser = publicUser.extend({
  email: z.email(),
  emailVerified: z.boolean(),
  defaultpaymentmethod: z.string().nullable(),
  muted: z.boolean(),
  role,
});
export type OwnUser = z.infer<typeof ownUser>;

export const loginBody = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  password: z.string().min(1).max(passwordLength.max),
});
export const signupBody = loginBody.extend({
  password: z.string().min(passwordLength.min).max(passwordLength.max),
  name: z.string().trim().min(nameLength.min).max(nameLength.max),
});
export const signedIn = z.object({ user: ownUser, token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;
