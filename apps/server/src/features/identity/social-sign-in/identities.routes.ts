import {
  type Identity,
  identity,
  identityBody,
  socialProvider,
} from '@souk/shared/identity/social-sign-in/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { connectIdentity, disconnectIdentity, listIdentities } from './identities.service.ts';
import { proveIdentity, providerNamed, type SocialOptions } from './social.routes.ts';

type Found = Awaited<ReturnType<typeof listIdentities>>[number];

const params = z.object({ provider: socialProvider });

export const identitiesRoutes: FastifyPluginAsyncZod<SocialOptions> = async (app, { providers }) => {
  app.get(
    '/identities',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listIdentities',
        tags: ['Signing in'],
        summary: 'Your linked Google and Apple accounts',
        response: { 200: z.object({ items: z.array(identity) }) },
      },
    },
    async (request) => ({ items: (await listIdentities(request.userCtx)).map(presentIdentity) }),
  );

  app.post(
    '/identities/:provider',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'connectIdentity',
        tags: ['Signing in'],
        summary: 'Link a Google or Apple account',
        params,
        body: identityBody,
        response: { 201: identity },
      },
    },
    async (request, reply) => {
      const { userCtx, body } = request;
      const provider = providerNamed(providers, request.params.provider);
      const proved = await proveIdentity(request, provider, body);
      reply.code(201);
      return presentIdentity(await connectIdentity(userCtx, proved));
    },
  );

  app.delete(
    '/identities/:provider',
    {
      config: { access: 'login', confirmed: true },
      schema: {
        operationId: 'disconnectIdentity',
        tags: ['Signing in'],
        summary: 'Unlink a Google or Apple account, unless it’s your only way to sign in',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await disconnectIdentity(request.userCtx, request.params.provider);
      return reply.code(204).send(null);
    },
  );
};

const presentIdentity = ({ provider, email, created_at }: Found): Identity => ({
  provider,
  email,
  createdAt: created_at.toISOString(),
});
