import type { Order, OrderAddress, OrderLine } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getOrder } from '../api/get-order.ts';
import { useOrderActs } from '../model/use-order-acts.ts';
import type { AddressOnParcel } from './delivered-to.tsx';
import { ActDialog, type AskedAct } from './order-acts.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

interface OpenOrderProps {
  id: string;
  /** Of a mailed link. */
  linkKey?: string | undefined;
  write: (address: OrderAddress) => AddressOnParcel;
  /** Whether the page is about it, rather than about the list beside it. */
  isPage: boolean;
  back?: ReactNode;
  /** What is wrong with it, as its buyer reads it. */
  problems?: ((order: Order) => ReactNode) | undefined;
  /** What lets its buyer in, where it has tickets. */
  tickets?: ((order: Order) => ReactNode) | undefined;
  /** Where something without a page is reviewed. */
  reviewHere?: ((line: OrderLine) => ReactNode) | undefined;
  /** What this device keeps of it for when there is no line. */
  kept?: ReactNode;
  /** In place of an order that is not there. */
  gone?: ReactNode;
}

/** One order with what its buyer can do about it. */
export function OpenOrder({
  id,
  linkKey,
  write,
  isPage,
  back,
  gone,
  kept,
  problems,
  tickets,
  reviewHere,
}: OpenOrderProps) {
  const t = useT();
  const query = useQuery(getOrder(id, linkKey));
  const acts = useOrderActs(id, linkKey);
  const [asked, setAsked] = useState<AskedAct | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const there = query.data !== undefined;
  useEffect(() => {
    // On a phone the list it was chosen from is gone: reading goes on here.
    if (isPage && there) heading.current?.focus({ preventScroll: true });
  }, [isPage, there]);
  if (query.data) {
    const order = query.data;
    return (
      <>
        <OrderView
          order={order}
          address={order.address && write(order.address)}
          heading={heading}
          isPage={isPage}
          linkKey={linkKey}
          back={back}
          onAsk={setAsked}
          problems={problems?.(order)}
          tickets={order.lines.some(({ event }) => event) ? tickets?.(order) : null}
          reviewHere={reviewHere}
        />
        {asked ? <ActDialog asked={asked} order={order} acts={acts} onClose={() => setAsked(null)} /> : null}
      </>
    );
  }
  const isOutOfReach = query.isPaused || isApiError(query.error, 'network_error');
  if (kept && isOutOfReach)
    return (
      <>
        {back}
        <Notice tone="warning" className="mb-4">
          {t('tickets.kept')}
        </Notice>
        {kept}
      </>
    );
  if (!query.isError) return <OrderSkeleton />;
  const missing = isApiError(query.error, 'not_found') || isApiError(query.error, 'invalid_input');
  const requestId = requestIdOf(query.error);
  return (
    <>
      {back}
      {missing ? (
        (gone ?? (
          <EmptyState
            title={t('orders.gone')}
            note={t('orders.goneNote')}
            action={<ButtonLink to="/myorders">{t('orders.back')}</ButtonLink>}
          />
        ))
      ) : (
        <ErrorState
          title={t('orders.loadFailed')}
          note={t(errorCopy(query.error).next)}
          {...(requestId ? { requestId } : {})}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  );
}
