import { orderId } from '@souk/shared/ids.ts';
import { order } from '@souk/shared/money/orders/schema.ts';
import {
  type AdminOrder,
  adminOrderList,
  adminOrderQuery,
  staffActBody,
} from '@souk/shared/money/staff-orders/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { getOrder, orderNumber } from '../orders/index.ts';
import { actOnOrder } from './act.service.ts';
import { type AdminOrderRow, findOrdersForStaff } from './staff-orders.repo.ts';

const tags = ['Administration'];

/** Orders as staff see them, and what they do about them. */
export const staffOrders: Feature = async (app) => {
  app.get(
    '/admin/orders',
    {
      config: { access: 'support' },
      schema: {
        operationId: 'listOrdersForStaff',
        tags,
        summary: 'Every order, newest first, by words of the shop’s or the buyer’s name or by number',
        querystring: adminOrderQuery,
        response: { 200: adminOrderList },
      },
    },
    async (request) => {
      const { rows, total } = await findOrdersForStaff(request.ctx.db, request.query);
      return { items: rows.map(presentRow), total };
    },
  );

  app.post(
    '/admin/orders/:orderId/acts',
    {
      config: { access: 'support', speaks: true, idempotent: true },
      schema: {
        operationId: 'actOnOrder',
        tags,
        summary: 'Refund, cancel, hold or release an order, with a reason',
        params: z.object({ orderId }),
        body: staffActBody,
        response: { 200: order },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        await actOnOrder(ctx, request.params.orderId, request.body);
        return { status: 200 as const, body: await getOrder(ctx, request.params.orderId) };
      }),
  );
};

const presentRow = (row: AdminOrderRow): AdminOrder => ({
  _id: row.id,
  number: orderNumber(row.number),
  state: row.state,
  shop: { _id: row.shopId, name: row.shop },
  buyer: row.buyer,
  total: { amount: row.total, currency: row.currency },
  refunded: { amount: row.refunded, currency: row.currency },
  held: row.heldAt !== null,
  placedAt: row.placedAt.toISOString(),
});
