import type { Order, OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { getOrder } from '../../api/get-order.ts';
import { JoinOrders } from '../../parcels/join-orders.tsx';
import type { AddressOnParcel } from '../../ui/delivered-to.tsx';
import { OrderSkeleton } from '../../ui/order-skeleton.tsx';
import { useSoldActs } from '../model/use-sold-acts.ts';
import { type SoldAsk, SoldDialogs } from './sold-dialogs.tsx';
import { SoldView } from './sold-view.tsx';

interface SoldOrderProps {
  id: string;
  write: (address: OrderAddress) => AddressOnParcel;
  /** What is wrong with it. */
  problems: (order: Order) => ReactNode;
  proof?: (order: Order) => ReactNode;
}

/** One order with all its shop can do about it. */
export function SoldOrder({ id, write, problems, proof }: SoldOrderProps) {
  const t = useT();
  const query = useQuery(getOrder(id));
  const acts = useSoldActs(id);
  const [ask, setAsk] = useState<SoldAsk | null>(null);
  if (query.data && query.data.as !== 'buyer') {
    const order = query.data;
    return (
      <>
        <SoldView
          order={order}
          address={order.address && write(order.address)}
          receiving={acts.receive}
          onAsk={setAsk}
          joining={order.as === 'seller' && order.can.pack ? <JoinOrders order={order} /> : null}
          problems={problems(order)}
          proof={proof?.(order)}
        />
        {ask ? <SoldDialogs ask={ask} order={order} acts={acts} onClose={() => setAsk(null)} /> : null}
      </>
    );
  }
  if (query.isPending) return <OrderSkeleton />;
  const requestId = requestIdOf(query.error);
  // What someone bought themselves is no order of their shop.
  const missing =
    !query.error || isApiError(query.error, 'not_found') || isApiError(query.error, 'invalid_input');
  if (missing) {
    return (
      <EmptyState
        title={t('orders.gone')}
        note={t('orders.goneNote')}
        action={<ButtonLink to="/sell/orders">{t('orders.back')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorState
      title={t('orders.loadFailed')}
      note={t(errorCopy(query.error).next)}
      {...(requestId ? { requestId } : {})}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
