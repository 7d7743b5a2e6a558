import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { identitiesRoutes } from './identities.routes.ts';
import { returnRoutes } from './return.routes.ts';
import { type SocialOptions, socialRoutes } from './social.routes.ts';

/** Signing in with accounts kept at Google and Apple. Its pages stand beside the API, so the prefix is its own. */
export const socialSignIn: FastifyPluginAsyncZod<SocialOptions> = async (app, { providers, url }) => {
  await app.register(socialRoutes, { prefix: '/api', providers, url });
  await app.register(identitiesRoutes, { prefix: '/api', providers, url });
  await app.register(returnRoutes);
};
