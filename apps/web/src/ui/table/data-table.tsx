import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Menu } from '../menu/menu.tsx';
import { Pagination } from './pagination.tsx';
import { SortMenu } from './sort-menu.tsx';
import type { Column, DataTableProps } from './table.types.ts';
import { TableHead } from './table-head.tsx';
import { SkeletonRows, TableRow } from './table-rows.tsx';
import { withinReach } from './table-state.ts';

/** Rows that the server pages and sorts; a phone shows what matters of each row and unfolds the rest. */
export function DataTable<Row extends { _id: string }>(props: DataTableProps<Row>) {
  const { label, columns, content, state, onState, title, toolbar, columnChoice, emptyNote, emptyAction } =
    props;
  const t = useT();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const shown = columns.filter((column) => !hidden.has(column.key));
  const rows = content.status === 'error' ? [] : (content.rows ?? []);
  const total = content.status === 'error' ? 0 : (content.total ?? 0);
  const within = content.status === 'ready' && rows.length === 0 ? withinReach(state, total) : state;
  const busy = content.status === 'loading' || within !== state;
  const empty = !busy && content.status === 'ready' && rows.length === 0;
  useEffect(() => {
    if (within.page !== state.page) onState(within);
  });
  const chooser = columnChoice ? (
    <Menu
      trigger={
        <IconButton label={t('ui.columns')}>
          <Columns3 size={18} aria-hidden="true" />
        </IconButton>
      }
      entries={columns
        .slice(1)
        .filter(isHideable)
        .map((column) => ({
          kind: 'check',
          key: column.key,
          label: column.title,
          checked: !hidden.has(column.key),
          onChange: (on) => setHidden((before) => withColumn(before, column.key, on)),
        }))}
    />
  ) : null;
  // Where rows can be chosen, it stands beside the box that chooses all.
  const sorting =
    props.onSelected || empty ? null : <SortMenu columns={columns} state={state} onState={onState} />;
  return (
    <section aria-label={label} className="min-w-0 overflow-hidden rounded-16 border border-line bg-surface">
      {title || toolbar || chooser ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-2 sm:px-5">
          <h2 className="display text-18">{title}</h2>
          {sorting}
          <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
            {toolbar}
            {chooser}
          </div>
        </div>
      ) : null}
      {content.status === 'error' ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={content.note ?? t('ui.checkConnection')}
          requestId={content.requestId}
          onRetry={content.onRetry}
          className="border-t border-line py-12"
        />
      ) : empty ? (
        <EmptyState
          title={t('ui.noData')}
          note={emptyNote}
          action={emptyAction}
          className="border-t border-line py-12"
        />
      ) : (
        <div className="relative overflow-x-auto" aria-busy={busy}>
          <table
            aria-label={label}
            className={cx(
              'w-full border-collapse text-14 transition-opacity max-sm:block',
              busy && rows.length > 0 && 'opacity-55',
            )}
          >
            <TableHead {...props} columns={shown} rows={rows} />
            <tbody className="max-sm:block">
              {busy && rows.length === 0 ? (
                <SkeletonRows
                  columns={shown}
                  selectable={Boolean(props.onSelected)}
                  actions={Boolean(props.rowActions)}
                />
              ) : (
                rows.map((row) => <TableRow key={row._id} row={row} {...props} columns={shown} />)
              )}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > 0 && props.footer === undefined ? (
        <Pagination state={state} onState={onState} total={total} shown={rows.length} />
      ) : (
        props.footer
      )}
    </section>
  );
}

const isHideable = ({ hideable = true }: Pick<Column<never>, 'hideable'>): boolean => hideable;

function withColumn(hidden: ReadonlySet<string>, key: string, on: boolean): Set<string> {
  const next = new Set(hidden);
  if (on) next.delete(key);
  else next.add(key);
  return next;
}
