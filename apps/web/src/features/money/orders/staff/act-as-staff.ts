import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { StaffActBody } from '@souk/shared/money/staff-orders/schema.ts';
import { api } from '@/platform/api/index.ts';

/** The same key is the same act, however often it is sent. */
export const actAsStaff = (id: string, body: StaffActBody, idempotencyKey: string): Promise<Order> =>
  api.post(`/admin/orders/${id}/acts`, body, { idempotencyKey });
