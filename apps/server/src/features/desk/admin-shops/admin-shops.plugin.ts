import { adminShopList, adminShopQuery } from '@souk/shared/desk/admin-shops/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { cancellationsOf } from '../../money/orders/index.ts';
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
    async ({ ctx: { db, clock }, query }) => {
      const { rows, total } = await findShopsForStaff(db, query);
      const cancelled = await cancellationsOf(
        db,
        rows.map(({ id }) => id),
        clock.now(),
      );
      return { items: rows.map((row) => presentRow(row, cancelled(row.id))), total };
    },
  );
};
