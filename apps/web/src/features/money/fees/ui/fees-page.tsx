import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { FeeTable } from '@souk/shared/money/fees/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getAllCategories, getFees, type RateOwner } from '../api/fees.ts';
import { CancelLimit } from './cancel-limit.tsx';
import { LateOrders } from './late-orders.tsx';
import { MarketFeesForm } from './market-fees.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { RateWords } from './rate-words.tsx';
import { RatesPanel } from './rates-panel.tsx';

/** What selling costs: in the market, in some categories, for some shops. Support reads. */
export function FeesPage({ mayChange }: { mayChange: boolean }) {
  const t = useT();
  const fees = useQuery(getFees());
  const categories = useQuery(getAllCategories());
  const failed = fees.error ?? categories.error;
  return (
    <>
      <PageHeader title={t('admin.fees')} note={t('fees.note')} className="mb-5" />
      {fees.data && categories.data ? (
        <Fees table={fees.data} paths={categoryPaths(categories.data)} mayChange={mayChange} />
      ) : failed ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={t(errorCopy(failed).next)}
          retrying={fees.isFetching || categories.isFetching}
          onRetry={() => void Promise.all([fees.refetch(), categories.refetch()])}
        />
      ) : (
        <Skeleton className="h-80 rounded-16" />
      )}
    </>
  );
}

interface FeesProps {
  table: FeeTable;
  paths: ReturnType<typeof categoryPaths>;
  mayChange: boolean;
}

function Fees({ table, paths, mayChange }: FeesProps) {
  const t = useT();
  const { currency, market, elsewhere } = table;
  // The one that is edited; a new one has no id yet.
  const [edited, setEdited] = useState<(Omit<RateOwner, '_id'> & { _id: string | null }) | null>(null);
  const categories = table.categories.map((one) => ({
    ...one,
    name: paths.find(({ _id }) => _id === one._id)?.path ?? '',
  }));
  const rows = { category: categories, shop: table.shops };
  return (
    <div className="grid max-w-190 gap-4">
      {mayChange ? (
        <MarketFeesForm market={market} currency={currency} elsewhere={elsewhere} />
      ) : (
        <Panel title={t('fees.market')} className="text-14 sm:p-6">
          <RateWords rate={market.commission} currency={currency} />
        </Panel>
      )}
      {(['category', 'shop'] as const).map((kind) => (
        <RatesPanel
          key={kind}
          title={t(`fees.of.${kind}`)}
          note={t(`fees.note.${kind}`)}
          add={t(`fees.add.${kind}`)}
          kind={kind}
          rows={rows[kind]}
          currency={currency}
          onEdit={mayChange ? (_id) => setEdited({ kind, _id }) : null}
        />
      ))}
      {mayChange ? <CancelLimit /> : null}
      {mayChange ? <LateOrders /> : null}
      {edited ? (
        <RateDialog
          owner={edited}
          known={rows[edited.kind]}
          paths={paths}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </div>
  );
}
