import type { Address, AddressBody } from '@souk/shared/identity/addresses/schema.ts';
import { api } from '@/platform/api/index.ts';

export const saveAddress = (id: string | null, body: AddressBody): Promise<Address> =>
  id ? api.put(`/addresses/${id}`, body) : api.post('/addresses', body);

export const chooseDefaultAddress = (id: string): Promise<Address> => api.put(`/addresses/${id}/default`);

export const deleteAddress = (id: string): Promise<void> => api.delete(`/addresses/${id}`);
