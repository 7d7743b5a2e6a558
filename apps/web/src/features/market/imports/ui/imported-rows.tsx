import { importOutcomes } from '@souk/shared/market/imports/outcomes.ts';
import type {
  ImportedRow,
  ImportedRowPage,
  ImportOutcome,
  ProductImport,
} from '@souk/shared/market/imports/schema.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column, TableContent } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { getImportedRows } from '../api/imports.ts';
import { RowRemarks } from './row-remarks.tsx';

type Row = ImportedRow & { _id: string };

/** Each product of the file, those that need a look first. */
export function ImportedRows({ current }: { current: ProductImport }) {
  const t = useT();
  const { number, money } = useFormat();
  const [state, setState] = useState(firstTableState);
  const [outcome, setOutcome] = useState<ImportOutcome | 'all'>('all');
  const { counts } = current;
  const wanted = { page: state.page, perPage: state.perPage, outcome: outcome === 'all' ? null : outcome };
  const found = useQuery(getImportedRows(current, wanted));
  const columns: Column<Row>[] = [
    {
      key: 'title',
      title: t('imports.titleColumn'),
      cell: ({ title, productId, variants }) => (
        <div className="min-w-0">
          <bdi className="line-clamp-2 font-medium">
            {productId ? (
              <Link to="/product/$productId" params={{ productId }} className="hover:underline">
                {title || '–'}
              </Link>
            ) : (
              title || '–'
            )}
          </bdi>
          {variants > 1 ? (
            <span className="text-13 text-ink-3">{t('imports.variants', { count: variants })}</span>
          ) : null}
        </div>
      ),
    },
    {
      key: 'rows',
      phone: 'folded',
      title: t('imports.rowsColumn'),
      width: '84px',
      cell: ({ rows: { from, to } }) => (
        <span className="whitespace-nowrap text-ink-2 figures">
          {from === to ? number(from) : t('imports.rowsFromTo', { from: number(from), to: number(to) })}
        </span>
      ),
    },
    {
      key: 'price',
      title: t('imports.priceColumn'),
      align: 'end',
      width: '104px',
      cell: ({ price }) => (price ? money(price) : '–'),
    },
    {
      key: 'stock',
      title: t('imports.stockColumn'),
      align: 'end',
      width: '88px',
      cell: ({ stock }) => (stock === null ? '–' : number(stock)),
    },
    {
      key: 'check',
      phone: 'line',
      title: t('imports.check'),
      width: '44%',
      cell: (row) => <RowRemarks row={row} />,
    },
  ];
  return (
    <DataTable
      label={t('imports.check')}
      title={t('imports.check')}
      toolbar={
        <Segment
          label={t('imports.show')}
          size={32}
          className="max-w-full overflow-x-auto bare-scroll"
          value={outcome}
          onChange={(next) => {
            setOutcome(next);
            setState({ ...state, page: 1 });
          }}
          choices={[
            { value: 'all' as const, label: t('imports.all') },
            ...importOutcomes
              .filter((value) => counts[value] > 0)
              .map((value) => ({ value, label: t(`imports.outcome.${value}`) })),
          ]}
        />
      }
      columns={columns}
      content={contentOf(found, t)}
      state={state}
      onState={setState}
    />
  );
}

function contentOf(found: UseQueryResult<ImportedRowPage>, t: ReturnType<typeof useT>): TableContent<Row> {
  const { data, error, isPlaceholderData, refetch } = found;
  if (error) return { status: 'error', note: t(errorCopy(error).next), onRetry: () => void refetch() };
  if (!data) return { status: 'loading' };
  const rows = data.items.map((row) => ({ ...row, _id: String(row.position) }));
  return { status: isPlaceholderData ? 'loading' : 'ready', rows, total: data.total };
}
