import { trackingLink } from '@souk/shared/money/orders/carriers.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import {
  ArrowUpRight,
  BadgeCheck,
  CircleAlert,
  Clock,
  House,
  type LucideIcon,
  Package,
  PackageCheck,
  Truck,
  Undo2,
  X,
} from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { stepsOf } from '../model/order-steps.ts';
import { goesOf, headlineOf } from '../model/order-words.ts';
import { stateTones } from '../model/state-tones.ts';
import { isPartHad } from '../parcels/left-to-send.ts';
import { OwnParcels } from '../parcels/own-parcels.tsx';
import type { AskedAct } from './order-acts.tsx';
import { OrderProgress, type StepNotes } from './order-progress.tsx';

const icons: Readonly<Record<OrderState, LucideIcon>> = {
  'pending-payment': Clock,
  paid: Package,
  packed: PackageCheck,
  shipped: Truck,
  delivered: House,
  completed: BadgeCheck,
  cancelled: X,
  refunded: Undo2,
  'return-requested': Undo2,
  returned: Undo2,
  disputed: CircleAlert,
};

const grounds = {
  progress: 'bg-won-soft text-won-text',
  done: 'bg-won-soft text-won-text',
  closed: 'bg-fill text-ink-2',
  action: 'bg-bad-soft text-bad',
} as const;

interface OrderStandingProps {
  order: Order;
  onAsk: (act: AskedAct) => void;
}

/** Where an order is and what its buyer does next. */
export function OrderStanding({ order, onAsk }: OrderStandingProps) {
  const t = useT();
  const format = useFormat();
  const { title, note } = headlineOf(order, { t, format });
  const Icon = order.shipBy?.isLate ? CircleAlert : icons[order.state];
  const notes: StepNotes = {
    ...(order.arrives ? { delivered: format.days(order.arrives) } : {}),
    completed: t('account.pathNote.completed'),
  };
  return (
    <section aria-label={t('orders.progress')} className="min-w-0 rounded-16 border border-line bg-surface">
      <div className="p-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <span
            className={cx(
              'grid size-12 shrink-0 place-items-center rounded-14',
              grounds[order.shipBy?.isLate ? 'action' : stateTones[order.state]],
            )}
          >
            <Icon size={24} strokeWidth={1.8} aria-hidden="true" />
          </span>
          <div className="min-w-0 grow basis-[11rem]">
            <p className="display text-18 wrap-anywhere sm:text-22">{title}</p>
            {note ? <p className="mt-0.5 wrap-anywhere text-14 text-ink-2">{note}</p> : null}
          </div>
          <NextAct order={order} onAsk={onAsk} />
        </div>
        <div className="mt-6">
          <OrderProgress steps={stepsOf(order)} notes={notes} goes={goesOf(order)} />
        </div>
      </div>
      <OwnParcels order={order} />
    </section>
  );
}

function lateActOf(order: Order) {
  if (isPartHad(order)) return 'orders.cancelRest';
  return order.arrangement ? 'orders.cancelLateDirect' : 'orders.cancelLate';
}

function NextAct({ order, onAsk }: OrderStandingProps) {
  const t = useT();
  const { can, tracking, lines, parcels } = order;
  const first = lines[0];
  // Of several, each has its own.
  const link = tracking && parcels.length === 1 ? trackingLink(tracking) : null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      {can.pay && order.checkoutId ? (
        <ButtonLink to="/checkout" search={{ id: order.checkoutId }} look="accent">
          {t('orders.payNow')}
        </ButtonLink>
      ) : null}
      {can.cancelLate ? <Button onClick={() => onAsk('late')}>{t(lateActOf(order))}</Button> : null}
      {can.confirmDelivery ? (
        <Button look={link ? 'outline' : 'accent'} onClick={() => onAsk('arrived')}>
          {t('orders.gotIt')}
        </Button>
      ) : null}
      {order.state === 'shipped' && link ? (
        <a href={link} target="_blank" rel="noopener noreferrer" className={buttonStyle({ look: 'accent' })}>
          {t('orders.track')}
          <ArrowUpRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        </a>
      ) : null}
      {can.review && first?.isShown && (order.state === 'delivered' || order.state === 'completed') ? (
        <ButtonLink
          to="/product/$productId"
          params={{ productId: first.productId }}
          hash="reviews"
          look="accent"
        >
          {t('orders.review')}
        </ButtonLink>
      ) : null}
    </div>
  );
}
