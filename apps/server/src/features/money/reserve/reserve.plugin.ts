import { shopId } from '@souk/shared/ids.ts';
import { shopReserves } from '@souk/shared/money/reserve/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { reserveRules } from '../../../platform/settings/settings.ts';
import { findRecord, findReserves } from './reserve.repo.ts';

/** What waits for chargebacks that may come. */
export const reserves: Feature = async (app) => {
  app.get(
    '/shops/:shopId/reserves',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listReserves',
        tags: ['Payouts'],
        summary: 'How much of your shop’s earnings is held in reserve, and until when',
        params: z.object({ shopId }),
        response: { 200: shopReserves },
      },
    },
    async (request) => {
      const { db, clock } = request.ctx;
      const [kept, record, rules] = await Promise.all([
        findReserves(db, request.params.shopId),
        findRecord(db, request.params.shopId, clock.now()),
        reserveRules(db),
      ]);
      const items = kept.map(({ orderId, number, currency, amount, freeAt }) => ({
        order: { _id: orderId, number: `SK-${number}` },
        amount: { amount, currency },
        freeAt: freeAt.toISOString(),
      }));
      return { items, ...record, rules };
    },
  );
};
