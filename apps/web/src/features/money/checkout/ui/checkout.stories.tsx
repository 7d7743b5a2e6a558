import type { Card } from '@souk/shared/money/cards/schema.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { PaymentFailure } from '@souk/shared/money/payments/failures.ts';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/platform/api/index.ts';
import { dollars, type Samples } from '@/ui/gallery/samples.ts';
import { useSamples } from '@/ui/gallery/samples-context.tsx';
import type { Story } from '@/ui/story.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import {
  address,
  arrangedCheckout,
  cards,
  changedCheckout,
  leftOutCheckout,
  makeCheckout,
  paidCheckout,
  twoCurrencies,
} from './checkout.samples.ts';
import { CheckoutDone } from './checkout-done.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { AtTheBank, CheckoutOver, CheckoutWaiting } from './checkout-under-way.tsx';
import { DeliverTo } from './deliver-to.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { OpenCheckout } from './open-checkout.tsx';

const say = { number: 'Card number', lines: [address.street, 'Brooklyn, NY 11238, United States'] };
const nothing = () => {};

/** On a page of its own, so that its bar lies at its own foot. */
function Page({ children }: { children: ReactNode }) {
  return <div className="-m-5 min-h-200 overflow-hidden bg-paper [transform:translateZ(0)]">{children}</div>;
}

function CardNumber() {
  const [number, setNumber] = useState('');
  return <TextInput label={say.number} value={number} onChange={setNumber} />;
}

interface OpenProps {
  of: (samples: Samples) => Checkout;
  own?: readonly Card[];
  refusal?: PaymentFailure;
  left?: number;
  paying?: boolean;
  takesCards?: boolean;
}

function Open({ of, own = cards, refusal, left = 554, paying = false, takesCards = true }: OpenProps) {
  const samples = useSamples();
  const [checkout] = useState(() => of(samples));
  return (
    <Page>
      <CheckoutHeader
        onBack={nothing}
        timer={
          <HoldTimer
            until={samples.inSeconds(left)}
            offsetMs={0}
            onExtend={nothing}
            extending={false}
            onOver={nothing}
          />
        }
      />
      <OpenCheckout
        checkout={checkout}
        deliverTo={
          <DeliverTo
            address={
              checkout.address && {
                ...{ name: address.name, lines: say.lines, phone: '+1 (718) 555-0142' },
                holdUntil: null,
              }
            }
            asking={checkout.address ? null : <CardNumber />}
            onChange={nothing}
            heading={null}
          />
        }
        choosingAddress={false}
        takesCards={takesCards}
        cards={own}
        wantsOther={false}
        newCardForm={{ form: <CardNumber />, complete: false }}
        changing={null}
        onChange={nothing}
        coupon={{ change: nothing, changing: false, refusal: null }}
        paying={paying}
        onPay={nothing}
        refusal={refusal ? { error: new ApiError(refusal, 402, refusal), at: 0 } : null}
      />
    </Page>
  );
}

const withoutAddress = (samples: Samples): Checkout => {
  const open = makeCheckout(samples, { address: null, troubles: ['address-missing'] });
  return {
    ...open,
    shops: open.shops.map((shop) => ({
      ...shop,
      parcels: shop.parcels.map((parcel) => ({ ...parcel, choices: [], chosen: null })),
    })),
  };
};

const noWallet = { pays: true, credit: [], spent: [] };

/** The wallet pays all of it. */
const covered = (samples: Samples): Checkout => {
  const open = makeCheckout(samples);
  return {
    ...open,
    wallet: { pays: true, credit: [{ available: dollars(240), used: dollars(187.9) }], spent: [] },
    summary: open.summary.map((one) => ({
      ...one,
      lines: one.lines.map((line) => (line.kind === 'credit' ? { ...line, amount: dollars(-187.9) } : line)),
      total: dollars(0),
    })),
  };
};

const free = (samples: Samples): Checkout => {
  const open = makeCheckout(samples);
  return {
    ...open,
    wallet: noWallet,
    summary: open.summary.map((one) => ({ ...one, lines: [], total: { ...one.total, amount: 0 } })),
  };
};

/** No card can be charged what is left of it. */
const tooLittle = (samples: Samples): Checkout => {
  const open = free(samples);
  return {
    ...open,
    troubles: ['total-too-small'],
    summary: open.summary.map((one) => ({ ...one, total: dollars(0.32) })),
  };
};

/** More than any card can be charged at once. */
const tooMuch = (samples: Samples): Checkout => {
  const open = free(samples);
  return {
    ...open,
    troubles: ['total-too-large'],
    summary: open.summary.map((one) => ({ ...one, total: dollars(1_250_000) })),
  };
};

function Done() {
  const samples = useSamples();
  return <CheckoutDone checkout={paidCheckout(samples)} />;
}

export const story: Story = {
  title: 'Checkout',
  states: [
    { name: 'A default card: one press', wide: true, render: () => <Open of={makeCheckout} /> },
    { name: 'A new card', wide: true, render: () => <Open of={makeCheckout} own={[]} /> },
    { name: 'No address yet', wide: true, render: () => <Open of={withoutAddress} /> },
    { name: 'Prices and stock changed', wide: true, render: () => <Open of={changedCheckout} left={250} /> },
    { name: 'Not all of it holds any more', wide: true, render: () => <Open of={leftOutCheckout} /> },
    { name: 'Two currencies', wide: true, render: () => <Open of={twoCurrencies} /> },
    { name: 'The wallet pays all of it', wide: true, render: () => <Open of={covered} /> },
    {
      name: 'Paid to the shops',
      wide: true,
      render: () => <Open of={arrangedCheckout} takesCards={false} />,
    },
    { name: 'Nothing to pay', wide: true, render: () => <Open of={free} /> },
    { name: 'Too little for a card', wide: true, render: () => <Open of={tooLittle} /> },
    { name: 'Too much for a card', wide: true, render: () => <Open of={tooMuch} /> },
    {
      name: 'The market takes no payments',
      wide: true,
      render: () => <Open of={makeCheckout} takesCards={false} />,
    },
    {
      name: 'The card was declined, and time is short',
      wide: true,
      render: () => <Open of={makeCheckout} refusal="card_declined" left={50} />,
    },
    { name: 'Paying', wide: true, render: () => <Open of={makeCheckout} paying /> },
    { name: 'Right to left', wide: true, dir: 'rtl', render: () => <Open of={makeCheckout} /> },
    { name: 'Waiting for the payment', wide: true, render: () => <CheckoutWaiting /> },
    {
      name: 'The bank asks',
      wide: true,
      render: () => <AtTheBank onGo={nothing} going={false} onOther={nothing} stopping={false} />,
    },
    { name: 'Paid', wide: true, render: Done },
    {
      name: 'Time is up',
      wide: true,
      render: () => <CheckoutOver why="expired" onAgain={nothing} beginning={false} />,
    },
    {
      name: 'Left',
      wide: true,
      render: () => <CheckoutOver why="left" onAgain={nothing} beginning={false} />,
    },
    { name: 'Loading', wide: true, render: () => <CheckoutSkeleton /> },
  ],
};
