import type { Order, OrderLine } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { Copy, Ellipsis, LifeBuoy, MessageCircle, Store } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { guideArticles } from '@/platform/paths.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { useCopy } from '../model/use-copy.ts';
import { OwnPapers } from '../papers/own-papers.tsx';
import { ArrangementPanel } from './arrangement-panel.tsx';
import { BuyAgain } from './buy-again.tsx';
import { CoverPanel } from './cover-panel.tsx';
import { type AddressOnParcel, DeliveredTo } from './delivered-to.tsx';
import { LateChip } from './late-chip.tsx';
import type { AskedAct } from './order-acts.tsx';
import { OrderEvents } from './order-events.tsx';
import { OrderLines, OrderNote } from './order-lines.tsx';
import { OrderStanding } from './order-standing.tsx';
import { OrderStatus } from './order-status.tsx';
import { PaidPanel } from './paid-panel.tsx';

interface OrderViewProps {
  order: Order;
  address: AddressOnParcel | null;
  onAsk: (act: AskedAct) => void;
  /** Where this page came from; on a phone its way back. */
  back?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** Whether the page is about it, rather than about the list beside it. */
  isPage?: boolean;
  /** Of a mailed link. */
  linkKey?: string | undefined;
  /** What is wrong with it, and how its buyer can say so. */
  problems?: ReactNode;
  tickets?: ReactNode;
  reviewHere?: ((line: OrderLine) => ReactNode) | undefined;
}

/** One order, as its buyer reads it. */
export function OrderView({
  order,
  address,
  onAsk,
  back,
  heading,
  isPage,
  linkKey,
  problems,
  tickets,
  reviewHere,
}: OrderViewProps) {
  const t = useT();
  const title = useId();
  const Title = isPage ? 'h1' : 'h2';
  const { date } = useFormat();
  const isStopped = order.state === 'disputed' || order.state === 'return-requested';
  return (
    <article aria-labelledby={title} className="flex min-w-0 flex-col gap-4">
      {back}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <Title ref={heading} id={title} tabIndex={-1} className="display text-22 outline-none">
            {t('orders.number', { number: order.number })}
          </Title>
          <OrderStatus order={order} />
          <LateChip order={order} />
        </div>
        <Actions order={order} onAsk={onAsk} />
      </div>
      {order.cancelAsked ? (
        <Notice tone="info">
          {t('orders.asked', { day: date(order.cancelAsked.at, 'short'), shop: order.shop.name })}
        </Notice>
      ) : null}
      <OrderStanding order={order} onAsk={onAsk} />
      {order.arrangement && order.state === 'pending-payment' ? (
        <ArrangementPanel order={order} arrangement={order.arrangement} />
      ) : null}
      {isStopped ? problems : null}
      {tickets}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_288px] xl:grid-rows-[auto_1fr]">
        <Panel>
          <ShopLine shop={order.shop} />
          <OrderLines lines={order.lines} review={order.can.review} reviewHere={reviewHere} />
          <OrderNote title={t('orders.yourNote')} note={order.note} />
        </Panel>
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <PaidPanel order={order}>
            {isPaid(order) ? <OwnPapers order={order} linkKey={linkKey} /> : null}
          </PaidPanel>
          <DeliveredTo state={order.state} path={order.path} shipments={order.shipments} address={address} />
          <CoverPanel order={order} />
        </div>
        <div className="min-w-0 xl:col-start-1">
          <div className="flex min-w-0 flex-col gap-4">
            {isStopped ? null : problems}
            <OrderEvents isBuyer order={order} />
          </div>
        </div>
      </div>
    </article>
  );
}

const isOver = ({ state }: Order) =>
  state === 'delivered' || state === 'completed' || state === 'cancelled' || state === 'refunded';

/** Over, one way or the other, and something of it may be there still. */
const isWorthAgain = (order: Order) => isOver(order) && order.lines.some(({ isShown }) => isShown);

const isPaid = ({ path }: Order) => path.some(({ step, at }) => step === 'paid' && at !== null);

function ShopLine({ shop }: { shop: Order['shop'] }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <div className="mb-4 flex items-center gap-3">
      <Avatar name={shop.name} picture={shop.logo} size={36} />
      <p className="min-w-0 text-14">
        <Link
          to="/shop/$shopId"
          params={{ shopId: shop._id }}
          className="touch-44 rounded-6 font-semibold wrap-anywhere hover:underline"
        >
          <bdi>{shop.name}</bdi>
        </Link>
        {shop.verified ? (
          <>
            {' '}
            <VerifiedMark size={15} />
          </>
        ) : null}
        {shop.rating === null ? null : (
          <span className="block text-12 text-ink-2 figures">
            {t('orders.ratedBy', {
              rating: number(shop.rating, { maximumFractionDigits: 1 }),
              reviews: t('ui.reviews', { count: shop.reviewCount }),
            })}
          </span>
        )}
      </p>
    </div>
  );
}

function Actions({ order, onAsk }: Pick<OrderViewProps, 'order' | 'onAsk'>) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="flex flex-wrap gap-2">
      {order.can.cancel || order.can.callOff ? (
        <Button onClick={() => onAsk('cancel')}>{t('orders.cancel')}</Button>
      ) : null}
      {order.can.askToCancel ? <Button onClick={() => onAsk('ask')}>{t('orders.askToCancel')}</Button> : null}
      {order.as === 'buyer' && isWorthAgain(order) ? <BuyAgain order={order} /> : null}
      {order.can.message ? (
        <ButtonLink
          to="/messaging/$userId"
          params={{ userId: order.shop.ownerId }}
          search={{ order: order._id }}
          icon={<MessageCircle size={17} aria-hidden="true" />}
        >
          {t('orders.messageShop')}
        </ButtonLink>
      ) : null}
      <Menu
        align="end"
        trigger={
          <IconButton label={t('orders.more')}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          {
            key: 'copy',
            label: t('orders.copyNumber'),
            icon: <Copy size={17} aria-hidden="true" />,
            onSelect: () => void copy(order.number),
          },
          {
            kind: 'link',
            key: 'shop',
            label: t('orders.seeShop'),
            icon: <Store size={17} aria-hidden="true" />,
            link: <Link to="/shop/$shopId" params={{ shopId: order.shop._id }} />,
          },
          {
            kind: 'link',
            key: 'help',
            label: t('orders.howReturnsWork'),
            icon: <LifeBuoy size={17} aria-hidden="true" />,
            link: <Link to="/userguide" search={{ article: guideArticles.protection }} />,
          },
        ]}
      />
    </div>
  );
}
