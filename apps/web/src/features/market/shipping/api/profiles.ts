import type {
  MethodBody,
  ProfileBody,
  ProfileChange,
  ShippingProfile,
  ShippingProfileList,
} from '@souk/shared/market/shipping/schema.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

const at = (shopId: string) => `/shops/${shopId}/shipping-profiles`;

export function getShippingProfiles(shopId: string) {
  return queryOptions({
    queryKey: ['shipping-profiles', shopId],
    queryFn: ({ signal }) => api.get<ShippingProfileList>(at(shopId), { signal }),
  });
}

export const addProfile = (shopId: string, body: ProfileBody) => api.post<ShippingProfile>(at(shopId), body);

export const changeProfile = (shopId: string, id: string, change: ProfileChange) =>
  api.patch<ShippingProfile>(`${at(shopId)}/${id}`, change);

export const deleteProfile = (shopId: string, id: string) => api.delete<null>(`${at(shopId)}/${id}`);

/** Where a method stands; a new one has no id yet. */
export type MethodPlace = { shopId: string; profileId: string; methodId: string | null };

export function saveMethod({ shopId, profileId, methodId }: MethodPlace, body: MethodBody) {
  const methods = `${at(shopId)}/${profileId}/methods`;
  return methodId
    ? api.put<ShippingProfile>(`${methods}/${methodId}`, body)
    : api.post<ShippingProfile>(methods, body);
}

export const deleteMethod = (shopId: string, profileId: string, methodId: string) =>
  api.delete<ShippingProfile>(`${at(shopId)}/${profileId}/methods/${methodId}`);
