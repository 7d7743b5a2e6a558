import { sumsOf } from '@souk/shared/cart/rules.ts';
import type { Cart } from '@souk/shared/cart/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BareHeader } from '@/app/layout/bare-header.tsx';
import { useSite } from '@/app/page-hints.ts';
import { everything } from '@/app/paths.ts';
import { defineScreen } from '@/app/screen.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getCart } from '@/features/cart/api/cart.ts';
import { showCartCount } from '@/features/cart/model/cart-count.ts';
import { CartPage } from '@/features/cart/ui/cart-page.tsx';
import { CartSkeleton } from '@/features/cart/ui/cart-skeleton.tsx';
import { CheckoutPage } from '@/features/checkout/ui/checkout-page.tsx';
import { DeliverTo } from '@/features/checkout/ui/deliver-to.tsx';
import { OrderSummary } from '@/features/checkout/ui/order-summary.tsx';
import { getAddresses } from '@/features/settings/api/addresses.ts';
import { addressLines } from '@/features/settings/model/address-lines.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export const screen = defineScreen({
  path: '/checkout',
  load: async ({ queryClient }) => {
    await Promise.all([queryClient.ensureQueryData(getCart()), queryClient.ensureQueryData(getAddresses())]);
  },
  head: ({ t }) => ({ title: t('screen.checkout'), description: t('protection.paidAfter'), noindex: true }),
  component: CheckoutScreen,
  pending: CartSkeleton,
});

function CheckoutScreen() {
  const t = useT();
  const { currency } = useSite();
  const tellFailure = useTellFailure();
  const { data: cart } = useSuspenseQuery(getCart());
  useEffect(() => showCartCount(cart.count), [cart.count]);
  return (
    <>
      <BareHeader label={t('bare.checkout')} />
      {cart.shops.length === 0 ? (
        <CheckoutPage nothing={{ amount: 0, currency }} />
      ) : (
        <CartPage
          cart={cart}
          deliverTo={<DefaultAddress />}
          summary={<Summary cart={cart} />}
          onFailure={tellFailure}
        />
      )}
    </>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const t = useT();
  const { currency } = useSite();
  const items = cart.items.length > 0 ? cart.items : [{ amount: 0, currency }];
  const shipping = shippingOf(cart);
  return (
    <OrderSummary
      items={items}
      shipping={shipping}
      toPay={sumsOf([...items, ...(shipping ?? [])])}
      action={
        <>
          <p className="text-14 text-ink-2">{t('cart.nothingReserved')}</p>
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

function DefaultAddress() {
  const { code } = useLanguage();
  const { data: addresses = [] } = useQuery(getAddresses());
  const address = addresses.find(({ isDefault }) => isDefault);
  if (!address) return <DeliverTo address={null} />;
  const country = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }).of(address.country);
  return (
    <DeliverTo
      address={{
        name: address.name,
        lines: addressLines(address, country ?? address.country),
        phone: address.phone,
      }}
    />
  );
}

/** Null until it is known for every shop that something is bought of. */
function shippingOf({ shops }: Cart): Money[] | null {
  const asked = shops.filter(({ items }) => items).map(({ delivery }) => delivery?.price ?? null);
  const known = asked.filter((price) => price !== null);
  return known.length > 0 && known.length === asked.length ? sumsOf(known) : null;
}
