import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { sumsOf } from '@souk/shared/money/cart/rules.ts';
import type { Cart } from '@souk/shared/money/cart/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BareHeader } from '@/app/layout/bare-header.tsx';
import { useSite } from '@/app/page-hints.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getCart } from '@/features/money/cart/api/cart.ts';
import { showCartCount } from '@/features/money/cart/model/cart-count.ts';
import { isPickedUp } from '@/features/money/cart/model/picked-up.ts';
import { CartPage } from '@/features/money/cart/ui/cart-page.tsx';
import { EmptyCart } from '@/features/money/cart/ui/empty-cart.tsx';
import { useBeginCheckout } from '@/features/money/checkout/model/use-begin-checkout.ts';
import { GoToCheckout } from '@/features/money/checkout/ui/go-to-checkout.tsx';
import { OrderSummary } from '@/features/money/checkout/ui/order-summary.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { CheckoutAddress, orderTo } from './checkout-address.tsx';

interface CartViewProps {
  /** `?to=`: which of their addresses. */
  to: string | undefined;
  askedAddress: string | undefined;
}

/** What someone is about to buy, with where it goes and what that costs. */
export function CartView({ to, askedAddress }: CartViewProps) {
  const t = useT();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const { data: addresses } = useSuspenseQuery(getAddresses());
  const chosen = chosenOf(addresses, to);
  const address = orderTo(chosen);
  const { data: cart } = useSuspenseQuery(getCart(address));
  useEffect(() => showCartCount(cart.count), [cart.count]);
  return (
    <>
      <BareHeader label={t('bare.checkout')} />
      {cart.shops.length === 0 ? (
        <EmptyCart />
      ) : (
        <CartPage
          cart={cart}
          address={address}
          deliverTo={
            isPickedUp(cart) ? null : (
              <CheckoutAddress
                addresses={addresses}
                chosen={chosen}
                asked={askedAddress}
                searchFor={(goal) => ({ to: orderTo(goal) })}
                prepare={(goal) => queries.fetchQuery(getCart(orderTo(goal)))}
              />
            )
          }
          summary={<Summary cart={cart} address={chosen} asking={!chosen || askedAddress !== undefined} />}
          onFailure={tellFailure}
        />
      )}
    </>
  );
}

interface SummaryProps {
  cart: Cart;
  address: Address | null;
  /** Whether an address is being written or chosen beside it. */
  asking: boolean;
}

function Summary({ cart, address, asking }: SummaryProps) {
  const { code } = useLanguage();
  const { currency } = useSite();
  const tellFailure = useTellFailure();
  const begin = useBeginCheckout({ onFailure: tellFailure });
  const items = cart.items.length > 0 ? cart.items : [{ amount: 0, currency }];
  // Where one might be is good for looking around, not for a sum to pay.
  const nowhere = isPickedUp(cart);
  const shipping = nowhere
    ? items.map(({ currency: own }) => ({ amount: 0, currency: own }))
    : address && shippingOf(cart);
  return (
    <OrderSummary
      items={items}
      shipping={shipping}
      to={nowhere ? null : address && countryName(address.country, code)}
      toPay={sumsOf([...items, ...(shipping ?? [])])}
      action={
        <GoToCheckout
          possible={cart.items.length > 0}
          going={begin.isPending}
          waits={asking && !nowhere}
          onGo={() => begin.mutate({ from: 'cart', ...(address ? { addressId: address._id } : {}) })}
        />
      }
    />
  );
}

/** The address an order goes to; one that is gone meanwhile gives way to the default one. */
export function chosenOf(addresses: readonly Address[], asked: string | undefined): Address | null {
  return addresses.find(({ _id }) => _id === asked) ?? addresses.find(({ isDefault }) => isDefault) ?? null;
}

/** Null until it is known for every shop that something is bought of. */
function shippingOf({ shops }: Cart): Money[] | null {
  const asked = shops.filter(({ items }) => items).map(({ delivery }) => delivery?.price ?? null);
  const known = asked.filter((price) => price !== null);
  return known.length > 0 && known.length === asked.length ? sumsOf(known) : null;
}
