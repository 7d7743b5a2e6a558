import { adminPayoutList, adminPayoutQuery } from '@souk/shared/money/payouts/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findPayoutsForStaff } from './admin-payouts.repo.ts';
import { presentPayout } from './payout.presenter.ts';

/** Payouts as staff see them: of bank accounts the last four digits alone, as their owners do. */
export const adminPayoutRoutes: Feature = async (app) => {
  app.get(
    '/admin/payouts',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'listPayoutsForStaff',
        tags: ['Administration'],
        summary: 'Every payout, newest first, by words of the shop’s name, by number or by state',
        querystring: adminPayoutQuery,
        response: { 200: adminPayoutList },
      },
    },
    async (request) => {
      const { rows, total } = await findPayoutsForStaff(request.ctx.db, request.query);
      const items = rows.map((row) => ({
        ...presentPayout(row),
        shop: { _id: row.shop.id, name: row.shop.name },
        refusal: row.refusal,
      }));
      return { items, total };
    },
  );
};
