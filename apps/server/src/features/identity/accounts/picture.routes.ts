import { ownUser } from '@souk/shared/identity/accounts/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { profilePicture } from '@souk/shared/limits.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { presentOwnUser } from './accounts.presenter.ts';
import { changePicture, removePicture } from './picture.service.ts';

/** One's own picture, sent as it is in one piece: the web crops and scales it first. */
export const pictureRoutes: FastifyPluginAsyncZod<{ storage: Storage }> = async (app, { storage }) => {
  const types = ['image/jpeg', 'image/png', 'image/webp'];
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  app.put(
    '/users/:userId/picture',
    {
      config: { access: { userOf: 'userId' }, speaks: true },
      bodyLimit: profilePicture.bytes,
      schema: {
        operationId: 'changePicture',
        tags: ['People'],
        summary: 'Change one’s picture: the bytes of a JPEG, PNG or WebP, 262 144 at most',
        consumes: types,
        params: z.object({ userId }),
        body: fileBody,
        response: { 200: ownUser },
      },
    },
    async (request) => presentOwnUser(await changePicture(request.userCtx, storage, request.body)),
  );

  app.delete(
    '/users/:userId/picture',
    {
      config: { access: { userOf: 'userId' } },
      schema: {
        operationId: 'removePicture',
        tags: ['People'],
        summary: 'Remove one’s picture',
        params: z.object({ userId }),
        response: { 200: ownUser },
      },
    },
    async (request) => presentOwnUser(await removePicture(request.userCtx)),
  );
};
