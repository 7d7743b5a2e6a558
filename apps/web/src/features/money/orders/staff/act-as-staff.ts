import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { StaffActBody } from '@souk/shared/money/staff-orders/schema.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export const actAsStaff = (id: string, body: StaffActBody): Promise<Order> =>
  api.post(`/admin/orders/${id}/acts`, body, { idempotencyKey: newIdempotencyKey() });
