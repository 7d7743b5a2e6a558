import { showId, tipId } from '@souk/shared/ids.ts';
import { tip, tipBody } from '@souk/shared/money/tips/schema.ts';
import { z } from 'zod';
import { actOnce } from '../../../platform/acts/index.ts';
import { tooManyRequests } from '../../../platform/errors/failures.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { Payments } from '../../money/payments/index.ts';
import { stopTip } from './stop-tip.act.ts';
import { giveTip } from './tip.act.ts';

// Of one person.
const TIPS_A_MINUTE = 10;

/** What viewers give in the rooms of shows. */
export const showTips =
  (payments: Payments): Feature =>
  async (app) => {
    const give = giveTip(payments);
    const stop = stopTip(payments);

    app.post(
      '/shows/:showId/tips',
      {
        config: { access: 'login', speaks: true, idempotent: true },
        schema: {
          operationId: 'giveTip',
          tags: ['Tips'],
          summary: 'Tip a live show’s host from your wallet or a card; your bank may ask you to confirm',
          description:
            'Everyone in the room sees who gave how much. Who is muted, or kept out of the room, can’t.',
          params: z.object({ showId }),
          body: tipBody,
          response: { 201: tip },
        },
      },
      (request, reply) => {
        const { actor } = request.userCtx;
        const wait = app.limits.hit(`tips user ${actor.userId}`, TIPS_A_MINUTE);
        if (wait > 0) throw tooManyRequests(wait);
        return actOnce(request, reply, give, { showId: request.params.showId, ...request.body });
      },
    );

    app.post(
      '/tips/:tipId/stop',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: {
          operationId: 'stopTip',
          tags: ['Tips'],
          summary: 'Cancel a tip that’s waiting for bank confirmation; one paid in the meantime is given',
          params: z.object({ tipId }),
          response: { 200: tip },
        },
      },
      (request, reply) => actOnce(request, reply, stop, { tipId: request.params.tipId }),
    );
  };
