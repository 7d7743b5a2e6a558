import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { sumsOf } from '@souk/shared/money/cart/rules.ts';
import type { Cart } from '@souk/shared/money/cart/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BareHeader } from '@/app/layout/bare-header.tsx';
import { useSite } from '@/app/page-hints.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getCart } from '@/features/money/cart/api/cart.ts';
import { showCartCount } from '@/features/money/cart/model/cart-count.ts';
import { CartPage } from '@/features/money/cart/ui/cart-page.tsx';
import { CheckoutPage } from '@/features/money/checkout/ui/checkout-page.tsx';
import { OrderSummary } from '@/features/money/checkout/ui/order-summary.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { CheckoutAddress, orderTo } from './parts/checkout-address.tsx';

export const screen = defineScreen({
  path: '/checkout',
  load: async ({ queryClient, search }) => {
    const asked = firstOf(search.to);
    if (!asked) {
      await Promise.all([
        queryClient.ensureQueryData(getCart()),
        queryClient.ensureQueryData(getAddresses()),
      ]);
      return;
    }
    const { items } = await queryClient.ensureQueryData(getAddresses());
    await queryClient.ensureQueryData(getCart(orderTo(chosenOf(items, asked))));
  },
  head: ({ t }) => ({ title: t('screen.checkout'), description: t('protection.paidAfter'), noindex: true }),
  component: CheckoutScreen,
});

function CheckoutScreen({ search }: ScreenProps<'/checkout'>) {
  const t = useT();
  const { currency } = useSite();
  const tellFailure = useTellFailure();
  const { data: addresses } = useSuspenseQuery(getAddresses());
  const chosen = chosenOf(addresses, firstOf(search.to));
  const address = orderTo(chosen);
  const { data: cart } = useSuspenseQuery(getCart(address));
  useEffect(() => showCartCount(cart.count), [cart.count]);
  return (
    <>
      <BareHeader label={t('bare.checkout')} />
      {cart.shops.length === 0 ? (
        <CheckoutPage nothing={{ amount: 0, currency }} />
      ) : (
        <CartPage
          cart={cart}
          address={address}
          deliverTo={
            <CheckoutAddress addresses={addresses} chosen={chosen} asked={firstOf(search.address)} />
          }
          summary={<Summary cart={cart} country={chosen?.country ?? null} />}
          onFailure={tellFailure}
        />
      )}
    </>
  );
}

function Summary({ cart, country }: { cart: Cart; country: string | null }) {
  const t = useT();
  const { code } = useLanguage();
  const { currency } = useSite();
  const items = cart.items.length > 0 ? cart.items : [{ amount: 0, currency }];
  // Where one might be is good for looking around, not for a sum to pay.
  const shipping = country ? shippingOf(cart) : null;
  return (
    <OrderSummary
      items={items}
      shipping={shipping}
      to={country && countryName(country, code)}
      toPay={sumsOf([...items, ...(shipping ?? [])])}
      action={
        <>
          <p className="text-14 font-semibold">{t('cart.notPayable')}</p>
          <p className="mt-1 text-14 text-ink-2">{t('cart.nothingReserved')}</p>
          <ButtonLink
            to="/categories/$categoryId"
            params={everything.category}
            size={48}
            block
            className="mt-4"
          >
            {t('cart.goOnLooking')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The address an order goes to; one that is gone meanwhile gives way to the default one. */
function chosenOf(addresses: readonly Address[], asked: string | undefined): Address | null {
  return addresses.find(({ _id }) => _id === asked) ?? addresses.find(({ isDefault }) => isDefault) ?? null;
}

/** Null until it is known for every shop that something is bought of. */
function shippingOf({ shops }: Cart): Money[] | null {
  const asked = shops.filter(({ items }) => items).map(({ delivery }) => delivery?.price ?? null);
  const known = asked.filter((price) => price !== null);
  return known.length > 0 && known.length === asked.length ? sumsOf(known) : null;
}
