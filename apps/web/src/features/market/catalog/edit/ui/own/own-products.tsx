import { chosenLimit } from '@souk/shared/market/catalog/edit-limits.ts';
import type {
  ChosenProduct,
  OwnProductPage,
  OwnProductRow,
} from '@souk/shared/market/catalog/manage-schema.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { useDiscarded } from '@/ui/editing/discarded.store.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { TableContent } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { useTyped } from '@/ui/text-input/use-typed.ts';
import { chooseAll, setStock } from '../../api/own-products.ts';
import { type OwnList, type OwnStatus, ownQueryOf } from '../../model/own-list.ts';
import { productStatuses } from '../../model/product-status.ts';
import { BulkBar, type BulkChange } from './bulk-bar.tsx';
import { useOwnColumns } from './own-columns.tsx';
import { type RowAct, useRowActions } from './row-actions.tsx';

interface OwnProductsProps {
  shopId: string;
  list: OwnList;
  onList: (list: OwnList) => void;
  onFind: (q: string) => void;
  query: UseQueryResult<OwnProductPage>;
  categories: readonly Category[];
  onAct: (act: RowAct, product: OwnProductRow) => void;
  onBulk: (change: BulkChange, products: readonly ChosenProduct[]) => void;
  working: boolean;
  /** How many of many were tried by now. */
  tried: number | null;
  /** Grows with each change to many: what was chosen before it is not what there is now. */
  round: number;
  onStock: (product: OwnProductRow, available: number) => void;
  onFailure: (error: unknown, product: OwnProductRow) => void;
  /** The rest of the list could not be asked for. */
  onChooseFailure: (error: unknown) => void;
}

/** Everything a shop has: what is on sale, what is being written, what was put away. */
export function OwnProducts(props: OwnProductsProps) {
  const { shopId, list, onList, onFind, query, categories, onAct, onBulk, working, tried, round } = props;
  const { onStock, onFailure, onChooseFailure } = props;
  const t = useT();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const stock = useMutation({
    mutationFn: ({ product, available }: { product: OwnProductRow; available: number }) =>
      setStock(product.singleVariantId ?? '', available, product.available),
    onSuccess: ({ available }, { product }) => onStock(product, available),
    onError: (error, { product }) => onFailure(error, product),
  });
  const columns = useOwnColumns({
    refused: stock.isError ? { _id: stock.variables.product._id, at: stock.submittedAt } : null,
    busy: stock.isPending ? (stock.variables?.product._id ?? null) : null,
    onStock: (product, available) => stock.mutate({ product, available }),
  });
  const actionsOf = useRowActions(onAct);
  const counts = query.data?.counts;
  const discarded = useDiscarded(({ ids }) => ids);
  const rows = (query.data?.items ?? []).filter(({ _id }) => !discarded.has(_id));
  const filter = ownQueryOf(list);
  const found = `${filter.status} ${filter.q} ${round}`;
  const choose = useMutation({
    mutationFn: async (of: string) => ({ of, ...(await chooseAll(shopId, filter)) }),
    onSuccess: ({ items }) => setSelected(new Set(items.map(({ _id }) => _id))),
    onError: onChooseFailure,
  });
  // What was chosen of one list is not chosen of another.
  const every = choose.data?.of === found ? choose.data.items : null;
  const chosen: readonly ChosenProduct[] = (every ?? rows).filter(({ _id }) => selected.has(_id));
  const pageChosen = rows.length > 0 && rows.every(({ _id }) => selected.has(_id));
  const total = query.data?.total ?? 0;
  const empty = query.data && !query.isPlaceholderData && query.data.total === 0;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <ChipRow label={t('own.statuses')}>
          {choices(list, counts).map((status) => (
            <Chip
              key={status}
              chosen={status === list.status}
              {...(counts ? { count: counts[status] } : {})}
              onClick={() => onList({ ...list, status, state: { ...list.state, page: 1 } })}
            >
              {words(status)}
            </Chip>
          ))}
        </ChipRow>
        <Find value={list.q} onFind={onFind} />
      </div>
      {chosen.length > 0 ? (
        <BulkBar
          products={chosen}
          categories={categories}
          working={working}
          tried={tried}
          more={
            pageChosen && chosen.length < Math.min(total, chosenLimit)
              ? {
                  total: Math.min(total, chosenLimit),
                  choosing: choose.isPending,
                  onChoose: () => choose.mutate(found),
                }
              : null
          }
          onChange={(change) => onBulk(change, chosen)}
          onClose={() => {
            setSelected(new Set());
            choose.reset();
          }}
        />
      ) : null}
      {empty ? (
        <Nothing shopId={shopId} list={list} onList={onList} />
      ) : (
        <DataTable
          label={t('own.title')}
          columns={columns}
          content={contentOf(query, rows, t(errorCopy(query.error).next))}
          state={list.state}
          onState={(state) => onList({ ...list, state })}
          selected={selected}
          onSelected={setSelected}
          rowLabel={({ title }) => title || t('own.untitled')}
          rowActions={actionsOf}
        />
      )}
    </>
  );

  function words(status: OwnStatus): string {
    return status === 'all' || status === 'from-shows'
      ? t(`own.status.${status}`)
      : t(`editor.status.${status}`);
  }
}

/** A seller who has made nothing in a show is not offered to look at it. */
function choices({ status }: OwnList, counts: OwnProductPage['counts'] | undefined): readonly OwnStatus[] {
  const all = ['all', ...productStatuses] as const;
  return counts?.['from-shows'] || status === 'from-shows' ? [...all, 'from-shows'] : all;
}

function Find({ value, onFind }: { value: string; onFind: (q: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useTyped(value, onFind);
  return (
    <label className="flex h-[2.5rem] items-center gap-2.5 rounded-12 border border-control bg-surface px-3.25 ring-accent-ring focus-within:border-ink-1 focus-within:ring-3 max-sm:h-[3rem] max-sm:w-full sm:w-72">
      <Search size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <input
        type="search"
        aria-label={t('own.find')}
        placeholder={t('own.find')}
        value={typed}
        maxLength={120}
        onChange={(event) => setTyped(event.target.value)}
        className="h-full min-w-0 grow bg-transparent text-15 outline-none placeholder:text-ink-3 max-sm:text-16"
      />
    </label>
  );
}

function Nothing({ shopId, list, onList }: Pick<OwnProductsProps, 'shopId' | 'list' | 'onList'>) {
  const t = useT();
  const filtered = list.q !== '' || list.status !== 'all';
  return (
    <div className="rounded-16 border border-line bg-surface">
      <EmptyState
        title={list.q ? t('own.noneFound') : t('ui.noData')}
        note={filtered ? null : t('own.noneYet')}
        action={
          filtered ? (
            <Button onClick={() => onList({ status: 'all', q: '', state: firstTableState })}>
              {t('own.allShown')}
            </Button>
          ) : (
            <ButtonLink to="/shop/add/$shopId" params={{ shopId }} look="accent">
              {t('own.add')}
            </ButtonLink>
          )
        }
        className="py-14"
      />
    </div>
  );
}

function contentOf(
  query: UseQueryResult<OwnProductPage>,
  rows: readonly OwnProductRow[],
  note: string,
): TableContent<OwnProductRow> {
  const { data, error, isPlaceholderData, refetch } = query;
  if (data) {
    return { status: isPlaceholderData ? 'loading' : 'ready', rows, total: data.total };
  }
  if (!error) return { status: 'loading' };
  const requestId = requestIdOf(error);
  return { status: 'error', note, onRetry: () => void refetch(), ...(requestId ? { requestId } : {}) };
}
