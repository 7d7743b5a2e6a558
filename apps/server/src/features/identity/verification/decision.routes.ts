import { documentTypes } from '@souk/shared/identity/verification/limits.ts';
import {
  checkDetail,
  checkList,
  checkQuery,
  decisionBody,
  documentKind,
} from '@souk/shared/identity/verification/schema.ts';
import { sellerCheckId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import { presentDetail, presentRow } from './decision.presenter.ts';
import { findQueue } from './decision.repo.ts';
import { decide, getCheck, readDocumentForDecision } from './decision.service.ts';
import { sendDocument } from './document.reply.ts';
import type { VerificationOptions } from './verification.plugin.ts';

export const decisionRoutes: FastifyPluginAsyncZod<VerificationOptions> = async (
  app,
  { storage, documentDays },
) => {
  const params = z.object({ checkId: sellerCheckId });
  // Names and papers of people are for admins alone, not for support.
  const config = { access: 'admin', speaks: false } as const;
  const tags = ['Administration'];

  app.get(
    '/admin/verifications',
    {
      config,
      schema: {
        operationId: 'listSellerChecks',
        tags,
        summary: 'Seller checks: longest wait first, then newest',
        querystring: checkQuery,
        response: { 200: checkList },
      },
    },
    async (request) => {
      const { rows, ...counts } = await findQueue(request.ctx.db, request.query);
      return { items: rows.map(presentRow), ...counts };
    },
  );

  app.get(
    '/admin/verifications/:checkId',
    {
      config,
      schema: {
        operationId: 'getSellerCheck',
        tags,
        summary: 'A seller check with everything needed to decide',
        params,
        response: { 200: checkDetail },
      },
    },
    async (request) => presentDetail(await getCheck(request.ctx, request.params.checkId), documentDays),
  );

  app.get(
    '/admin/verifications/:checkId/documents/:kind',
    {
      config,
      schema: {
        operationId: 'getSellerCheckDocument',
        tags,
        summary: 'A document of a seller check; each look is written to the audit log',
        produces: [...documentTypes],
        params: params.extend({ kind: documentKind }),
        response: { 200: fileBody },
      },
    },
    async (request, reply) =>
      sendDocument(reply, await readDocumentForDecision(request.userCtx, storage, request.params)),
  );

  app.post(
    '/admin/verifications/:checkId/decision',
    {
      config,
      schema: {
        operationId: 'decideSellerCheck',
        tags,
        summary: 'Approve or decline a seller check; a second decision is rejected',
        params,
        body: decisionBody,
        response: { 200: checkDetail },
      },
    },
    async (request) => {
      const { checkId } = request.params;
      return presentDetail(await decide(request.userCtx, checkId, request.body), documentDays);
    },
  );
};
