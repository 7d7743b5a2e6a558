import { shopId } from '@souk/shared/ids.ts';
import {
  adminPayoutList,
  adminPayoutQuery,
  bookedDebt,
  receivedDebt,
  shopDebtList,
  shopDebtQuery,
} from '@souk/shared/money/payouts/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { findDebts, findPayoutsForStaff } from './admin-payouts.repo.ts';
import { bookDebt } from './book-debt.service.ts';
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

  app.get(
    '/admin/debts',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'listDebtsForStaff',
        tags: ['Administration'],
        summary: 'Shops that owe the market, by words of their name',
        querystring: shopDebtQuery,
        response: { 200: shopDebtList },
      },
    },
    async (request) => {
      const { rows, total } = await findDebts(request.ctx.db, request.query);
      const items = rows.map(({ id, name, currency, owed }) => ({
        _id: `${id}-${currency}`,
        shop: { _id: id, name },
        owed: { amount: owed, currency },
      }));
      return { items, total };
    },
  );

  app.post(
    '/admin/shops/:shopId/debt-payments',
    {
      config: { access: 'admin', speaks: false, idempotent: true },
      schema: {
        operationId: 'bookDebtPayment',
        tags: ['Administration'],
        summary: 'Book what a shop paid the market directly, up to what it owes',
        params: z.object({ shopId }),
        body: receivedDebt,
        response: { 200: bookedDebt },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 200,
        body: await bookDebt(ctx, request.params.shopId, request.body),
      })),
  );
};
