import type { tablePage } from '@souk/shared/limits.ts';
import type { ReactNode } from 'react';
import type { MenuEntry } from '../menu/menu.tsx';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Money and other figures stand at the end. */
  align?: 'start' | 'end';
  /** `once`: in one direction only. */
  sortable?: boolean | 'once';
  /** Can be left out by the reader; the first column cannot. */
  hideable?: boolean;
  /** As in CSS: "120px", "30%". */
  width?: string;
  /** On a phone, where a row shows its first column, one mark and two facts; the rest unfolds. */
  phone?: PhonePlace;
}

/** `line` is a fact that needs a line of its own. */
export type PhonePlace = 'title' | 'mark' | 'fact' | 'line' | 'folded';

export type RowsPerPage = (typeof tablePage.choices)[number];

/** What the server is asked for. */
export interface TableState {
  page: number;
  perPage: RowsPerPage;
  sort: { key: string; direction: 'up' | 'down' } | null;
}

export type TableContent<Row> =
  | { status: 'loading'; rows?: readonly Row[]; total?: number }
  | { status: 'ready'; rows: readonly Row[]; total: number }
  | { status: 'error'; note?: string; requestId?: string; onRetry: () => void };

export interface DataTableProps<Row extends { _id: string }> {
  /** What the table is, for those who cannot see it. */
  label: string;
  columns: ReadonlyArray<Column<Row>>;
  content: TableContent<Row>;
  state: TableState;
  onState: (state: TableState) => void;
  title?: ReactNode;
  /** Chips and search, beside the title. */
  toolbar?: ReactNode;
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Names a row for its checkbox and menu. */
  rowLabel?: (row: Row) => string;
  selected?: ReadonlySet<string>;
  onSelected?: (selected: ReadonlySet<string>) => void;
  /** Lets the reader leave columns out. */
  columnChoice?: boolean;
  /** In the place of numbered pages, for a list that is not counted. */
  footer?: ReactNode;
  /** What will be here, when there is nothing. */
  emptyNote?: string;
  /** The next step when there is nothing. */
  emptyAction?: ReactNode;
}
