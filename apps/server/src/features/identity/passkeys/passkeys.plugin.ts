import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { manageRoutes } from './manage.routes.ts';
import { passkeySignInRoutes } from './passkey-sign-in.routes.ts';
import { relyingPartyAt } from './webauthn.ts';

/** Signing in without a password: what an account has, and coming in with one. */
export const passkeys: FastifyPluginAsyncZod<{ url: string }> = async (app, { url }) => {
  const party = relyingPartyAt(url);
  await app.register(manageRoutes, { party });
  await app.register(passkeySignInRoutes, { party });
};
