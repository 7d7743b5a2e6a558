import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';

/** What asks for a decision: payouts and disputes. */
export function Waiting() {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  const nothing = { status: 'ready', rows: [], total: 0 } as const;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <DataTable
        label={t('admin.payoutsToApprove')}
        title={t('admin.payoutsToApprove')}
        columns={[]}
        content={nothing}
        state={state}
        onState={setState}
        emptyNote={t('admin.empty.payouts')}
        emptyAction={<ButtonLink to="/admin/payouts">{t('admin.seePayouts')}</ButtonLink>}
      />
      <DataTable
        label={t('admin.disputes')}
        title={t('admin.disputes')}
        columns={[]}
        content={nothing}
        state={state}
        onState={setState}
        emptyNote={t('admin.empty.disputes')}
        emptyAction={<ButtonLink to="/admin/disputes">{t('admin.seeDisputes')}</ButtonLink>}
      />
    </div>
  );
}
