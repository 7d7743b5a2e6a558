import type { ShippingMethodId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import {
  type MethodInput,
  type NewMethod,
  type NewProfile,
  profileRows,
} from '../features/market/shipping/shipping.builder.ts';
import { idOf } from '../platform/ids.ts';
import type { Anchor } from './anchor.ts';
import type { ShopContent } from './content/shop-content.ts';
import { chanceOf } from './random.ts';

// Member states of the European Union, and who trades with it as if.
const europe = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

interface DemoShipping {
  profiles: NewProfile[];
  methods: NewMethod[];
}

/** Every shop sends at home and abroad, some for nothing above an amount, some let people come by. */
export function shippingOf(
  shops: ReadonlyArray<{ shop: ShopContent; id: ShopId }>,
  anchor: Anchor,
): DemoShipping {
  const all = shops.flatMap(({ shop, id }) => profilesOf(shop, id, anchor));
  return { profiles: all.map(({ profile }) => profile), methods: all.flatMap(({ methods }) => methods) };
}

function profilesOf(shop: ShopContent, shopId: ShopId, anchor: Anchor) {
  const chance = chanceOf(`shipping:${shop.slug}`);
  const opened = anchor.days(-shop.openedDaysAgo);
  const base = { shop_id: shopId, ships_from: shop.country, created_at: opened };
  const home = chance.between(7, 11) * 50;
  const standard = profileRows({
    ...base,
    id: idOf<ShippingProfileId>(`shipping:${shop.slug}`),
    methods: named(shop.slug, [
      {
        name: 'Tracked parcel',
        amount: home,
        regions: [shop.country],
        free_from: chance.happens(0.6) ? chance.between(3, 6) * 2_500 : null,
        min_days: 1,
        max_days: 3,
      },
      ...neighbours(shop.country, home),
      {
        name: 'Worldwide',
        kind: 'weight',
        amount: home * 3,
        per_kilogram: 450,
        min_days: 6,
        max_days: 12,
      },
      ...(chance.happens(0.4) ? [pickup(shop.city)] : []),
    ]),
  });
  if (!heavy.has(shop.slug)) return [standard];
  const large = profileRows({
    ...base,
    id: heavyProfileOf(shop),
    name: 'Large and heavy',
    is_default: false,
    handling_days: shop.shipsWithinDays + 3,
    methods: named(`${shop.slug}:large`, [
      {
        name: 'Freight',
        kind: 'weight',
        amount: home * 4,
        per_kilogram: 250,
        regions: europe,
        min_days: 4,
        max_days: 8,
      },
    ]),
  });
  return [standard, large];
}

export const heavyProfileOf = ({ slug }: Pick<ShopContent, 'slug'>): ShippingProfileId =>
  idOf<ShippingProfileId>(`shipping:${slug}:large`);

/** The demo seller's, so that the settings have two to show. */
const heavy = new Set(['atlas-ash']);

function neighbours(country: string, home: number): MethodInput[] {
  if (!europe.includes(country)) return [];
  return [{ name: 'Within Europe', amount: home * 2, regions: europe, min_days: 3, max_days: 6 }];
}

const pickup = (city: string): MethodInput => ({
  name: 'Pickup',
  kind: 'pickup',
  amount: 0,
  min_days: null,
  max_days: null,
  pickup_at: `Our studio in ${city}, by appointment`,
});

const named = (slug: string, methods: MethodInput[]): MethodInput[] =>
  methods.map((method) => ({ ...method, id: idOf<ShippingMethodId>(`shipping:${slug}:${method.name}`) }));
