import { api } from '@/platform/api/index.ts';

export type OrderQuestion = { number: string; email: string };

/** Answered the same whether the order exists or not: the link goes to the address it was bought with. */
export function findOrder(question: OrderQuestion): Promise<unknown> {
  return api.post('/orders/find', question);
}
