import { shopId } from '@souk/shared/ids.ts';
import { invoiceDetails } from '@souk/shared/money/invoices/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findInvoiceDetails, saveInvoiceDetails } from './invoice-details.repo.ts';

const tags = ['Payments'];
const config = { access: { shopOf: 'shopId' } } as const;
const params = z.object({ shopId });

/** What stands on a shop's invoices about itself. */
export const invoices: Feature = async (app) => {
  app.get(
    '/shops/:shopId/invoice-details',
    {
      config,
      schema: {
        operationId: 'getInvoiceDetails',
        tags,
        summary: 'The address and tax number on your shop’s invoices',
        params,
        response: { 200: invoiceDetails },
      },
    },
    (request) => findInvoiceDetails(request.userCtx.db, request.params.shopId),
  );

  app.put(
    '/shops/:shopId/invoice-details',
    {
      // Buyers read them on their invoices.
      config: { ...config, speaks: true },
      schema: {
        operationId: 'saveInvoiceDetails',
        tags,
        summary: 'Change the address and tax number on your shop’s invoices; earlier invoices keep theirs',
        params,
        body: invoiceDetails,
        response: { 200: invoiceDetails },
      },
    },
    ({ userCtx: { db, clock }, params, body }) => saveInvoiceDetails(db, params.shopId, body, clock.now()),
  );
};
