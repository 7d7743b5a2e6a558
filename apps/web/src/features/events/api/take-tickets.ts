import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export function takeTickets(ticketId: string, quantity: number): Promise<unknown> {
  return api.post('/cart/lines', { ticketId, quantity }, { idempotencyKey: newIdempotencyKey() });
}
