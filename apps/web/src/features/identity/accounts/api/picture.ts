import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { api } from '@/platform/api/index.ts';

export const sendPicture = (userId: string, file: Blob): Promise<OwnUser> =>
  api.put(`/users/${userId}/picture`, file);

export const removePicture = (userId: string): Promise<OwnUser> => api.delete(`/users/${userId}/picture`);
