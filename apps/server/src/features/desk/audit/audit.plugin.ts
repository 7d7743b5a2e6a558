import { auditList, auditQuery } from '@souk/shared/desk/audit/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentEntry } from './audit.presenter.ts';
import { findEntries } from './audit.repo.ts';

/** What staff did, kept for good. */
export const auditPlugin: Feature = async (app) => {
  app.get(
    '/admin/audit',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listAuditLog',
        tags: ['Administration'],
        summary: 'Staff actions, newest first',
        querystring: auditQuery,
        response: { 200: auditList },
      },
    },
    async (request) => {
      const { entries, total } = await findEntries(request.ctx.db, request.query);
      return { items: entries.map(presentEntry), total };
    },
  );
};
