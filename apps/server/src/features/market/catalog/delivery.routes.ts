import { countryCodes } from '@souk/shared/countries.ts';
import { productId } from '@souk/shared/ids.ts';
import { delivery } from '@souk/shared/market/shipping/schema.ts';
import { z } from 'zod';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { Actor, Ctx } from '../../../platform/session/actor.ts';
import { findHomeCountry } from '../../identity/addresses/index.ts';
import { findDelivery } from '../shipping/index.ts';
import { getVisibleProduct } from './product.service.ts';

const country = z
  .string()
  .toUpperCase()
  .refine((code) => countryCodes.includes(code), 'Is not the two-letter code of a country.');

/** When something arrives, and what that costs. */
export const deliveryRoutes: Feature = async (app) => {
  app.get(
    '/products/:productId/delivery',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getDelivery',
        tags: ['Products'],
        summary: 'Shipping options for a product to a country, or to your default address',
        params: z.object({ productId }),
        querystring: z.strictObject({
          country: country.optional(),
          /** For who keeps no address. */
          fallback: country.optional(),
        }),
        response: { 200: delivery },
      },
    },
    async ({ ctx, params, query }) => {
      const to = query.country ?? (await homeOf(ctx.db, ctx.actor)) ?? query.fallback;
      if (!to) throw invalidInput([{ field: 'country', message: 'Required' }]);
      const { id } = await getVisibleProduct(ctx, params.productId);
      const found = await findDelivery(ctx.db, {
        productId: id,
        country: to,
        now: ctx.clock.now(),
        reader: ctx.actor,
      });
      if (!found) throw notFound('product');
      return found;
    },
  );
};

async function homeOf(db: Ctx['db'], actor: Actor): Promise<string | null> {
  return actor.kind === 'user' ? findHomeCountry(db, actor.userId) : null;
}
