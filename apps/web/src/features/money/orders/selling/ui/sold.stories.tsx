import type { UserId } from '@souk/shared/ids.ts';
import type { ShopOrderCard } from '@souk/shared/money/orders/schema.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import { useState } from 'react';
import { dollars, longWords } from '@/ui/gallery/samples.ts';
import { useSamples } from '@/ui/gallery/samples-context.tsx';
import type { Story } from '@/ui/story.ts';
import { orderSamples } from '../../ui/order.samples.ts';
import { BoardCard } from './sold-board.tsx';
import { SoldList, type SoldShown } from './sold-list.tsx';
import { SoldView } from './sold-view.tsx';

const nothing = () => undefined;
const states: OrderState[] = ['paid', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'];

function useSoldCards(): ShopOrderCard[] {
  const samples = useSamples();
  const { card } = orderSamples(samples);
  return states.map((state, place) => {
    const { shop: _shop, payBy: _payBy, ...own } = card(place, state);
    return {
      ...own,
      buyer: { ...samples.person(place), _id: samples.person(place)._id as UserId },
      country: 'US',
      net: dollars(own.total.amount / 120),
      cancelAsked: place === 1,
      fetched: false,
    };
  });
}

function List({ shown }: { shown: SoldShown }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return <SoldList of="all" shown={shown} chosen={chosen} onChosen={setChosen} />;
}

function Cards() {
  return <List shown={{ kind: 'list', orders: useSoldCards(), more: { onMore: nothing, loading: false } }} />;
}

function LongWords() {
  const [card] = useSoldCards();
  if (!card?.buyer) return null;
  const orders = [{ ...card, title: longWords, buyer: { ...card.buyer, name: longWords } }];
  return <List shown={{ kind: 'list', orders, more: null }} />;
}

function OnTheBoard() {
  const cards = useSoldCards();
  return (
    <div className="grid gap-2">
      {cards.slice(0, 3).map((card) => (
        <BoardCard key={card._id} order={card} />
      ))}
    </div>
  );
}

function Shown({ state, asks }: { state: OrderState; asks?: boolean }) {
  const { sold } = orderSamples(useSamples());
  const order = sold(
    state,
    asks ? { cancelAsked: { at: new Date(0).toISOString(), reason: 'Wrong size' } } : {},
  );
  const can = { ...order.can, declineCancel: asks === true };
  const address = {
    name: 'Maya Okafor',
    lines: ['418 Cumberland Street', 'Brooklyn, NY 11238', 'United States'],
    phone: '+1 718 555 0142',
    holdUntil: '2026-12-24',
  };
  return <SoldView order={{ ...order, can }} address={address} receiving={notYet} onAsk={nothing} />;
}

const notYet = { mutate: nothing, isPending: false, error: null };

export const story: Story = {
  title: 'Orders of a shop',
  states: [
    { name: 'A list', wide: true, render: () => <Cards /> },
    { name: 'Loading', wide: true, render: () => <List shown={{ kind: 'loading' }} /> },
    { name: 'Empty', render: () => <List shown={{ kind: 'list', orders: [], more: null }} /> },
    {
      name: 'Failed',
      render: () => <List shown={{ kind: 'failed', note: '', retrying: false, onRetry: nothing }} />,
    },
    { name: 'On the board', render: () => <OnTheBoard /> },
    { name: 'Long words', wide: true, render: () => <LongWords /> },
    { name: 'Right to left', wide: true, dir: 'rtl', render: () => <Cards /> },
    { name: 'To pack, and asked to be cancelled', wide: true, render: () => <Shown state="paid" asks /> },
    { name: 'To ship', wide: true, render: () => <Shown state="packed" /> },
    { name: 'Delivered', wide: true, render: () => <Shown state="delivered" /> },
    { name: 'Refunded', wide: true, render: () => <Shown state="refunded" /> },
  ],
};
