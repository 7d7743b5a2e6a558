import type { AdminListingList } from '@souk/shared/desk/admin-listings/schema.ts';
import type { ChosenProducts } from '@souk/shared/market/catalog/manage-schema.ts';
import type { Coupon, CouponBody, CouponChange, CouponList } from '@souk/shared/money/coupons/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

/** Whose coupons: a shop’s, or the market’s own. */
export type CouponKeeper = { kind: 'shop'; shopId: string } | { kind: 'market' };

const at = (keeper: CouponKeeper) =>
  keeper.kind === 'shop' ? `/shops/${keeper.shopId}/coupons` : '/admin/coupons';

export function getCoupons(keeper: CouponKeeper) {
  return queryOptions({
    queryKey: ['coupons', at(keeper)],
    queryFn: ({ signal }) => api.get<CouponList>(at(keeper), { signal }),
  });
}

export const addCoupon = (keeper: CouponKeeper, body: CouponBody) => api.post<Coupon>(at(keeper), body);

export const changeCoupon = (keeper: CouponKeeper, id: string, change: CouponChange) =>
  api.patch<Coupon>(`${at(keeper)}/${id}`, change);

export const removeCoupon = (keeper: CouponKeeper, id: string) => api.delete<null>(`${at(keeper)}/${id}`);

/** The titles of all that a shop has, to choose from. */
export function getChoosable(shopId: string) {
  return queryOptions({
    queryKey: ['own-products', shopId, 'choosable'],
    queryFn: ({ signal }) => api.get<ChosenProducts>(`/shops/${shopId}/products/mine/chosen`, { signal }),
  });
}

/** Some of what anyone sells here, for the market’s own coupons. */
export function findInMarket(search: string) {
  return queryOptions({
    queryKey: ['admin', 'listings', 'choosable', search],
    queryFn: ({ signal }) =>
      api.get<AdminListingList>('/admin/listings', {
        query: { search, sort: 'title', perPage: 20 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
