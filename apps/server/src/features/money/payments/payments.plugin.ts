import { paymentId } from '@souk/shared/ids.ts';
import { payment, paymentCheck } from '@souk/shared/money/payments/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { Payments } from './card-payments.ts';
import { checkPayment, getPayment } from './payment.service.ts';
import { type WebhookParts, webhook } from './webhook.plugin.ts';

const tags = ['Payments'];
const params = z.object({ paymentId });

/** What became of what one paid by card. */
export const payments =
  (open: Payments, parts: WebhookParts): Feature =>
  async (app) => {
    app.get(
      '/payments/:paymentId',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getPayment',
          tags,
          summary: 'The status of your payment',
          params,
          response: { 200: payment },
        },
      },
      (request) => getPayment(request.userCtx, request.params.paymentId),
    );

    app.post(
      '/payments/:paymentId/check',
      {
        config: { access: 'login', speaks: false, rateLimit: { perMinute: 60 } },
        schema: {
          operationId: 'checkPayment',
          tags,
          summary:
            'Ask the provider how a payment stands; with what the browser needs when the bank asks its owner',
          params,
          response: { 200: paymentCheck },
        },
      },
      (request) => checkPayment(request.userCtx, open, request.params.paymentId),
    );

    await app.register(webhook(open, parts));
  };
