import { adminJobList, adminJobQuery } from '@souk/shared/desk/admin-jobs/schema.ts';
import { jobId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { listJobs, retryJob } from './admin-jobs.service.ts';

const tags = ['Administration'];

/** Work in the background: what waits, what failed and why. */
export const adminJobs: Feature = async (app) => {
  app.get(
    '/admin/jobs',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listJobs',
        tags,
        summary: 'Background jobs that wait or failed',
        querystring: adminJobQuery,
        response: { 200: adminJobList },
      },
    },
    ({ ctx, query }) => listJobs(ctx, query),
  );

  app.post(
    '/admin/jobs/:jobId/retry',
    {
      config: { access: 'admin', speaks: false },
      schema: {
        operationId: 'retryJob',
        tags,
        summary: 'Try a job that failed once more',
        params: z.object({ jobId }),
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params }, reply) => {
      await retryJob(userCtx, params.jobId);
      return reply.code(204).send(null);
    },
  );
};
