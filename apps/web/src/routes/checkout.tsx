import { redirect } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { getCart } from '@/features/money/cart/api/cart.ts';
import { getCheckout } from '@/features/money/checkout/api/checkout.ts';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { CartView, chosenOf } from './parts/cart-view.tsx';
import { orderTo } from './parts/checkout-address.tsx';
import { CheckoutView } from './parts/checkout-view.tsx';

/** The cart, and with `?id=` a checkout that was opened from it. */
export const screen = defineScreen({
  path: '/checkout',
  load: async ({ queryClient, search }) => {
    const id = firstOf(search.id);
    const asked = firstOf(search.to);
    // A bank sends its customers back with the secret of their payment, which is nothing for an address bar.
    if (id && search.payment_intent) throw redirect({ to: '/checkout', search: { id }, replace: true });
    const addresses = queryClient.ensureQueryData(getAddresses());
    if (id) {
      const cards = queryClient.ensureQueryData(getCards());
      await Promise.all([addresses, cards, queryClient.ensureQueryData(getCheckout(id))]);
    } else if (!asked) await Promise.all([addresses, queryClient.ensureQueryData(getCart())]);
    else {
      const { items } = await addresses;
      await queryClient.ensureQueryData(getCart(orderTo(chosenOf(items, asked))));
    }
  },
  head: ({ t }) => ({ title: t('screen.checkout'), description: t('protection.paidAfter'), noindex: true }),
  component: CheckoutScreen,
});

function CheckoutScreen({ search }: ScreenProps<'/checkout'>) {
  const id = firstOf(search.id);
  const asked = firstOf(search.address);
  return id ? (
    <CheckoutView key={id} id={id} askedAddress={asked} />
  ) : (
    <CartView to={firstOf(search.to)} askedAddress={asked} />
  );
}
