import type { Order } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { Copy, Ellipsis, HandCoins, MessageCircle, Undo2, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { useCopy } from '../../model/use-copy.ts';
import { SoldPapers } from '../../papers/sold-papers.tsx';
import { AddressLabel, type AddressOnParcel, DeliverAfter } from '../../ui/delivered-to.tsx';
import { LateChip } from '../../ui/late-chip.tsx';
import { OrderEvents } from '../../ui/order-events.tsx';
import { OrderLines, OrderNote } from '../../ui/order-lines.tsx';
import { OrderStatus } from '../../ui/order-status.tsx';
import { PaidPanel } from '../../ui/paid-panel.tsx';
import { EarningsPanel } from './earnings-panel.tsx';
import type { SoldAsk } from './sold-dialogs.tsx';
import { type Receiving, SoldNext } from './sold-next.tsx';

interface SoldViewProps {
  order: Order;
  address: AddressOnParcel | null;
  receiving: Receiving;
  onAsk: (ask: SoldAsk) => void;
  /** Other orders that could go in the same parcel. */
  joining?: ReactNode;
  /** What is wrong with it. */
  problems?: ReactNode;
  /** How it came to be sold, below what is in it. */
  proof?: ReactNode;
}

/** One order, as its shop works on it. */
export function SoldView({ order, address, receiving, onAsk, joining, problems, proof }: SoldViewProps) {
  const t = useT();
  const title = useId();
  const { date } = useFormat();
  return (
    <article aria-labelledby={title} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 id={title} className="display text-28">
              {t('orders.number', { number: order.number })}
            </h1>
            <OrderStatus order={order} />
            <LateChip order={order} />
          </div>
          <p className="mt-0.5 text-14 text-ink-2">
            {t('sold.placed', { day: date(order.placedAt, 'medium') })}
          </p>
        </div>
        <Actions order={order} receiving={receiving} onAsk={onAsk} />
      </div>
      {joining}
      <SoldNext order={order} receiving={receiving} onAsk={onAsk} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_304px]">
        <div className="flex min-w-0 flex-col gap-4">
          {problems}
          <Panel title={t('orders.items')}>
            <OrderLines lines={order.lines} review={false} />
            <OrderNote title={t('sold.theirNote')} note={order.note} />
            {order.as === 'seller' && order.state !== 'pending-payment' ? <SoldPapers order={order} /> : null}
          </Panel>
          {proof}
          <OrderEvents order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Buyer order={order} address={address} />
          {order.earnings ? (
            <EarningsPanel
              earnings={order.earnings}
              direct={order.arrangement !== null}
              isOwn={order.as === 'seller'}
            />
          ) : null}
          <PaidPanel order={order} />
        </div>
      </div>
    </article>
  );
}

function Buyer({ order, address }: Pick<SoldViewProps, 'order' | 'address'>) {
  const t = useT();
  const copy = useCopy();
  const { buyer, shipments } = order;
  const places = shipments.flatMap(({ pickupAt }) => pickupAt ?? []);
  const ways = shipments.map(({ name }) => name);
  return (
    <Panel title={t('sold.buyer')}>
      {buyer ? (
        <Link
          to="/profile/$userId"
          params={{ userId: buyer._id }}
          className="mb-4 flex min-h-11 items-center gap-3 rounded-12 font-semibold hover:underline"
        >
          <Avatar name={buyer.name} picture={buyer.picture} size={36} />
          <bdi className="min-w-0 wrap-anywhere text-14">{buyer.name}</bdi>
        </Link>
      ) : null}
      {order.buyerUnreached ? (
        <p className="-mt-1 mb-4 text-13 text-bad">{t('sold.buyerUnreached')}</p>
      ) : null}
      {address && places.length < shipments.length ? (
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <AddressLabel address={address} />
            {order.state === 'paid' || order.state === 'packed' ? (
              <DeliverAfter day={address.holdUntil} />
            ) : null}
            {address.phone ? (
              <a
                href={`tel:${address.phone.replaceAll(' ', '')}`}
                dir="ltr"
                className="touch-44 mt-1 inline-block text-14 text-ink-2 figures hover:underline"
              >
                {address.phone}
              </a>
            ) : null}
          </div>
          <IconButton
            label={t('sold.copyAddress')}
            look="ghost"
            onClick={() => void copy([address.name, ...address.lines].join('\n'))}
            className="-me-2 -mt-2"
          >
            <Copy size={17} aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
      {ways.length > 0 ? (
        <p className="mt-3 border-t border-hairline pt-3 text-13 text-ink-2">
          {t('sold.goesBy', { ways: [...new Set(ways)].join(', ') })}
        </p>
      ) : null}
    </Panel>
  );
}

function Actions({ order, receiving, onAsk }: Pick<SoldViewProps, 'order' | 'receiving' | 'onAsk'>) {
  const t = useT();
  const copy = useCopy();
  const { can, buyer } = order;
  const entries: MenuEntry[] = [
    {
      key: 'copy',
      label: t('orders.copyNumber'),
      icon: <Copy size={17} aria-hidden="true" />,
      onSelect: () => void copy(order.number),
    },
    // Paid at pickup it usually is when it goes; who paid ahead of that is the exception.
    ...(can.receiveAndHandOver
      ? [
          {
            key: 'receive',
            label: t('arranged.receive'),
            icon: <HandCoins size={17} aria-hidden="true" />,
            onSelect: () => receiving.mutate(),
          },
        ]
      : []),
    ...(can.cancel
      ? [
          {
            key: 'cancel',
            label: t('orders.cancel'),
            icon: <X size={17} aria-hidden="true" />,
            danger: true,
            onSelect: () => onAsk('cancel'),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {can.refund ? (
        <Button icon={<Undo2 size={17} aria-hidden="true" />} onClick={() => onAsk('refund')}>
          {t('sold.refund.open')}
        </Button>
      ) : null}
      {can.message && buyer ? (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: buyer._id }}
          search={{ order: order._id }}
          icon={<MessageCircle size={17} aria-hidden="true" />}
        >
          {t('sold.messageBuyer')}
        </ButtonLink>
      ) : null}
      <Menu
        align="end"
        trigger={
          <IconButton label={t('orders.more')}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
        entries={entries}
      />
    </div>
  );
}
