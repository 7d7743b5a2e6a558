import { ledgerList, ledgerQuery } from '@souk/shared/desk/admin-ledger/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentEntry } from './admin-ledger.presenter.ts';
import { findLedgerForStaff } from './admin-ledger.repo.ts';

/** The books as they are kept: each transaction with its postings. */
export const adminLedger: Feature = async (app) => {
  app.get(
    '/admin/ledger',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listLedger',
        tags: ['Administration'],
        summary: 'Every movement of money with its postings, newest first',
        querystring: ledgerQuery,
        response: { 200: ledgerList },
      },
    },
    async (request) => {
      const { rows, total } = await findLedgerForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentEntry), total };
    },
  );
};
