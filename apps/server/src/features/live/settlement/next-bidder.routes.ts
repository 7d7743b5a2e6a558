import { showId } from '@souk/shared/ids.ts';
import { nextBidderChoice } from '@souk/shared/live/settlement/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { chooseAsNextBidder, getNextBidderChoice } from './next-bidder.service.ts';

const tags = ['Auctions'];
const params = z.object({ showId });

/** Whether one is charged at once, should who wins a lot of a show not pay and one be next. */
export const nextBidderRoutes: Feature = async (app) => {
  app.get(
    '/shows/:showId/next-bidder',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getNextBidderChoice',
        tags,
        summary: 'Whether you’re charged right away when you’re the next bidder in a show',
        params,
        response: { 200: nextBidderChoice },
      },
    },
    (request) => getNextBidderChoice(request.userCtx, request.params.showId),
  );

  app.put(
    '/shows/:showId/next-bidder',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'chooseAsNextBidder',
        tags,
        summary:
          'Choose whether to be charged right away or asked first when you’re the next bidder in a show',
        description: 'It counts when its host asks the next bidder. One pays one’s own highest bid.',
        params,
        body: nextBidderChoice,
        response: { 200: nextBidderChoice },
      },
    },
    (request) => chooseAsNextBidder(request.userCtx, request.params.showId, request.body),
  );
};
