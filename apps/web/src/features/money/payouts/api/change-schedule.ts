import { api } from '@/platform/api/index.ts';

export type Schedule = 'request' | 'weekly' | 'monthly';

export function changeSchedule(shopId: string, schedule: Schedule): Promise<unknown> {
  return api.put(`/shops/${shopId}/payout-schedule`, { schedule });
}
