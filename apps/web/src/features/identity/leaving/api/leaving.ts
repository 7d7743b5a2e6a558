import { api } from '@/platform/api/index.ts';

export const exportOneself = (userId: string): Promise<Blob> => api.file(`/users/${userId}/export`);

export const deleteOneself = (userId: string): Promise<void> => api.delete(`/users/${userId}`);
