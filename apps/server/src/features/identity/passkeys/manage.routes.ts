import {
  addPasskeyBody,
  type Passkey,
  passkey,
  passkeyList,
  passkeyOptions,
  renamePasskeyBody,
} from '@souk/shared/identity/passkeys/schema.ts';
import { passkeyId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FoundPasskey } from './passkeys.repo.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startAdding } from './passkeys.service.ts';
import type { RelyingParty } from './webauthn.ts';

const tags = ['Passkeys'];
const params = z.object({ passkeyId });

export const manageRoutes: FastifyPluginAsyncZod<{ party: RelyingParty }> = async (app, { party }) => {
  app.get(
    '/passkeys',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listPasskeys',
        tags,
        summary: 'Your passkeys, oldest first',
        response: { 200: passkeyList },
      },
    },
    async (request) => ({ items: (await listPasskeys(request.userCtx)).map(present) }),
  );

  app.post(
    '/passkeys/options',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'askForNewPasskey',
        tags,
        summary: 'Options for creating a passkey',
        response: { 200: passkeyOptions },
      },
    },
    async (request) => {
      const { options } = await startAdding(request.userCtx, party);
      return { options: { ...options } };
    },
  );

  app.post(
    '/passkeys',
    {
      config: { access: 'login', speaks: false, confirmed: true },
      schema: {
        operationId: 'addPasskey',
        tags,
        summary: 'Add the passkey the browser created',
        body: addPasskeyBody,
        response: { 201: passkey },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return present(await addPasskey(request.userCtx, party, request.body));
    },
  );

  app.patch(
    '/passkeys/:passkeyId',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'renamePasskey',
        tags,
        summary: 'Rename a passkey',
        params,
        body: renamePasskeyBody,
        response: { 200: passkey },
      },
    },
    async (request) =>
      present(await renamePasskey(request.userCtx, request.params.passkeyId, request.body.name)),
  );

  app.delete(
    '/passkeys/:passkeyId',
    {
      config: { access: 'login', confirmed: true },
      schema: {
        operationId: 'removePasskey',
        tags,
        summary: 'Remove a passkey; it can no longer be used to sign in',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removePasskey(request.userCtx, request.params.passkeyId);
      return reply.code(204).send(null);
    },
  );
};

const present = (found: FoundPasskey): Passkey => ({
  _id: found.id,
  name: found.name,
  createdAt: found.created_at.toISOString(),
  lastUsedAt: found.last_used_at?.toISOString() ?? null,
  backedUp: found.backed_up,
});
