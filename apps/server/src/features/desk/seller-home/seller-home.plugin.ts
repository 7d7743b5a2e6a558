import { sellerHome as answer } from '@souk/shared/desk/seller-home/schema.ts';
import { shopId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { getSellerHome } from './seller-home.service.ts';

/** What a seller sees first when they come to work. */
export const sellerHome =
  (provider: Pick<PaymentProvider, 'kind'>): Feature =>
  async (app) => {
    app.get(
      '/shops/:shopId/home',
      {
        config: { access: { shopOf: 'shopId' } },
        schema: {
          operationId: 'getSellerHome',
          tags: ['Shops'],
          summary: 'Your shop’s to-do list, recent sales, low stock and what’s next',
          params: z.object({ shopId }),
          response: { 200: answer },
        },
      },
      (request) => getSellerHome(request.userCtx, provider, request.params.shopId),
    );
  };
