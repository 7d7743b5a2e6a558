import { tablePage } from '@souk/shared/limits.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { Segment } from '../segment/segment.tsx';
import { pageCountOf, pageWindow, rowSpan } from './page-window.ts';
import type { RowsPerPage, TableState } from './table.types.ts';
import { withRowsPerPage } from './table-state.ts';

interface PaginationProps {
  state: TableState;
  onState: (state: TableState) => void;
  total: number;
  shown: number;
}

export function Pagination({ state, onState, total, shown }: PaginationProps) {
  const t = useT();
  const { number } = useFormat();
  const { from, to } = rowSpan(state.page, state.perPage, shown);
  const sizes = tablePage.choices.map((size) => ({ value: String(size), label: number(size) }));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-2.5 sm:px-5 text-14 text-ink-2">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true">{t('ui.rows')}</span>
        <Segment
          label={t('ui.rowsPerPage')}
          size={32}
          choices={sizes}
          value={String(state.perPage)}
          onChange={(size) => onState(withRowsPerPage(state, Number(size) as RowsPerPage))}
        />
        <span className="figures" aria-live="polite">
          {t('ui.rowsOf', { from: number(from), to: number(to), total: number(total) })}
        </span>
      </div>
      <PageButtons
        page={state.page}
        pageCount={pageCountOf(total, state.perPage)}
        onPage={(page) => onState({ ...state, page })}
      />
    </div>
  );
}

interface PageButtonsProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

const key =
  'grid h-9.5 min-w-8 grow max-w-14 place-items-center rounded-12 px-1.5 font-medium figures sm:min-w-9.5 sm:grow-0 max-sm:h-11';

function PageButtons({ page, pageCount, onPage }: PageButtonsProps) {
  const t = useT();
  const { number } = useFormat();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('ui.pages')} className="flex items-center justify-between max-sm:w-full">
      <button
        type="button"
        aria-label={t('ui.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={cx(key, 'enabled:hover:bg-fill disabled:opacity-35')}
      >
        <ChevronLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
      {pageWindow(page, pageCount).map((shown) => (
        <button
          key={shown}
          type="button"
          aria-label={t('ui.page', { page: number(shown) })}
          aria-current={shown === page ? 'page' : undefined}
          onClick={() => onPage(shown)}
          className={cx(
            key,
            shown === page ? 'bg-ink font-semibold text-on-ink' : 'text-ink-1 hover:bg-fill',
          )}
        >
          {number(shown)}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('ui.nextPage')}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
        className={cx(key, 'enabled:hover:bg-fill disabled:opacity-35')}
      >
        <ChevronRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
      </button>
    </nav>
  );
}
