import type { Money } from '@souk/shared/money.ts';
import { api } from '@/platform/api/index.ts';

export const exportOneself = (userId: string): Promise<Blob> => api.file(`/users/${userId}/export`);

/** With the credit in their wallet that they give up. */
export const deleteOneself = (userId: string, givenUp: readonly Money[]): Promise<void> => {
  const words = givenUp.map(({ currency, amount }) => `${currency}${amount}`).join(',');
  return api.delete(`/users/${userId}${words ? `?giveUp=${words}` : ''}`);
};
