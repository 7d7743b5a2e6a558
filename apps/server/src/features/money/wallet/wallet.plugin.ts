import { Readable } from 'node:stream';
import {
  balanceHistory,
  historyQuery,
  movementPage,
  movementsQuery,
  statementQuery,
  walletView,
} from '@souk/shared/money/wallet/schema.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { type MailMarket, wordsOf } from '../../../platform/mail/mail-market.ts';
import { getHistory } from './history.service.ts';
import { movementsCsv } from './movements-csv.ts';
import { getWallet, listMovements } from './wallet.service.ts';

const tags = ['Money'];

/** One's money here, and what happened to it. */
export const wallet =
  ({ market }: { market(): Promise<MailMarket> }): Feature =>
  async (app) => {
    app.get(
      '/wallet',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getWallet',
          tags,
          summary: 'Your wallet credit and your shop’s earnings, in each currency',
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
          summary: 'Transactions in your wallet or shop balance, newest first',
          querystring: movementsQuery,
          response: { 200: movementPage },
        },
      },
      (request) => listMovements(request.userCtx, request.query),
    );

    app.get(
      '/wallet/movements.csv',
      {
        config: { access: 'login', rateLimit: { perMinute: 10 } },
        schema: {
          operationId: 'getStatement',
          tags,
          summary: 'The same as a table for a spreadsheet, in the words of its reader',
          produces: ['text/csv'],
          querystring: statementQuery,
          response: { 200: fileBody },
        },
      },
      async (request, reply) => {
        const { userCtx: ctx, query } = request;
        // A reader who may not see it is refused before anything is sent.
        await listMovements(ctx, { ...query, limit: 1 });
        const words = await wordsOf(await market(), readerLanguage(request));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="statement-${query.account}.csv"`)
          .header('cache-control', 'private, no-store')
          .send(Readable.from(movementsCsv(ctx, query, words), { objectMode: false }));
      },
    );

    app.get(
      '/wallet/history',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getBalanceHistory',
          tags,
          summary: 'How much there was in one’s wallet, or ready in one’s shop, over the last days',
          querystring: historyQuery,
          response: { 200: balanceHistory },
        },
      },
      (request) => getHistory(request.userCtx, request.query),
    );
  };
