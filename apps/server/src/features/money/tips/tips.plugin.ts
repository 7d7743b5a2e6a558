import { tipId } from '@souk/shared/ids.ts';
import { tipSentBackBody } from '@souk/shared/money/tips/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { sendTipBack } from './send-back.service.ts';

/** What staff do about tips. They are given in the rooms of shows. */
export const tips: Feature = async (app) => {
  app.post(
    '/admin/tips/:tipId/send-back',
    {
      config: { access: 'support', speaks: true, idempotent: true },
      schema: {
        operationId: 'sendTipBack',
        tags: ['Administration'],
        summary: 'Return a tip to the viewer’s wallet, with a reason',
        params: z.object({ tipId }),
        body: tipSentBackBody,
        response: { 200: z.object({ state: z.literal('sent-back') }) },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await sendTipBack(ctx, request.params.tipId, request.body.reason);
        return { status: 200, body: { state: 'sent-back' as const } };
      }),
  );
};
