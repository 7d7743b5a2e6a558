import { payoutId, shopId } from '@souk/shared/ids.ts';
import {
  amountBody,
  movedToWallet,
  paidDebt,
  payout,
  payoutDetail,
  payoutOnboarding,
  payoutOverview,
  payoutPage,
  scheduleBody,
} from '@souk/shared/money/payouts/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import { actOnce } from '../../../platform/acts/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { openOnboarding } from './onboarding.service.ts';
import { changeSchedule, getOverview } from './overview.service.ts';
import { payDebt } from './pay-debt.service.ts';
import { payingOut } from './payout.act.ts';
import { getPayout, listPayouts } from './payout-list.service.ts';
import type { PayoutParts } from './send-to-bank.ts';
import { lookAtShopAccount } from './shop-account.ts';
import { moveToWallet } from './to-wallet.service.ts';

const tags = ['Payouts'];
const config = { access: { shopOf: 'shopId' } } as const;
const moving = { ...config, speaks: false, idempotent: true } as const;
const ofShop = z.object({ shopId });

export const payoutRoutes =
  (parts: PayoutParts & { url: string }): Feature =>
  async (app) => {
    const act = payingOut(parts);
    const { provider } = parts;

    app.get(
      '/shops/:shopId/payout-overview',
      {
        config,
        schema: {
          operationId: 'getPayoutOverview',
          tags,
          summary: 'What the shop has earned by currency, where and when it goes, and what it waits for',
          params: ofShop,
          response: { 200: payoutOverview },
        },
      },
      (request) => getOverview(request.userCtx, provider, request.params.shopId),
    );

    app.put(
      '/shops/:shopId/payout-schedule',
      {
        config: { ...config, speaks: false },
        schema: {
          operationId: 'changePayoutSchedule',
          tags,
          summary: 'Set the payout schedule: on request, every Monday or on the first of the month',
          params: ofShop,
          body: scheduleBody,
          response: { 200: payoutOverview },
        },
      },
      ({ userCtx, params, body }) => changeSchedule(userCtx, provider, params.shopId, body.schedule),
    );

    app.post(
      '/shops/:shopId/payout-onboarding',
      {
        config: { ...config, speaks: false },
        schema: {
          operationId: 'openPayoutOnboarding',
          tags,
          summary: 'The page of the payment provider on which one says who one is, for some minutes',
          params: ofShop,
          response: { 201: payoutOnboarding },
        },
      },
      async ({ userCtx, params, log }, reply) =>
        reply.code(201).send(await openOnboarding(userCtx, { ...parts, log }, params.shopId)),
    );

    app.post(
      '/shops/:shopId/payout-account-look',
      {
        config: { ...config, speaks: false },
        schema: {
          operationId: 'lookAtPayoutAccount',
          tags,
          summary: 'Ask the payment provider whether it knows enough of one by now',
          params: ofShop,
          response: { 200: payoutOverview },
        },
      },
      async ({ userCtx, params }) => {
        await lookAtShopAccount(parts, params.shopId);
        return getOverview(userCtx, provider, params.shopId);
      },
    );

    app.get(
      '/shops/:shopId/payouts',
      {
        config,
        schema: {
          operationId: 'listPayouts',
          tags,
          summary: 'The payouts of one’s shop, newest first',
          params: ofShop,
          querystring: cursorQuery,
          response: { 200: payoutPage },
        },
      },
      (request) => listPayouts(request.userCtx, request.params.shopId, request.query),
    );

    app.post(
      '/shops/:shopId/payouts',
      {
        config: moving,
        schema: {
          operationId: 'requestPayout',
          tags,
          summary: 'Request a payout; one the bank rejects immediately is returned as failed',
          params: ofShop,
          body: amountBody,
          response: { 201: payout },
        },
      },
      (request, reply) =>
        actOnce(request, reply, act, { shopId: request.params.shopId, amount: request.body.amount }),
    );

    app.get(
      '/shops/:shopId/payouts/:payoutId',
      {
        config,
        schema: {
          operationId: 'getPayout',
          tags,
          summary: 'A payout with everything since the previous one, order by order',
          params: ofShop.extend({ payoutId }),
          response: { 200: payoutDetail },
        },
      },
      ({ userCtx, params }) => getPayout(userCtx, params.shopId, params.payoutId),
    );

    app.post(
      '/shops/:shopId/balance-to-wallet',
      {
        config: moving,
        schema: {
          operationId: 'moveBalanceToWallet',
          tags,
          summary: 'Move available earnings to your wallet; can’t be undone',
          params: ofShop,
          body: amountBody,
          response: { 200: movedToWallet },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 200,
          body: await moveToWallet(ctx, request.params.shopId, request.body.amount),
        })),
    );

    app.post(
      '/shops/:shopId/debt-payments',
      {
        config: moving,
        schema: {
          operationId: 'payDebtOfShop',
          tags,
          summary: 'Pay what your shop owes the market out of your wallet, as far as there is money in it',
          params: ofShop,
          body: amountBody,
          response: { 200: paidDebt },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 200,
          body: await payDebt(ctx, request.params.shopId, request.body.amount),
        })),
    );
  };
