import type { CardId } from '@souk/shared/ids.ts';
import type { Checkout, CheckoutChange } from '@souk/shared/money/checkout/schema.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { refusalOf } from '@/features/money/checkout/model/refusal.ts';
import { couponRefusalOf, type useCheckout } from '@/features/money/checkout/model/use-checkout.ts';
import { PickedUp } from '@/features/money/checkout/ui/deliver-to.tsx';
import { OpenCheckout, type PayWith } from '@/features/money/checkout/ui/open-checkout.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { newCard } from '@/ui/card-fields/payable-card.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { useNewCard } from './use-new-card.tsx';

interface FilledInProps {
  checkout: Checkout;
  askedAddress: string | undefined;
  acts: ReturnType<typeof useCheckout>;
}

/** An open checkout with everything that is filled in: where to, how, and the card. */
export function FilledIn({ checkout, askedAddress, acts: { change, coupon, pay, stop } }: FilledInProps) {
  const navigate = useNavigate();
  const { data: cards } = useSuspenseQuery(getCards());
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  const { data: addresses } = useSuspenseQuery(getAddresses());
  // At once, as a mutation tells of itself only a moment later and what was pressed would spring back until then.
  const [chosen, setChosen] = useState<CheckoutChange | null>(null);
  const payBy = (cardId: CardId | null) => pay.mutate({ seen: checkout.seen, cardId });
  const fresh = useNewCard(checkout._id, checkout.address?.name ?? '', payBy);
  const onPay = ({ card, keepCard }: PayWith) => {
    if (card === newCard) fresh.send(keepCard);
    else payBy(cards.find(({ _id }) => _id === card)?._id ?? null);
  };
  const couldBeSent =
    checkout.address === null &&
    checkout.shops.some(({ parcels }) => parcels.some(({ isSendable }) => isSendable));
  const askWhereTo = () =>
    void navigate({
      to: '/checkout',
      search: { id: checkout._id, address: 'new' },
      resetScroll: false,
    });
  const working = pay.isPending || fresh.sending;
  return (
    <OpenCheckout
      checkout={checkout}
      deliverTo={
        checkout.isPickedUp && askedAddress === undefined ? (
          <PickedUp onShip={couldBeSent ? askWhereTo : null} />
        ) : (
          <CheckoutAddress
            addresses={addresses}
            chosen={checkout.address}
            asked={askedAddress}
            searchFor={() => ({ id: checkout._id })}
            prepare={({ _id }) => change.mutateAsync({ addressId: _id })}
          />
        )
      }
      choosingAddress={askedAddress !== undefined}
      takesCards={takesCards}
      cards={cards}
      wantsOther={stop.isSuccess}
      newCardForm={fresh}
      changing={chosen ?? (change.isPending ? change.variables : null)}
      onChange={(wanted) => {
        setChosen(wanted);
        change.mutate(wanted, { onSettled: () => setChosen(null) });
      }}
      coupon={{
        change: coupon.mutate,
        changing: coupon.isPending,
        refusal: couponRefusalOf(coupon.error),
      }}
      paying={working}
      onPay={onPay}
      refusal={working ? null : refusalOf(checkout, { paidAt: pay.submittedAt, newCard: fresh.failure })}
    />
  );
}
