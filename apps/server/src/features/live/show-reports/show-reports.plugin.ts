import { showId } from '@souk/shared/ids.ts';
import { showReport } from '@souk/shared/live/show-reports/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { getShowReport } from './show-report.service.ts';

/** What came of a show, minute by minute, for its shop. */
export const showReports: Feature = async (app) => {
  app.get(
    '/shows/:showId/report',
    {
      config: { access: 'login', rateLimit: { perMinute: 30 } },
      schema: {
        operationId: 'getShowReport',
        tags: ['Hosting'],
        summary: 'Your show minute by minute: viewers, messages, follows, lots and sales',
        params: z.object({ showId }),
        response: { 200: showReport },
      },
    },
    (request) => getShowReport(request.userCtx, request.params.showId),
  );
};
