import { movementPage, movementsQuery, walletView } from '@souk/shared/money/wallet/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { getWallet, listMovements } from './wallet.service.ts';

const tags = ['Money'];

/** One's money here, and what happened to it. */
export const wallet: Feature = async (app) => {
  app.get(
    '/wallet',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getWallet',
        tags,
        summary: 'What one has to buy with, and what one’s shop earned, in each currency',
        response: { 200: walletView },
      },
    },
    (request) => getWallet(request.userCtx),
  );

  app.get(
    '/wallet/movements',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listMovements',
        tags,
        summary: 'What happened to the money in one’s wallet or shop, newest first',
        querystring: movementsQuery,
        response: { 200: movementPage },
      },
    },
    (request) => listMovements(request.userCtx, request.query),
  );
};
