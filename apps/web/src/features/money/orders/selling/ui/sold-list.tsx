import type { ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { ShopOrderCard } from '@souk/shared/money/orders/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { SoldRow, SoldRowSkeleton } from './sold-row.tsx';

export type SoldShown =
  | { kind: 'loading' }
  | { kind: 'failed'; note: string; retrying: boolean; onRetry: () => void }
  | { kind: 'list'; orders: readonly ShopOrderCard[]; more: { onMore: () => void; loading: boolean } | null };

interface SoldListProps {
  of: ShopOrderGroup;
  shown: SoldShown;
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
}

const card = 'divide-y divide-hairline overflow-hidden rounded-16 border border-line bg-surface';

/** What was bought of a shop; what can be packed or shipped can be chosen, to do so with many at once. */
export function SoldList({ of, shown, chosen, onChosen }: SoldListProps) {
  const t = useT();
  if (shown.kind === 'loading') {
    return (
      <SkeletonGroup className={card}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
          <SoldRowSkeleton key={name} />
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
        title={t(`sold.none.${of}`)}
        note={t(of === 'all' ? 'sold.noneNote' : 'sold.noneOfKind')}
      />
    );
  }
  const choosable = orders.filter(canBeChosen).map(({ _id }) => _id);
  const all = choosable.length > 0 && choosable.every((id) => chosen.has(id));
  const some = choosable.some((id) => chosen.has(id));
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChosen(next);
  };
  return (
    <>
      <div className={card}>
        {choosable.length > 1 ? (
          <div className="bg-sunken px-4 py-2.5">
            <Checkbox
              checked={all}
              mixed={some && !all}
              onChange={(on) => onChosen(new Set(on ? choosable : []))}
              className="gap-4 text-13 font-medium"
            >
              {t('sold.selectAll')}
            </Checkbox>
          </div>
        ) : null}
        <ul className="divide-y divide-hairline">
          {orders.map((order) => (
            <li key={order._id}>
              <SoldRow
                order={order}
                chosen={canBeChosen(order) ? chosen.has(order._id) : null}
                onChoose={(on) => choose(order._id, on)}
              />
            </li>
          ))}
        </ul>
      </div>
      {more ? (
        <Button className="mt-4" loading={more.loading} onClick={more.onMore}>
          {t('market.showMore')}
        </Button>
      ) : null}
    </>
  );
}

/** A buyer who asked for it to be cancelled is answered first. */
export const canBePacked = ({ state, cancelAsked }: ShopOrderCard): boolean =>
  state === 'paid' && !cancelAsked;

/** What its buyer fetches is handed over, one by one. */
export const canBeShipped = ({ state, fetched }: ShopOrderCard): boolean => state === 'packed' && !fetched;

const canBeChosen = (order: ShopOrderCard): boolean => canBePacked(order) || canBeShipped(order);
