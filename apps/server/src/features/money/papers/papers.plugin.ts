import { type OrderId, orderId, payoutId, shopId } from '@souk/shared/ids.ts';
import { orderLink } from '@souk/shared/money/orders/schema.ts';
import { packingSlipQuery, packingSlipsQuery } from '@souk/shared/money/papers/schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { getOrder, getOrderByLink } from '../orders/index.ts';
import {
  getInvoice,
  getPackingSlips,
  getReceipt,
  getStatement,
  type PaperParts,
  type WrittenPaper,
} from './papers.service.ts';

type OfOrder = Pick<FastifyRequest, 'userCtx'> & { params: { orderId: OrderId } };
type OfLink = Pick<FastifyRequest, 'ctx' | 'limitedAddress'> & {
  params: { orderId: OrderId };
  query: { key: string };
};

const tags = ['Papers'];
const params = z.object({ orderId });
const pdf = { produces: ['application/pdf'], response: { 200: fileBody } };

/** What is printed: each in the reader's own language. */
export const papers =
  (parts: PaperParts): Feature =>
  async (app) => {
    const of = (request: FastifyRequest) => ({ ...parts, language: readerLanguage(request) });
    const own = ({ userCtx, params: { orderId: id } }: OfOrder) => getOrder(userCtx, id);
    const linked = ({ ctx, params: { orderId: id }, query: { key }, limitedAddress }: OfLink) =>
      getOrderByLink(ctx, { id, key }, limitedAddress);

    app.get(
      '/orders/:orderId/invoice.pdf',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getInvoice',
          tags,
          summary: 'The invoice of a paid order and its credit notes, for its buyer, its shop or staff',
          params,
          ...pdf,
        },
      },
      async (request, reply) => send(reply, await getInvoice(request.ctx, of(request), await own(request))),
    );

    app.get(
      '/orders/:orderId/receipt.pdf',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getReceipt',
          tags,
          summary: 'What its buyer paid for an order',
          params,
          ...pdf,
        },
      },
      async (request, reply) => send(reply, await getReceipt(request.ctx, of(request), await own(request))),
    );

    app.get(
      '/orders/:orderId/by-link/invoice.pdf',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getInvoiceByLink',
          tags,
          summary: 'The invoice of the order of a mailed link, and its credit notes',
          params,
          querystring: orderLink,
          ...pdf,
        },
      },
      async (request, reply) =>
        send(reply, await getInvoice(request.ctx, of(request), await linked(request))),
    );

    app.get(
      '/orders/:orderId/by-link/receipt.pdf',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getReceiptByLink',
          tags,
          summary: 'What was paid for the order of a mailed link',
          params,
          querystring: orderLink,
          ...pdf,
        },
      },
      async (request, reply) =>
        send(reply, await getReceipt(request.ctx, of(request), await linked(request))),
    );

    app.get(
      '/orders/:orderId/packing-slip.pdf',
      {
        config: { access: 'shop' },
        schema: {
          operationId: 'getPackingSlip',
          tags,
          summary: 'What goes into a parcel and where, without prices',
          params,
          querystring: packingSlipQuery,
          ...pdf,
        },
      },
      async (request, reply) => {
        const { orderId: id } = request.params;
        return send(reply, await getPackingSlips(request.userCtx, of(request), [id], request.query.size));
      },
    );

    app.get(
      '/orders/packing-slips.pdf',
      {
        config: { access: 'shop' },
        schema: {
          operationId: 'getPackingSlips',
          tags,
          summary: 'The packing slips of several orders in one file',
          querystring: packingSlipsQuery,
          ...pdf,
        },
      },
      async (request, reply) => {
        const { orders, size } = request.query;
        return send(reply, await getPackingSlips(request.userCtx, of(request), orders, size));
      },
    );

    app.get(
      '/shops/:shopId/payouts/:payoutId/statement.pdf',
      {
        config: { access: { shopOf: 'shopId' } },
        schema: {
          operationId: 'getPayoutStatement',
          tags,
          summary: 'What a payout is made of, order by order',
          params: z.object({ shopId, payoutId }),
          ...pdf,
        },
      },
      async (request, reply) => send(reply, await getStatement(request.userCtx, of(request), request.params)),
    );
  };

const send = (reply: FastifyReply, { name, bytes }: WrittenPaper) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(bytes);
