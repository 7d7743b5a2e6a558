import { adminTipList, adminTipQuery } from '@souk/shared/desk/admin-tips/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentTip } from './admin-tips.presenter.ts';
import { findTipsForStaff } from './admin-tips.repo.ts';

/** What viewers gave in shows, for staff who send one back. */
export const adminTips: Feature = async (app) => {
  app.get(
    '/admin/tips',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listTipsForStaff',
        tags: ['Administration'],
        summary: 'Every tip, newest first, by words of who gave it, its shop or its show',
        querystring: adminTipQuery,
        response: { 200: adminTipList },
      },
    },
    async (request) => {
      const { db, actor } = request.userCtx;
      const { rows, total } = await findTipsForStaff(db, request.query);
      return { items: rows.map((row) => presentTip(row, actor)), total };
    },
  );
};
