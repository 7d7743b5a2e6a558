import { licences } from 'virtual:licences';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';

type Licence = (typeof licences)[number];

export function LicencesPanel() {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  const columns: Column<Licence>[] = [
    {
      key: 'package',
      title: t('developers.package'),
      cell: ({ _id }) => (
        <span dir="ltr" className="font-medium wrap-anywhere">
          {_id}
        </span>
      ),
    },
    {
      key: 'version',
      title: t('developers.version'),
      cell: ({ version }) => <span dir="ltr">{version}</span>,
    },
    {
      key: 'licence',
      title: t('developers.licence'),
      cell: ({ licence }) => <span dir="ltr">{licence}</span>,
    },
  ];
  return (
    <section aria-labelledby="licences">
      <h2 id="licences" className="display text-22">
        {t('developers.licences')}
      </h2>
      <p className="mt-2 mb-4 text-14 text-ink-2">
        {t('developers.licencesNote', { count: licences.length })}
      </p>
      <DataTable
        label={t('developers.licences')}
        columns={columns}
        content={{
          status: 'ready',
          rows: licences.slice((state.page - 1) * state.perPage, state.page * state.perPage),
          total: licences.length,
        }}
        state={state}
        onState={setState}
      />
    </section>
  );
}
