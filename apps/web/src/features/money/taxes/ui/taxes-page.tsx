import type { CountryTaxAnswer } from '@souk/shared/money/taxes/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getTaxedCategories, getTaxes } from '../api/taxes.ts';
import { RemoveTax } from './remove-tax.tsx';
import { TaxForm } from './tax-form.tsx';
import { TaxRow } from './tax-row.tsx';

interface TaxesPageProps {
  /** The country whose taxes are edited, or "new". */
  edited: string | undefined;
  onEdit: (edited: string | null) => void;
  /** Support reads. */
  mayChange: boolean;
}

/** The taxes of every country that has some, or the form for one. */
export function TaxesPage({ edited, onEdit, mayChange }: TaxesPageProps) {
  const t = useT();
  const { code } = useLanguage();
  const query = useQuery(getTaxes());
  const { data: categories } = useQuery(getTaxedCategories());
  const [doomed, setDoomed] = useState<CountryTaxAnswer | null>(null);
  const { data: taxes } = query;
  const tax = taxes?.find(({ country }) => country === edited);
  if (taxes && categories && mayChange && (tax || edited === 'new'))
    return (
      <TaxForm
        key={edited}
        tax={tax}
        taken={taxes.map(({ country }) => country)}
        categories={categories}
        onDone={() => onEdit(null)}
      />
    );
  const isEmpty = taxes?.length === 0;
  const add = mayChange ? (
    <Button look="accent" icon={<Plus size={17} aria-hidden="true" />} onClick={() => onEdit('new')}>
      {t('taxes.add')}
    </Button>
  ) : null;
  const requestId = requestIdOf(query.error);
  const shown = taxes?.toSorted((a, b) =>
    countryName(a.country, code).localeCompare(countryName(b.country, code), code),
  );
  return (
    <>
      <PageHeader
        title={t('admin.taxes')}
        note={t('taxes.note')}
        className="mb-5"
        actions={isEmpty ? null : add}
      />
      {isEmpty ? (
        <EmptyState
          className="rounded-16 border border-line bg-surface !py-12"
          title={t('taxes.none')}
          note={t('taxes.noneNote')}
          action={add}
        />
      ) : shown ? (
        <ul className="divide-y divide-hairline overflow-hidden rounded-16 border border-line bg-surface">
          {shown.map((one) => (
            <li key={one.country}>
              <TaxRow
                tax={one}
                categories={categories ?? []}
                onEdit={mayChange ? () => onEdit(one.country) : null}
                onRemove={mayChange ? () => setDoomed(one) : null}
              />
            </li>
          ))}
        </ul>
      ) : query.isError ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={t(errorCopy(query.error).next)}
          {...(requestId ? { requestId } : {})}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton className="h-60 rounded-16" />
      )}
      <RemoveTax doomed={doomed} onClose={() => setDoomed(null)} />
    </>
  );
}
