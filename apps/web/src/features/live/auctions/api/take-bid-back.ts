import { api } from '@/platform/api/index.ts';

export const takeBidBack = (lotId: string, number: number): Promise<unknown> =>
  api.delete(`/lots/${lotId}/bids/${number}`);
