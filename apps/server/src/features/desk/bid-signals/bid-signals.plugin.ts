import {
  bidSuspicion,
  suspicionDecision,
  suspicionList,
  suspicionQuery,
} from '@souk/shared/desk/bid-signals/schema.ts';
import { suspicionId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentSuspicion } from './bid-signals.presenter.ts';
import { decideSuspicion } from './bid-signals.service.ts';
import { findSuspicions } from './suspicions.repo.ts';

/** Who may bid to raise a price and not to buy: for the staff to look at. */
export const bidSignals: Feature = async (app) => {
  app.get(
    '/admin/bid-signals',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listBidSignals',
        tags: ['Administration'],
        summary: 'Bidders who may be driving up prices for a seller, strongest signals first',
        querystring: suspicionQuery,
        response: { 200: suspicionList },
      },
    },
    async (request) => {
      const { rows, ...counts } = await findSuspicions(request.ctx.db, request.query);
      const { actor } = request.userCtx;
      return { items: rows.map((row) => presentSuspicion(row, actor)), ...counts };
    },
  );

  app.post(
    '/admin/bid-signals/:suspicionId/decision',
    {
      config: { access: 'support', speaks: false },
      schema: {
        operationId: 'decideBidSignals',
        tags: ['Administration'],
        summary: 'Dismiss a bidding signal, or ban the bidder from the shop; applies to all their lots there',
        params: z.object({ suspicionId }),
        body: suspicionDecision,
        response: { 200: bidSuspicion },
      },
    },
    async ({ userCtx, params, body }) =>
      presentSuspicion(await decideSuspicion(userCtx, params.suspicionId, body), userCtx.actor),
  );
};
