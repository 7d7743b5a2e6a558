import type { SignedIn } from '@souk/shared/identity/sign-in/schema.ts';
import { api } from '@/platform/api/index.ts';

type Credentials = { email: string; password: string };

/** Of a call that signs in: the second factor comes with a second try, when the account asks for one. */
type Second = string | undefined;

export function signIn(credentials: Credentials, secondFactor?: Second): Promise<SignedIn> {
  return api.post('/auth/login', { ...credentials, secondFactor });
}

export function signUp(newcomer: Credentials & { name: string }): Promise<SignedIn> {
  return api.post('/auth/signup', newcomer);
}

/** Answered alike whether or not there is such an account; so is the link below. */
export function sendSignInCode(email: string): Promise<unknown> {
  return api.post('/auth/code', { email });
}

export function signInByCode(email: string, code: string, secondFactor?: Second): Promise<SignedIn> {
  return api.post('/auth/code/login', { email, code, secondFactor });
}

export function sendResetLink(email: string): Promise<unknown> {
  return api.post('/auth/password/forgotten', { email });
}

export function resetPassword(token: string, password: string, secondFactor?: Second): Promise<SignedIn> {
  return api.post('/auth/password/reset', { token, password, secondFactor });
}

export function signInByPasskey(response: unknown): Promise<SignedIn> {
  return api.post('/auth/passkey', { response });
}
