import { adminShopList, adminShopQuery } from '@souk/shared/desk/admin-shops/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentRow } from './admin-shops.presenter.ts';
import { findShopsForStaff } from './admin-shops.repo.ts';

/** Shops as staff see them: suspended and closed ones too. */
export const adminShops: Feature = async (app) => {
  app.get(
    '/admin/shops',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listShopsForStaff',
        tags: ['Administration'],
        summary: 'Every shop, suspended and closed ones too, by words of its name, city or country',
        querystring: adminShopQuery,
        response: { 200: adminShopList },
      },
    },
    async (request) => {
      const { rows, total } = await findShopsForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentRow), total };
    },
  );
};
