import { dashboard as answer, dashboardQuery } from '@souk/shared/desk/dashboard/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { getDashboard } from './dashboard.service.ts';

/** What staff see first: how the whole market does. */
export const dashboard: Feature = async (app) => {
  app.get(
    '/admin/dashboard',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'getDashboard',
        tags: ['Administration'],
        summary: 'Sales of all shops and sign-ups, by day',
        querystring: dashboardQuery,
        response: { 200: answer },
      },
    },
    ({ ctx, query }) => getDashboard(ctx, query),
  );
};
