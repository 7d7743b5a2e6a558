import { paymentSettings as answer, paymentSettingsBody } from '@souk/shared/settings/payment-settings.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { changePaymentSettings, getPaymentSettings } from './payment-settings.service.ts';

const tags = ['Administration'];

/** How the market is paid: support reads, admins change. */
export const paymentSettings =
  (provider: Pick<PaymentProvider, 'kind'>): Feature =>
  async (app) => {
    app.get(
      '/admin/payment-settings',
      {
        config: { access: 'support' },
        schema: {
          operationId: 'getPaymentSettings',
          tags,
          summary: 'How buyers may pay, what shops may sell in, and what each currency is worth',
          response: { 200: answer },
        },
      },
      ({ ctx }) => getPaymentSettings(ctx.db, provider),
    );

    app.put(
      '/admin/payment-settings',
      {
        config: { access: 'admin', speaks: false },
        schema: {
          operationId: 'changePaymentSettings',
          tags,
          summary: 'Change them; every currency that a shop sells in keeps a rate',
          body: paymentSettingsBody,
          response: { 200: answer },
        },
      },
      ({ userCtx, body }) => changePaymentSettings(userCtx, provider, body),
    );
  };
