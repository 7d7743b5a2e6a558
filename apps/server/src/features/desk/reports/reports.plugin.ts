import {
  reportBody,
  reportDecision,
  reportList,
  reportQuery,
  reportRow,
  sentReport,
} from '@souk/shared/desk/reports/schema.ts';
import { reportId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentReport } from './report.presenter.ts';
import { findReports } from './report.repo.ts';
import { decideReport, report } from './report.service.ts';

/** What people want the staff to look at. */
export const reports: Feature = async (app) => {
  app.post(
    '/reports',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'report',
        tags: ['Reports'],
        summary: 'Report something that should not be in the market',
        body: reportBody,
        response: { 201: sentReport },
      },
    },
    async (request, reply) => reply.code(201).send({ _id: await report(request.userCtx, request.body) }),
  );

  app.get(
    '/admin/reports',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listReports',
        tags: ['Administration'],
        summary: 'What people reported: open ones as they came, decided ones the latest first',
        querystring: reportQuery,
        response: { 200: reportList },
      },
    },
    async (request) => {
      const { rows, ...counts } = await findReports(request.ctx.db, request.query);
      const { actor } = request.userCtx;
      return { items: rows.map((row) => presentReport(row, actor)), ...counts };
    },
  );

  app.post(
    '/admin/reports/:reportId/decision',
    {
      config: { access: 'support', speaks: false },
      schema: {
        operationId: 'decideReport',
        tags: ['Administration'],
        summary: 'Resolve or dismiss a report, once',
        params: z.object({ reportId }),
        body: reportDecision,
        response: { 200: reportRow },
      },
    },
    async ({ userCtx, params, body }) =>
      presentReport(await decideReport(userCtx, params.reportId, body), userCtx.actor),
  );
};
