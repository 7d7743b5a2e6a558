import { shopOrderGroups } from '@souk/shared/money/orders/groups.ts';
import type { ShopOrderCard } from '@souk/shared/money/orders/schema.ts';
import { mostSlips } from '@souk/shared/money/papers/limits.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { errorCopy, failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { PaperButton } from '@/ui/document/paper-button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { slipsOf } from '../../papers/paper-paths.ts';
import { getShopOrders, packOrder, shopOrdersKey } from '../api/shop-orders.ts';
import { packMany } from '../model/pack-many.ts';
import type { ShopSearch } from '../model/shop-search.ts';
import { ShipManyDialog } from './ship-many-dialog.tsx';
import { SoldBoard } from './sold-board.tsx';
import { canBePacked, canBeShipped, SoldList, type SoldShown } from './sold-list.tsx';

interface SoldPageProps {
  shopId: string;
  search: ShopSearch;
  onSearch: (search: ShopSearch) => void;
}

/** Everything that was bought of a shop, as a list or by where it is. */
export function SoldPage({ shopId, search, onSearch }: SoldPageProps) {
  const t = useT();
  const { of, view } = search;
  const query = useInfiniteQuery(getShopOrders(shopId, of));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const counts = query.data?.pages.at(-1)?.counts ?? null;
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const shown: SoldShown = query.data
    ? {
        kind: 'list',
        orders,
        more: query.hasNextPage
          ? { onMore: () => void query.fetchNextPage(), loading: query.isFetchingNextPage }
          : null,
      }
    : query.isError
      ? {
          kind: 'failed',
          note: t(errorCopy(query.error).next),
          retrying: query.isFetching,
          onRetry: () => void query.refetch(),
        }
      : { kind: 'loading' };
  const seen = orders.filter(({ _id }) => chosen.has(_id));
  return (
    <>
      <PageHeader
        title={t('sell.orders')}
        className="mb-5"
        actions={
          <Segment
            label={t('sold.view')}
            value={view}
            onChange={(next) => onSearch({ ...search, view: next })}
            choices={[
              { value: 'list', label: <ViewLabel Icon={Rows3} words={t('sold.view.list')} /> },
              { value: 'board', label: <ViewLabel Icon={LayoutGrid} words={t('sold.view.board')} /> },
            ]}
          />
        }
      />
      {view === 'board' ? (
        <SoldBoard shopId={shopId} counts={counts} />
      ) : (
        <>
          <div className="mb-4">
            <ChipRow label={t('orders.groups')}>
              {shopOrderGroups.map((group) => (
                <Chip
                  key={group}
                  chosen={group === of}
                  {...(counts?.[group] ? { count: counts[group] } : {})}
                  onClick={() => {
                    setChosen(new Set());
                    onSearch({ ...search, of: group });
                  }}
                >
                  {t(`sold.group.${group}`)}
                </Chip>
              ))}
            </ChipRow>
          </div>
          {seen.length > 0 ? (
            <ChosenBar
              orders={seen}
              onDone={(ids) => setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))))}
            />
          ) : null}
          <SoldList of={of} shown={shown} chosen={chosen} onChosen={setChosen} />
        </>
      )}
    </>
  );
}

function ViewLabel({ Icon, words }: { Icon: typeof Rows3; words: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon size={16} aria-hidden="true" />
      {words}
    </span>
  );
}

interface ChosenBarProps {
  orders: readonly ShopOrderCard[];
  onDone: (ids: readonly string[]) => void;
}

/** Packs or ships what was chosen, and says how far that is. */
function ChosenBar({ orders, onDone }: ChosenBarProps) {
  const t = useT();
  const ids = orders.filter(canBePacked).map(({ _id }) => _id);
  const toShip = orders.filter(canBeShipped);
  const slips = orders.map(({ _id }) => _id);
  const [shipping, setShipping] = useState(false);
  const say = useToast();
  const queryClient = useQueryClient();
  const [tried, setTried] = useState(0);
  const pack = useMutation({
    mutationFn: () => packMany(ids, (id) => packOrder(id, ''), setTried),
    onSuccess: ({ done, refused, error }) => {
      void queryClient.invalidateQueries({ queryKey: shopOrdersKey });
      void queryClient.invalidateQueries({ queryKey: ['seller-home'] });
      setTried(0);
      if (done.length > 0)
        void say((words) => ({
          id: 'packed',
          kind: 'done',
          title: words('sold.packedMany', { count: done.length }),
        }));
      if (refused.length > 0)
        void say((words) => ({
          id: 'not-packed',
          kind: 'bad',
          title: words('sold.notPacked', { count: refused.length }),
          text: words('sold.notPackedNote'),
        }));
      if (!error) onDone(ids);
    },
  });
  const failure = pack.data?.error ?? pack.error;
  return (
    <div className="sticky top-16 z-20 mb-3 flex flex-col gap-2 lg:top-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-14 border border-line bg-raised px-4 py-2.5 shadow-lift">
        <p aria-live="polite" className="text-14 font-semibold figures">
          {pack.isPending
            ? t('sold.packingMany', { done: tried, count: ids.length })
            : t('sold.chosen', { count: orders.length })}
        </p>
        <div className="flex flex-wrap gap-2">
          <PaperButton paper={slipsOf(slips.slice(0, mostSlips))}>
            {t('sold.papers.many', { count: Math.min(slips.length, mostSlips) })}
          </PaperButton>
          {toShip.length > 0 ? (
            <Button look={ids.length === 0 ? 'accent' : 'outline'} onClick={() => setShipping(true)}>
              {t('sold.shipMany', { count: toShip.length })}
            </Button>
          ) : null}
          {ids.length > 0 ? (
            <Button look="accent" loading={pack.isPending} onClick={() => pack.mutate()}>
              {t('sold.packMany', { count: ids.length })}
            </Button>
          ) : null}
        </div>
      </div>
      {failure && !pack.isPending ? <Notice tone="bad">{failureWords(failure, t)}</Notice> : null}
      {shipping ? (
        <ShipManyDialog orders={toShip} onShipped={onDone} onClose={() => setShipping(false)} />
      ) : null}
    </div>
  );
}
