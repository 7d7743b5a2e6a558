import { api } from '@/platform/api/index.ts';
import type { AddressDraft } from '../model/address.ts';

export function saveAddress(userId: string, { holdUntil, ...address }: AddressDraft): Promise<unknown> {
  return api.put(`/users/${userId}/address`, { ...address, holdUntil: holdUntil || null });
}
