import { adminShowList, adminShowQuery } from '@souk/shared/desk/admin-shows/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentRow } from './admin-shows.presenter.ts';
import { findShowsForStaff } from './admin-shows.repo.ts';

/** Shows as staff see them: private and cancelled ones too. */
export const adminShows: Feature = async (app) => {
  app.get(
    '/admin/shows',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listShowsForStaff',
        tags: ['Administration'],
        summary: 'Every show, private and cancelled ones too, by words of its title or its shop’s name',
        querystring: adminShowQuery,
        response: { 200: adminShowList },
      },
    },
    async (request) => {
      const { rows, total } = await findShowsForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentRow), total };
    },
  );
};
