import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';

type Key = 'orders' | 'disputes';

/** A list in which nothing has happened yet. */
export function EmptyPage({ section, action }: { section: Key; action?: ReactNode }) {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  return (
    <>
      <PageHeader title={t(`admin.${section}`)} note={t(`admin.note.${section}`)} className="mb-5" />
      <DataTable
        label={t(`admin.${section}`)}
        columns={[]}
        content={{ status: 'ready', rows: [], total: 0 }}
        state={state}
        onState={setState}
        emptyNote={t(`admin.empty.${section}`)}
        emptyAction={action}
      />
    </>
  );
}
