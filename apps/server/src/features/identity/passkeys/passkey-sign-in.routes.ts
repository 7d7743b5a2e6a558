import { passkeyOptions, passkeySignInBody } from '@souk/shared/identity/passkeys/schema.ts';
import { signedIn } from '@souk/shared/identity/sign-in/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { bearerToken } from '../../../platform/session/token.ts';
import { findSelf } from '../accounts/index.ts';
import { callerOf, presentSignedIn } from '../sign-in/index.ts';
import { confirmWithPasskey, signInWithPasskey, startSignIn } from './passkey-sign-in.service.ts';
import { passkeyRefused } from './passkeys.failures.ts';
import type { RelyingParty } from './webauthn.ts';

const tags = ['Signing in'];

export const passkeySignInRoutes: FastifyPluginAsyncZod<{ party: RelyingParty }> = async (app, { party }) => {
  app.post(
    '/auth/passkey/options',
    {
      config: { access: 'public', speaks: false, whileSuspended: true },
      schema: {
        operationId: 'askForPasskey',
        tags,
        summary: 'Options for signing in with any of the user’s passkeys',
        body: z.strictObject({}).nullish(),
        response: { 200: passkeyOptions },
      },
    },
    async (request) => presentOptions(await startSignIn(request.ctx, party, callerOf(request))),
  );

  app.post(
    '/auth/passkey',
    {
      config: { access: 'public', speaks: false, whileSuspended: true },
      schema: {
        operationId: 'signInWithPasskey',
        tags,
        summary: 'Sign in with a passkey; when already signed in, confirm who you are',
        body: passkeySignInBody,
        response: { 200: signedIn },
      },
    },
    async (request) => {
      const given = { response: request.body.response, caller: callerOf(request) };
      if (request.actor.kind === 'visitor') {
        return presentSignedIn(await signInWithPasskey(request.ctx, party, given));
      }
      const { db, actor } = request.userCtx;
      await confirmWithPasskey(request.userCtx, party, given);
      const user = await findSelf(db, actor.userId);
      const token = bearerToken(request.headers.authorization);
      if (!user || token === undefined) throw passkeyRefused();
      return presentSignedIn({ user, token });
    },
  );
};

// The library's type names its fields; on the wire it is an object that the browser understands.
const presentOptions = ({ options }: Awaited<ReturnType<typeof startSignIn>>) => ({
  options: { ...options },
});
