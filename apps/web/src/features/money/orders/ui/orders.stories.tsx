import type { ParcelId } from '@souk/shared/ids.ts';
import type { Order, OrderCard } from '@souk/shared/money/orders/schema.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { ReactNode } from 'react';
import { dollars, longWords } from '@/ui/gallery/samples.ts';
import { useSamples } from '@/ui/gallery/samples-context.tsx';
import type { Story } from '@/ui/story.ts';
import { orderSamples } from './order.samples.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';
import { OrdersList, type OrdersShown } from './orders-list.tsx';

const nothing = () => undefined;
const counts = { all: 14, 'to-pay': 1, 'on-the-way': 2, 'to-review': 1, returns: 0 };
const say = { arabic: 'خزف الأندلس للأواني المصنوعة يدويًا' };
const seen: OrderState[] = ['shipped', 'packed', 'pending-payment', 'delivered', 'completed', 'refunded'];

function List({ shown, of = 'all' }: { shown: OrdersShown; of?: 'all' | 'returns' }) {
  return (
    <div className="max-w-100">
      <OrdersList of={of} counts={counts} shown={shown} chosen={undefined} onGroup={nothing} />
    </div>
  );
}

function Cards({ change = {}, more = true }: { change?: Partial<OrderCard>; more?: boolean }) {
  const { card } = orderSamples(useSamples());
  const orders = seen.map((state, place) => card(place, state, change));
  return <List shown={{ kind: 'list', orders, more: more ? { onMore: nothing, loading: false } : null }} />;
}

function Shown({
  state,
  change,
}: {
  state: OrderState;
  change?: Parameters<ReturnType<typeof orderSamples>['order']>[1];
}) {
  const order = orderSamples(useSamples()).order(state, change);
  const lines = ['418 Cumberland Street', 'Brooklyn, NY 11238'];
  const address = { name: 'Maya Okafor', lines, phone: '', holdUntil: '2026-12-24' };
  return <OrderView order={order} address={address} onAsk={nothing} />;
}

const wide = (name: string, render: () => ReactNode) => ({ name, wide: true, render });

export const story: Story = {
  title: 'Orders',
  states: [
    { name: 'A list', render: () => <Cards /> },
    { name: 'Loading', render: () => <List shown={{ kind: 'loading' }} /> },
    { name: 'Empty', render: () => <List of="returns" shown={{ kind: 'list', orders: [], more: null }} /> },
    {
      name: 'Failed',
      render: () => <List shown={{ kind: 'failed', note: '', retrying: false, onRetry: nothing }} />,
    },
    { name: 'Long words', render: () => <LongWords /> },
    { name: 'Right to left', dir: 'rtl', render: () => <RightToLeft /> },
    wide('One order: loading', () => <OrderSkeleton />),
    wide('Waiting for payment', () => <Shown state="pending-payment" />),
    wide('Paid, and asked to be cancelled', () => (
      <Shown
        state="paid"
        change={{
          cancelAsked: { at: new Date(0).toISOString(), reason: 'Wrong size' },
          refundToWallet: true,
          note: 'A gift, please.',
        }}
      />
    )),
    wide('To be picked up', () => (
      <Shown
        state="packed"
        change={{
          arrives: null,
          shipments: [
            {
              name: 'Pickup',
              kind: 'pickup',
              price: dollars(0),
              arrives: null,
              pickupAt: 'Rua da Rosa 12, Porto',
            },
          ],
        }}
      />
    )),
    wide('Part of it sent', () => <Shown state="packed" change={{ parcels: [aParcel] }} />),
    wide('Shipped', () => <Shown state="shipped" />),
    wide('Delivered, with a part refunded', () => (
      <Shown
        state="delivered"
        change={{
          refunded: dollars(12),
          refunds: [
            {
              amount: dollars(12),
              inWallet: dollars(12),
              state: 'succeeded',
              reason: 'A chip on the lid',
              at: new Date(0).toISOString(),
            },
          ],
        }}
      />
    )),
    wide('Completed', () => <Shown state="completed" />),
    wide('Cancelled', () => (
      <Shown
        state="cancelled"
        change={{
          refunded: dollars(60.4),
          refunds: [
            {
              ...{ amount: dollars(60.4), inWallet: dollars(0), state: 'pending', reason: '' },
              at: new Date(0).toISOString(),
            },
          ],
        }}
      />
    )),
    wide('Refunded', () => <Shown state="refunded" change={{ refunded: dollars(60.4) }} />),
    wide('In dispute', () => <Shown state="disputed" />),
  ],
};

const aParcel: Order['parcels'][number] = {
  _id: '00000000-0000-4000-8000-000000000931' as ParcelId,
  tracking: { number: '00340434161094022115', carrier: 'DHL' },
  shippedAt: new Date(0).toISOString(),
  arrivedAt: null,
  lines: [],
};

function LongWords() {
  const { card } = orderSamples(useSamples());
  const one = card(1, 'return-requested', { total: dollars(1_234_567.89), pieces: 99 });
  const orders = [{ ...one, shop: { ...one.shop, name: longWords } }];
  return <List shown={{ kind: 'list', orders, more: null }} />;
}

function RightToLeft() {
  const { card } = orderSamples(useSamples());
  const orders = seen.map((state, place) => {
    const one = card(place, state);
    return { ...one, shop: { ...one.shop, name: say.arabic } };
  });
  return <List shown={{ kind: 'list', orders, more: null }} />;
}
