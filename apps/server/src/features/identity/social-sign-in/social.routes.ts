import { signedIn } from '@souk/shared/identity/sign-in/schema.ts';
import { socialDoor, socialProvider, socialSignInBody } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { readerOf } from '../../../platform/pages/plain-page.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import { callerOf, presentSignedIn } from '../sign-in/index.ts';
import type { ProvedIdentity } from './credential.service.ts';
import { doorOf, type Provider } from './providers.ts';
import { signInWith } from './social-sign-in.service.ts';

export interface SocialOptions {
  providers: readonly Provider[];
  /** The market's public address. */
  url: string;
}

export const socialRoutes: FastifyPluginAsyncZod<SocialOptions> = async (app, { providers, url }) => {
  app.get(
    '/auth/social',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listSignInProviders',
        tags: ['Signing in'],
        summary: 'How to ask Google and Apple who someone is; those that are not set up are missing',
        response: { 200: z.object({ items: z.array(socialDoor) }) },
      },
    },
    async () => ({ items: providers.map((provider) => doorOf(provider, url)) }),
  );

  app.post(
    '/auth/social/:provider',
    {
      config: { access: 'public', speaks: false },
      schema: {
        operationId: 'signInWithProvider',
        tags: ['Signing in'],
        summary: 'Sign in or sign up with a Google or Apple ID token',
        params: z.object({ provider: socialProvider }),
        body: socialSignInBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const { ctx, body } = request;
      const caller = callerOf(request);
      const provider = providerNamed(providers, request.params.provider);
      if (caller.address !== null) await countAttempt(ctx, [allowance(caller.address)]);
      const identity = await proveIdentity(request, provider, body);
      const { name, secondFactor } = body;
      const nameless = (await readerOf(request)).t('social.nameless');
      const language = readerLanguage(request);
      return presentSignedIn(
        await signInWith(ctx, { identity, caller, language, name, nameless, secondFactor }),
      );
    },
  );
};

export function providerNamed(providers: readonly Provider[], wanted: Provider['name']): Provider {
  const provider = providers.find(({ name }) => name === wanted);
  if (!provider) throw notFound('sign-in provider');
  return provider;
}

/** What the credential proves. The checks, and the library for them, are read in with the first one. */
export async function proveIdentity(
  { ctx, log }: FastifyRequest,
  provider: Provider,
  given: { credential: string; nonce?: string | undefined },
): Promise<ProvedIdentity> {
  const { verifyCredential } = await import('./credential.service.ts');
  // For the operator: a client id that does not fit looks to everyone else like a forged credential.
  const noteRefusal = (reason: string) => log.info({ reason }, 'a credential was refused');
  return await verifyCredential({ clock: ctx.clock, noteRefusal }, provider, given);
}

// A credential cannot be guessed; this keeps checking signatures from being a way to keep the market busy.
const allowance = (address: string) => ({ of: ['social', address], most: 100, withinSeconds: 15 * 60 });
