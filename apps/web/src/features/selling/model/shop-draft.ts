import type { Shop } from '@souk/shared/shops/schema.ts';
import { countryCodeOf } from '@/ui/country-select/country-select.tsx';

export type ShopDraft = {
  name: string;
  city: string;
  country: string;
  story: string;
  policies: string;
  shipsWithinDays: string;
};

export const emptyShop: ShopDraft = {
  name: '',
  city: '',
  country: '',
  story: '',
  policies: '',
  shipsWithinDays: '3',
};

export const shippingDays = ['1', '2', '3', '5', '7', '14'] as const;

export function shopDraftOf(shop: Shop): ShopDraft {
  return {
    name: shop.name,
    city: shop.city ?? '',
    country: countryCodeOf(shop.country),
    story: shop.story,
    policies: shop.policies,
    shipsWithinDays: String(shop.shipsWithinDays),
  };
}

export function shopBody({ shipsWithinDays, ...draft }: ShopDraft) {
  return { ...draft, name: draft.name.trim(), shipsWithinDays: Number(shipsWithinDays) };
}
