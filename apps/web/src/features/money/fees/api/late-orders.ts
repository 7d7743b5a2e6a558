import { api } from '@/platform/api/index.ts';

export const setLateOrders = (days: number) => api.put<null>('/admin/late-orders', { days });
