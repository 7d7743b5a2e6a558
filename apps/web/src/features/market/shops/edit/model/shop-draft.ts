import type { ShopBody } from '@souk/shared/market/shops/edit-schema.ts';
import { shopNameLength } from '@souk/shared/market/shops/limits.ts';
import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { slugFrom } from '@souk/shared/market/shops/slugs.ts';
import { countryCodeOf } from '@/ui/country-select/country-select.tsx';

export type ShopDraft = {
  name: string;
  /** The end of its address; empty while the name makes it. */
  slug: string;
  city: string;
  country: string;
  timeZone: string;
  story: string;
  policies: string;
  shipsWithinDays: string;
};

/** A shop that is not written down yet, in the time zone of this device. */
export const emptyShop = (timeZone: string): ShopDraft => ({
  name: '',
  slug: '',
  city: '',
  country: '',
  timeZone,
  story: '',
  policies: '',
  shipsWithinDays: '3',
});

export const shippingDays = ['1', '2', '3', '5', '7', '14'] as const;

export function shopDraftOf(shop: Shop): ShopDraft {
  return {
    name: shop.name,
    slug: shop.slug,
    city: shop.city ?? '',
    country: countryCodeOf(shop.country),
    timeZone: shop.timeZone,
    story: shop.story,
    policies: shop.policies,
    shipsWithinDays: String(shop.shipsWithinDays),
  };
}

export function shopBody({ slug, shipsWithinDays, ...draft }: ShopDraft): ShopBody {
  return {
    ...draft,
    name: draft.name.trim(),
    shipsWithinDays: Number(shipsWithinDays),
    ...(slug === '' ? {} : { slug }),
  };
}

type Names = Pick<ShopDraft, 'name' | 'slug'>;

/** What is asked about while someone types; nothing while it is too short or as it was. */
export function askedFor({ name, slug }: Names, own?: Names): Partial<Names> {
  const wanted = name.trim();
  return {
    ...(wanted.length < shopNameLength.min || wanted === own?.name ? {} : { name: wanted }),
    ...(slug === '' || slug === own?.slug ? {} : { slug }),
  };
}

/** The end of the address as it stands: what was written, else what the name makes. */
export const slugOf = ({ name, slug }: Names): string => slug || slugFrom(name);
