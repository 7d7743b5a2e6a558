import { countryTax, taxBody, taxCountry, taxTable } from '@souk/shared/money/taxes/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { listTaxes, removeTax, saveTax } from './tax.service.ts';

const tags = ['Administration'];
const params = z.object({ country: taxCountry });

/** What part of a price is tax, country by country; support reads, admins change. */
export const taxes: Feature = async (app) => {
  app.get(
    '/admin/taxes',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listTaxes',
        tags,
        summary: 'The taxes of every country that has some, with their rates by region and category',
        response: { 200: taxTable },
      },
    },
    async (request) => ({ items: await listTaxes(request.ctx) }),
  );

  app.put(
    '/admin/taxes/:country',
    {
      config: { access: 'admin', speaks: true },
      schema: {
        operationId: 'saveTax',
        tags,
        summary: 'Set a country’s taxes; existing orders keep theirs',
        params,
        body: taxBody,
        response: { 200: countryTax },
      },
    },
    ({ userCtx, params, body }) => saveTax(userCtx, params.country, body),
  );

  app.delete(
    '/admin/taxes/:country',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'deleteTax',
        tags,
        summary: 'Stop collecting tax in a country',
        params,
        response: { 204: z.null() },
      },
    },
    async ({ userCtx, params }, reply) => {
      await removeTax(userCtx, params.country);
      return reply.code(204).send(null);
    },
  );
};
