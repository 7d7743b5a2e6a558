import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import { addressesPerUser } from '@souk/shared/identity/addresses/rules.ts';
import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { ShortAddressForm } from '@/features/identity/settings/ui/addresses/short-address-form.tsx';
import { usePhones } from '@/features/identity/settings/ui/addresses/use-phones.ts';
import { cartQueryKey } from '@/features/money/cart/api/cart.ts';
import { AddressChoice } from '@/features/money/checkout/ui/address-choice.tsx';
import { DeliverTo } from '@/features/money/checkout/ui/deliver-to.tsx';
import { useLanguage } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';

interface CheckoutAddressProps {
  addresses: readonly Address[];
  /** The one this order goes to; null when there is none yet. */
  chosen: Address | null;
  /** `?address=`: `choose`, `new`, or the id of the one to change. In the address, so that Back closes it again. */
  asked: string | undefined;
  /** What stands in the address of the page when it goes there. */
  searchFor: (address: Address | null) => { id?: string | undefined; to?: string | undefined };
  /** What it costs to get there is known before the step closes, so that nothing jumps afterwards. */
  prepare: (address: Address) => Promise<unknown>;
}

/** The address step of the checkout, in which one is chosen, written or changed without leaving. */
export function CheckoutAddress({ addresses, chosen, asked, searchFor, prepare }: CheckoutAddressProps) {
  const user = useSession((session) => session.user);
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  const write = useWritten();
  const navigate = useNavigate();
  const open = (address: string, replace = false) =>
    navigate({
      to: '/checkout',
      search: { ...searchFor(chosen), address },
      replace,
      resetScroll: false,
    });
  const edited = addresses.find(({ _id }) => _id === asked);

  async function tryToPrepare(address: Address) {
    try {
      await prepare(address);
    } catch (error) {
      tellFailure(error);
    }
  }

  async function deliverTo(address: Address) {
    await navigate({ to: '/checkout', search: searchFor(address), replace: true, resetScroll: false });
    heading.current?.focus();
  }

  const form =
    user && (!chosen || asked === 'new' || edited) ? (
      <ShortAddressForm
        key={edited?._id ?? 'new'}
        address={edited}
        user={user}
        first={addresses.length === 0}
        prepare={(saved) => {
          queries.removeQueries({ queryKey: cartQueryKey, type: 'inactive' });
          return tryToPrepare(saved);
        }}
        onSaved={(saved) => void deliverTo(saved)}
        onCancel={chosen ? () => void open('choose', true) : undefined}
      />
    ) : null;
  const choice =
    chosen && asked === 'choose' ? (
      <AddressChoice
        addresses={addresses.map((address) => ({ ...write(address), _id: address._id }))}
        chosen={chosen._id}
        onAdd={addresses.length < addressesPerUser ? () => void open('new') : null}
        onEdit={(id) => void open(id)}
        onChoose={async (id) => {
          const address = addresses.find(({ _id }) => _id === id);
          if (!address) return;
          await tryToPrepare(address);
          await deliverTo(address);
        }}
      />
    ) : null;
  return (
    <DeliverTo
      address={chosen && write(chosen)}
      asking={form ?? choice}
      onChange={() => void open('choose')}
      heading={heading}
    />
  );
}

/** How an order names where it goes: the default address goes without saying. */
export const orderTo = (address: Address | null): string | undefined =>
  address && !address.isDefault ? address._id : undefined;

/** An address in the words of the reader's language. */
function useWritten() {
  const { code } = useLanguage();
  const phones = usePhones();
  const countries = new Intl.DisplayNames(code, { type: 'region', fallback: 'code' });
  return (address: Address) => ({
    name: address.name,
    lines: addressLines(address, countries.of(address.country) ?? address.country),
    phone: phones?.writePhone(address.phone) ?? address.phone,
    holdUntil: address.holdUntil,
  });
}
