import type { Money } from '@souk/shared/money.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export type Move = 'topUp' | 'withdraw';

const paths: Record<Move, string> = { topUp: '/wallet/top-ups', withdraw: '/wallet/withdrawals' };

export function moveMoney(move: Move, amount: Money): Promise<unknown> {
  return api.post(paths[move], { amount }, { idempotencyKey: newIdempotencyKey() });
}
