import { documentLimit, documentTypes } from '@souk/shared/identity/verification/limits.ts';
import { documentKind, sellerCheck } from '@souk/shared/identity/verification/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import { presentCheck } from './check.presenter.ts';
import { sendDocument } from './document.reply.ts';
import { putDocument, readOwnDocument, removeDocument } from './documents.service.ts';
import type { VerificationOptions } from './verification.plugin.ts';

export const documentRoutes: FastifyPluginAsyncZod<VerificationOptions> = async (
  app,
  { storage, documentDays },
) => {
  const url = '/users/:userId/verification/seller/documents/:kind';
  const params = z.object({ userId, kind: documentKind });
  const config = { access: { userOf: 'userId' }, speaks: false } as const;
  const tags = ['Verification'];

  // What it is called does not matter: the bytes are looked at.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: documentLimit }, (_request, body, done) =>
    done(null, body),
  );

  app.put(
    url,
    {
      config,
      bodyLimit: documentLimit,
      schema: {
        operationId: 'putSellerDocument',
        tags,
        summary: 'Adds or replaces a document of a check that was not sent yet: a JPEG, PNG or PDF as it is',
        consumes: [...documentTypes],
        params,
        body: fileBody,
        response: { 200: sellerCheck },
      },
    },
    async (request) => {
      const { kind } = request.params;
      const check = await putDocument(request.userCtx, storage, { kind, bytes: request.body });
      return presentCheck(check, documentDays);
    },
  );

  app.get(
    url,
    {
      config,
      schema: {
        operationId: 'getSellerDocument',
        tags,
        summary: 'A document of one’s own check',
        produces: [...documentTypes],
        params,
        response: { 200: fileBody },
      },
    },
    async (request, reply) =>
      sendDocument(reply, await readOwnDocument(request.userCtx, storage, request.params)),
  );

  app.delete(
    url,
    {
      config,
      schema: {
        operationId: 'deleteSellerDocument',
        tags,
        summary: 'Takes a document out of a check that was not sent yet',
        params,
        response: { 200: sellerCheck },
      },
    },
    async (request) => presentCheck(await removeDocument(request.userCtx, request.params), documentDays),
  );
};
