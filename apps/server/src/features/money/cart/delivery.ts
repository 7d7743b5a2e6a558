import { type DeliveryWindow, deliveryEstimate } from '@souk/shared/market/shipping/estimate.ts';
import { cheapestMethod, parcelPrice } from '@souk/shared/market/shipping/rules.ts';
import type { CartShop } from '@souk/shared/money/cart/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { ParcelRow } from './parcel.repo.ts';

export interface Destination {
  country: string;
  holdUntil: string | null;
  now: Date;
}

/** The cheapest way for all that one shop sends: its parcels added up, there when the last one is. What is not sent is fetched. */
export function deliveryOf(
  parcels: readonly Pick<ParcelRow, 'handling' | 'grams' | 'methods' | 'pickup'>[],
  items: Money,
  going: Destination,
): CartShop['delivery'] {
  const { country } = going;
  let amount = 0;
  const windows: DeliveryWindow[] = [];
  const places = new Set<string>();
  for (const { methods, grams, handling, pickup } of parcels) {
    const parcel = { grams, orderAmount: items.amount };
    const method = cheapestMethod(methods, country, parcel);
    if (!method) {
      const [place] = pickup;
      if (place === undefined) return { country, price: null, arrives: null, pickup: [] };
      places.add(place);
      continue;
    }
    amount += parcelPrice(method, parcel);
    windows.push(deliveryEstimate(handling, method.days ?? { min: 0, max: 0 }, going));
  }
  const latest = (day: 'from' | 'to') =>
    windows
      .map((window) => window[day])
      .sort()
      .at(-1) ?? '';
  return {
    country,
    price: { amount, currency: items.currency },
    arrives: windows.length > 0 ? { from: latest('from'), to: latest('to') } : null,
    pickup: [...places],
  };
}
