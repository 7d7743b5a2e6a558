import { api } from '@/platform/api/index.ts';

export const setCancelLimit = (basisPoints: number) => api.put<null>('/admin/cancel-limit', { basisPoints });
