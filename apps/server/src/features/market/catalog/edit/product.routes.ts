import { productId, shopId } from '@souk/shared/ids.ts';
import { ownProduct, productChange, productInput } from '@souk/shared/market/catalog/edit-schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../../platform/http/reader-language.ts';
import { answerOnce } from '../../../../platform/idempotency/answer-once.ts';
import { presentOwnProduct } from './own-product.presenter.ts';
import { addProduct, changeProduct, duplicateProduct, getOwnProduct } from './product-edit.service.ts';
import { archiveProduct, deleteProduct, restoreProduct, stepProduct } from './product-life.service.ts';

const tags = ['Selling'];
const params = z.object({ productId });

/** One product, as its seller writes it. */
export const productRoutes: Feature = async (app) => {
  app.post(
    '/shops/:shopId/products',
    {
      config: { access: { shopOf: 'shopId' }, speaks: true, idempotent: true },
      schema: {
        operationId: 'addProduct',
        tags,
        summary: 'Add a product: a draft with a title or a picture, or one on sale with everything it needs',
        params: z.object({ shopId }),
        body: productInput,
        response: { 201: ownProduct },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        const added = await addProduct(ctx, request.params.shopId, request.body);
        return { status: 201, body: presentOwnProduct(added, readerLanguage(request)) };
      }),
  );

  app.get(
    '/products/:productId/edit',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getOwnProduct',
        tags,
        summary: 'Your product, for editing',
        params,
        response: { 200: ownProduct },
      },
    },
    async (request) =>
      presentOwnProduct(
        await getOwnProduct(request.userCtx, request.params.productId),
        readerLanguage(request),
      ),
  );

  app.patch(
    '/products/:productId',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'changeProduct',
        tags,
        summary: 'Update the given fields of a product, from the version you read; or publish a draft',
        params,
        body: productChange,
        response: { 200: ownProduct },
      },
    },
    async (request) =>
      presentOwnProduct(
        await changeProduct(request.userCtx, request.params.productId, request.body),
        readerLanguage(request),
      ),
  );

  app.post(
    '/products/:productId/duplicate',
    {
      config: { access: 'shop', speaks: true, idempotent: true },
      schema: {
        operationId: 'duplicateProduct',
        tags,
        summary: 'Duplicate a product as a draft',
        params,
        response: { 201: ownProduct },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        const copy = await duplicateProduct(ctx, request.params.productId);
        return { status: 201, body: presentOwnProduct(copy, readerLanguage(request)) };
      }),
  );

  app.post(
    '/products/:productId/archive',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'archiveProduct',
        tags,
        summary: 'Archive a product',
        params,
        response: { 200: ownProduct },
      },
    },
    async (request) =>
      presentOwnProduct(
        await stepProduct(request.userCtx, request.params.productId, archiveProduct),
        readerLanguage(request),
      ),
  );

  app.post(
    '/products/:productId/restore',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'restoreProduct',
        tags,
        summary: 'Put an archived product back on sale',
        params,
        response: { 200: ownProduct },
      },
    },
    async (request) =>
      presentOwnProduct(
        await stepProduct(request.userCtx, request.params.productId, restoreProduct),
        readerLanguage(request),
      ),
  );

  app.delete(
    '/products/:productId',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'deleteDraft',
        tags,
        summary: 'Delete a draft; what was on sale is archived instead',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteProduct(request.userCtx, request.params.productId);
      return reply.code(204).send(null);
    },
  );
};
