import { payment } from '@souk/shared/money/payments/schema.ts';
import {
  refundable,
  topUpBody,
  walletRefundBody,
  walletRefunded,
} from '@souk/shared/money/wallet/top-ups-schema.ts';
import { actOnce } from '../../../platform/acts/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { Payments } from '../payments/index.ts';
import { topUpAct } from './top-up.act.ts';
import { findRefundable, returnTopUps } from './wallet-refund.service.ts';

const tags = ['Wallet'];

/** Money from a card into one's wallet, and back. */
export const topUps =
  (payments: Payments): Feature =>
  async (app) => {
    const topUp = topUpAct(payments);

    app.post(
      '/wallet/top-ups',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: {
          operationId: 'topUpWallet',
          tags,
          summary: 'Top up your wallet from a card; your bank may ask you to confirm',
          body: topUpBody,
          response: { 201: payment },
        },
      },
      (request, reply) => actOnce(request, reply, topUp, request.body),
    );

    app.get(
      '/wallet/refundable',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getRefundable',
          tags,
          summary: 'What was put in by card and can go back there',
          response: { 200: refundable },
        },
      },
      (request) => findRefundable(request.userCtx.db, request.userCtx.actor.userId),
    );

    app.post(
      '/wallet/refund',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: {
          operationId: 'returnTopUps',
          tags,
          summary: 'Return unspent top-ups to the cards they came from',
          body: walletRefundBody,
          response: { 201: walletRefunded },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 201,
          body: await returnTopUps(ctx, request.body.amount),
        })),
    );
  };
