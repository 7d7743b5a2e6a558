import type { loginBody, SignedIn, signupBody } from '@souk/shared/accounts/schema.ts';
import type { z } from 'zod';
import { api } from '@/platform/api/index.ts';
import { beginSession } from '@/platform/session/session.store.ts';

export type LoginInput = z.input<typeof loginBody>;
export type SignupInput = z.input<typeof signupBody>;

export async function signIn(input: LoginInput): Promise<void> {
  beginSession(await api.post<SignedIn>('/auth/login', input));
}

export async function signUp(input: SignupInput): Promise<void> {
  beginSession(await api.post<SignedIn>('/auth/signup', input));
}
