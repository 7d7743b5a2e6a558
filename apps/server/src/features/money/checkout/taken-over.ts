import type { ShopId } from '@souk/shared/ids.ts';
import type { LeftOut } from '@souk/shared/money/checkout/schema.ts';
import type { CheckoutRow, NewCheckout } from './checkout.repo.ts';
import type { Quote } from './quote.ts';

type Chosen = Pick<NewCheckout, 'coupon_code' | 'use_credit' | 'notes' | 'choices' | 'ways'>;

/** How long what was typed and chosen in a checkout that was not paid waits for the next one of its kind. */
export const rememberedMs = 24 * 60 * 60_000;

/** What its buyer had typed and chosen in the one before, so far as it is of these shops. */
export function chosenBefore(
  { coupon_code, use_credit, notes, choices, ways }: CheckoutRow,
  shops: ReadonlySet<ShopId>,
): Chosen {
  const ofThese = <Value>(given: Record<ShopId, Value>) => JSON.stringify(only(given, (id) => shops.has(id)));
  return {
    ...{ coupon_code, use_credit },
    ...{ notes: ofThese(notes), ways: ofThese(ways), choices: JSON.stringify(choices) },
  };
}

/** What of it does not hold any more and so goes, and what its buyer is told of that; null when all of it holds. */
export function withoutStale({ checkout, address, coupon, shops }: Quote) {
  const profiles = new Set(shops.flatMap(({ lines }) => lines.map(({ row }) => row.profile?.id)));
  const unsent = shops.flatMap(({ id, parcels }) =>
    parcels.flatMap(({ profileId, choices }) => {
      const wanted = checkout.choices[profileId];
      // Before it is known where to nothing is offered, and where nothing goes that is said by itself.
      const isStale =
        wanted && address && choices.length > 0 && choices.every(({ way }) => way.id !== wanted);
      return isStale ? [{ profileId, shopId: id }] : [];
    }),
  );
  const unpayable = shops.filter(({ id, sums, way }) => sums && way === null && checkout.ways[id]);
  const leftOut: LeftOut = {
    coupon: coupon?.refusal ? { code: coupon.code, reason: coupon.refusal } : null,
    delivery: [...new Set(unsent.map(({ shopId }) => shopId))],
    ways: unpayable.map(({ id }) => id),
  };
  const choices = only(
    checkout.choices,
    (id) => profiles.has(id) && unsent.every(({ profileId }) => profileId !== id),
  );
  const isTold = leftOut.coupon !== null || leftOut.delivery.length + leftOut.ways.length > 0;
  if (!isTold && Object.keys(choices).length === Object.keys(checkout.choices).length) return null;
  const ways = only(checkout.ways, (id) => unpayable.every((shop) => shop.id !== id));
  return {
    coupon_code: leftOut.coupon ? null : checkout.coupon_code,
    ...{ choices: JSON.stringify(choices), ways: JSON.stringify(ways) },
    left_out: isTold ? JSON.stringify(leftOut) : null,
  };
}

const only = <Id extends string, Value>(
  given: Readonly<Record<Id, Value>>,
  isKept: (id: Id) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries<Value>(given).filter(([id]) => isKept(id as Id)));
