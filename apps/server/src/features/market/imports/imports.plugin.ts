import { Readable } from 'node:stream';
import { importId, shopId } from '@souk/shared/ids.ts';
import {
  failedPictures,
  importBody,
  importChange,
  importedRowPage,
  importedRowQuery,
  importedStanding,
  importList,
  productImport,
} from '@souk/shared/market/imports/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import { exportCsv } from './export/export-csv.ts';
import { presentFailedPicture, presentImport, presentImportedProduct } from './imports.presenter.ts';
import {
  cancelImport,
  changeFallback,
  checkFile,
  getImport,
  getStanding,
  listFailedPictures,
  listImportedProducts,
  listImports,
  retryFailedPictures,
  startImport,
} from './imports.service.ts';
import { progressEvents } from './progress.stream.ts';
import { readSample, sampleName } from './samples/samples.ts';

const tags = ['Import and export'];
const params = z.object({ importId });
const csv = 'text/csv; charset=utf-8';

export interface ImportsOptions {
  /** The market's own address. */
  url: string;
}

/** Products from files of other shops, and one's own products as a file. */
export const imports: FastifyPluginAsyncZod<ImportsOptions> = async (app, { url }) => {
  const ending = new AbortController();
  // Who listens to an import would keep the market from stopping.
  app.addHook('preClose', async () => ending.abort());

  app.post(
    '/shops/:shopId/imports',
    {
      config: { access: { shopOf: 'shopId' }, speaks: false },
      schema: {
        operationId: 'checkImport',
        tags,
        summary: 'Check a CSV file row by row (Shopify, WooCommerce or our own format); changes nothing',
        params: z.object({ shopId }),
        body: importBody,
        response: { 201: productImport },
      },
    },
    async (request, reply) =>
      reply.code(201).send(presentImport(await checkFile(request.userCtx, request.body.fileId))),
  );

  app.get(
    '/shops/:shopId/imports',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listImports',
        tags,
        summary: 'The latest imports of one’s own shop',
        params: z.object({ shopId }),
        response: { 200: importList },
      },
    },
    async (request) => ({ items: (await listImports(request.userCtx)).map(presentImport) }),
  );

  app.get(
    '/imports/:importId',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getImport',
        tags,
        summary: 'An import’s progress',
        params,
        response: { 200: productImport },
      },
    },
    async (request) => presentImport(await getImport(request.userCtx, request.params.importId)),
  );

  app.get(
    '/imports/:importId/events',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'followImport',
        tags,
        summary: 'The same as server-sent events named `progress`, until there is nothing more to come',
        produces: ['text/event-stream'],
        params,
        response: { 200: fileBody },
      },
    },
    async (request, reply) => {
      const look = async () => presentImport(await getImport(request.userCtx, request.params.importId));
      await look();
      const gone = new AbortController();
      request.raw.once('close', () => gone.abort());
      const signal = AbortSignal.any([gone.signal, ending.signal]);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(progressEvents(look, signal), { objectMode: false }));
    },
  );

  app.get(
    '/imports/:importId/products',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'listImportedProducts',
        tags,
        summary: 'The outcome for each product in the file, with problems by row and column',
        params,
        querystring: importedRowQuery,
        response: { 200: importedRowPage },
      },
    },
    async (request) => {
      const { rows, total, currency } = await listImportedProducts(
        request.userCtx,
        request.params.importId,
        request.query,
      );
      return { items: rows.map((row) => presentImportedProduct(row, currency)), total };
    },
  );

  app.get(
    '/imports/:importId/pictures',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'listFailedPictures',
        tags,
        summary: 'Photos that couldn’t be fetched, and why',
        params,
        response: { 200: failedPictures },
      },
    },
    async (request) => ({
      items: (await listFailedPictures(request.userCtx, request.params.importId)).map(presentFailedPicture),
    }),
  );

  app.post(
    '/imports/:importId/pictures/retry',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'retryPictures',
        tags,
        summary: 'Retry the photos that couldn’t be fetched',
        params,
        response: { 200: productImport },
      },
    },
    async (request) => presentImport(await retryFailedPictures(request.userCtx, request.params.importId)),
  );

  app.get(
    '/imports/:importId/standing',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getImportedStanding',
        tags,
        summary: 'How many of its products are on sale, drafts or archived now',
        params,
        response: { 200: importedStanding },
      },
    },
    async (request) => await getStanding(request.userCtx, request.params.importId),
  );

  app.patch(
    '/imports/:importId',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'changeImport',
        tags,
        summary: 'Set the category for products without one, and check the file again',
        params,
        body: importChange,
        response: { 200: productImport },
      },
    },
    async (request) =>
      presentImport(
        await changeFallback(request.userCtx, request.params.importId, request.body.fallbackCategory),
      ),
  );

  app.post(
    '/imports/:importId/start',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'startImport',
        tags,
        summary: 'Run a checked import in the background',
        params,
        response: { 200: productImport },
      },
    },
    async (request) => presentImport(await startImport(request.userCtx, request.params.importId)),
  );

  app.post(
    '/imports/:importId/cancel',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'cancelImport',
        tags,
        summary: 'Cancel an import; what’s already imported stays',
        params,
        response: { 200: productImport },
      },
    },
    async (request) => presentImport(await cancelImport(request.userCtx, request.params.importId)),
  );

  app.get(
    '/imports/samples/:sample',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getImportSample',
        tags,
        summary: 'A file to try an import with',
        produces: ['text/csv'],
        params: z.object({ sample: sampleName }),
        response: { 200: fileBody },
      },
    },
    async (request, reply) => reply.type(csv).send(await readSample(request.params.sample, url)),
  );

  app.get(
    '/shops/:shopId/products.csv',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'exportProducts',
        tags,
        summary: 'Export your products as a CSV that can be imported again',
        produces: ['text/csv'],
        params: z.object({ shopId }),
        response: { 200: fileBody },
      },
    },
    async (request, reply) =>
      reply
        .type(csv)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'attachment; filename="souk-products.csv"')
        .send(
          Readable.from(exportCsv(request.userCtx.db, request.params.shopId, url), { objectMode: false }),
        ),
  );
};
