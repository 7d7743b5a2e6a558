import { type OrderGroup, orderGroups } from '@souk/shared/money/orders/groups.ts';
import type { OrderCard, OrderPage } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { ordersAtOnce } from '../api/get-orders.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';

export type OrdersShown =
  | { kind: 'loading' }
  | { kind: 'failed'; note: string; retrying: boolean; onRetry: () => void }
  | { kind: 'list'; orders: readonly OrderCard[]; more: { onMore: () => void; loading: boolean } | null };

interface OrdersListProps {
  of: OrderGroup;
  /** How many there are of each; null before that is known. */
  counts: OrderPage['counts'] | null;
  shown: OrdersShown;
  /** The one that is open beside the list. */
  chosen: string | undefined;
  onGroup: (of: OrderGroup) => void;
}

const card = 'divide-y divide-hairline overflow-hidden rounded-16 border border-line bg-surface';

/** One's orders, and which of them. */
export function OrdersList({ of, counts, shown, chosen, onGroup }: OrdersListProps) {
  const t = useT();
  return (
    <>
      <ChipRow label={t('orders.groups')}>
        {orderGroups
          // Nobody looks for what they never have; what they are at stays.
          .filter((group) => group !== 'to-pay' || group === of || (counts?.['to-pay'] ?? 0) > 0)
          .map((group) => (
            <Chip
              key={group}
              chosen={group === of}
              {...(counts?.[group] ? { count: counts[group] } : {})}
              onClick={() => onGroup(group)}
            >
              {t(`orders.group.${group}`)}
            </Chip>
          ))}
      </ChipRow>
      <div className="mt-3">
        <Shown of={of} counts={counts} shown={shown} chosen={chosen} />
      </div>
    </>
  );
}

function Shown({ of, counts, shown, chosen }: Omit<OrdersListProps, 'onGroup'>) {
  const t = useT();
  if (shown.kind === 'loading') {
    return (
      <SkeletonGroup className={card}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <OrderRowSkeleton key={name} />
        ))}
      </SkeletonGroup>
    );
  }
  if (shown.kind === 'failed') {
    return (
      <div className={card}>
        <ErrorState
          title={t('ui.listFailed')}
          note={shown.note}
          retrying={shown.retrying}
          onRetry={shown.onRetry}
        />
      </div>
    );
  }
  const { orders, more } = shown;
  if (orders.length === 0) {
    return (
      <EmptyState
        className="rounded-16 border border-line bg-surface !py-10"
        title={t(`orders.none.${of}`)}
        note={t(`orders.noneNote.${of}`)}
        action={
          <ButtonLink to="/categories/$categoryId" params={everything.category} look="accent">
            {t('account.lookAround')}
          </ButtonLink>
        }
      />
    );
  }
  const left = (counts?.[of] ?? 0) - orders.length;
  return (
    <>
      <ul className={card}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderRow order={order} of={of} chosen={order._id === chosen} />
          </li>
        ))}
      </ul>
      {more ? (
        <Button block className="mt-4" loading={more.loading} onClick={more.onMore}>
          {left > 0 ? t('orders.showMore', { count: Math.min(left, ordersAtOnce) }) : t('market.showMore')}
        </Button>
      ) : null}
    </>
  );
}
