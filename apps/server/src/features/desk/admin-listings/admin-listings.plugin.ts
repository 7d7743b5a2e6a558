import { adminListingList, adminListingQuery } from '@souk/shared/desk/admin-listings/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentRow } from './admin-listings.presenter.ts';
import { findListingsForStaff } from './admin-listings.repo.ts';

/** Listings as staff see them: drafts and those of suspended shops too. */
export const adminListings: Feature = async (app) => {
  app.get(
    '/admin/listings',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listListingsForStaff',
        tags: ['Administration'],
        summary: 'Every listing, drafts and hidden ones too, by words of its title or its shop’s name',
        querystring: adminListingQuery,
        response: { 200: adminListingList },
      },
    },
    async (request) => {
      const { rows, total } = await findListingsForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentRow), total };
    },
  );
};
