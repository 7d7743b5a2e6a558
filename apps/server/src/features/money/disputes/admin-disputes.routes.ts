import { disputeId } from '@souk/shared/ids.ts';
import {
  adminDisputeList,
  adminDisputeQuery,
  dispute,
  disputeDecisionBody,
} from '@souk/shared/money/disputes/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { findDisputesForStaff } from './admin-disputes.repo.ts';
import { decideDispute } from './decide.service.ts';
import { presentAdminDispute } from './dispute.presenter.ts';
import { getDispute } from './disputes.service.ts';

/** Disputes as staff work on them. */
export const adminDisputeRoutes: Feature = async (app) => {
  app.get(
    '/admin/disputes',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listDisputesForStaff',
        tags: ['Administration'],
        summary: 'Every dispute, those that wait for a decision first',
        querystring: adminDisputeQuery,
        response: { 200: adminDisputeList },
      },
    },
    async (request) => {
      const { rows, total } = await findDisputesForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentAdminDispute), total };
    },
  );

  app.post(
    '/admin/disputes/:disputeId/decision',
    {
      config: { access: 'support', speaks: true, idempotent: true },
      schema: {
        operationId: 'decideDispute',
        tags: ['Administration'],
        summary: 'Decide a dispute; both sides can read the reason',
        params: z.object({ disputeId }),
        body: disputeDecisionBody,
        response: { 200: dispute },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await decideDispute(ctx, request.params.disputeId, request.body);
        return { status: 200 as const, body: await getDispute(ctx, request.params.disputeId) };
      }),
  );
};
