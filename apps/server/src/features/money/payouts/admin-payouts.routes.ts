import { debtPaymentId, shopId } from '@souk/shared/ids.ts';
import {
  adminPayoutList,
  adminPayoutQuery,
  bookedDebt,
  debtPaymentList,
  receivedDebt,
  shopDebtList,
  shopDebtQuery,
  undoDebtBody,
} from '@souk/shared/money/payouts/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { findDebtPayments, findDebts, findPayoutsForStaff } from './admin-payouts.repo.ts';
import { bookDebt } from './book-debt.service.ts';
import { presentPayout } from './payout.presenter.ts';
import { undoDebt } from './undo-debt.service.ts';

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

  app.get(
    '/admin/debt-payments',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'listDebtPaymentsForStaff',
        tags: ['Administration'],
        summary: 'What shops paid the market directly, newest first, by words of their name',
        querystring: shopDebtQuery,
        response: { 200: debtPaymentList },
      },
    },
    async (request) => {
      const { rows, total } = await findDebtPayments(request.ctx.db, request.query);
      const items = rows.map(({ id, shopId: _id, shop, amount, currency, reference, at, ...row }) => ({
        _id: id,
        shop: { _id, name: shop },
        ...{ amount: { amount, currency }, reference },
        bookedAt: at.toISOString(),
        undone: row.undoneAt && { at: row.undoneAt.toISOString(), reason: row.reason ?? '' },
      }));
      return { items, total };
    },
  );

  app.post(
    '/admin/debt-payments/:debtPaymentId/undo',
    {
      config: { access: 'admin', speaks: false, idempotent: true },
      schema: {
        operationId: 'undoDebtPayment',
        tags: ['Administration'],
        summary: 'Take back a payment that was booked by mistake, so that the shop owes it again',
        params: z.object({ debtPaymentId }),
        body: undoDebtBody,
        response: { 204: z.null() },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await undoDebt(ctx, request.params.debtPaymentId, request.body);
        return { status: 204, body: null };
      }),
  );
};
