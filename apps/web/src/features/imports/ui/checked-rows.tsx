import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import type { CheckedFile, PreviewRow } from '../model/formats.ts';

interface CheckedRowsProps {
  name: string;
  file: Extract<CheckedFile, { kind: 'known' }>;
  sending: boolean;
  onStart: () => void;
}

/** What would happen, row by row, before anything does. */
export function CheckedRows({ name, file, sending, onStart }: CheckedRowsProps) {
  const t = useT();
  const { number } = useFormat();
  const [state, setState] = useState(firstTableState);
  const { rows, problems, format } = file;
  const problemsIn = (row: PreviewRow) => problems.filter((problem) => problem.row === row.row);
  const columns: Column<PreviewRow>[] = [
    { key: 'row', title: t('imports.row'), width: '72px', cell: (row) => number(row.row) },
    { key: 'title', title: t('imports.titleColumn'), cell: (row) => row.title || '–' },
    { key: 'price', title: t('imports.priceColumn'), align: 'end', cell: (row) => row.price || '–' },
    { key: 'stock', title: t('imports.stockColumn'), align: 'end', cell: (row) => row.stock || '–' },
    {
      key: 'check',
      title: t('imports.check'),
      cell: (row) => {
        const [first] = problemsIn(row);
        return first ? (
          <StatusChip tone="action">
            {t(`imports.problem.${first.kind}`, { column: first.column })}
          </StatusChip>
        ) : (
          <StatusChip tone="done">{t('imports.fine')}</StatusChip>
        );
      },
    },
  ];
  // What needs a look comes first.
  const sorted = [...rows].sort(
    (a, b) => Number(problemsIn(b).length > 0) - Number(problemsIn(a).length > 0),
  );
  return (
    <>
      <DataTable
        label={name}
        title={name}
        toolbar={
          <span className="text-14 text-ink-2">
            {t('imports.summary', {
              format: t(`imports.format.${format}`),
              rows: rows.length,
              problems: problems.length,
            })}
          </span>
        }
        columns={columns}
        content={{
          status: 'ready',
          rows: sorted.slice((state.page - 1) * state.perPage, state.page * state.perPage),
          total: rows.length,
        }}
        state={state}
        onState={setState}
      />
      <Button
        look="accent"
        size={48}
        className="justify-self-start max-sm:w-full"
        disabled={problems.length > 0 || rows.length === 0}
        loading={sending}
        onClick={onStart}
      >
        {problems.length > 0 ? t('imports.fixFirst') : t('imports.start', { count: rows.length })}
      </Button>
    </>
  );
}
