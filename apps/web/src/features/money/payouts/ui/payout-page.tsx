import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { SchedulePanel } from './schedule-panel.tsx';

interface PayoutPageProps {
  shopId: string;
  currency: string;
}

type Payout = { _id: string; asked: string; account: string; state: string; amount: string };

/** What a shop has earned, when it is paid out and to which account. */
export function PayoutPage({ shopId, currency }: PayoutPageProps) {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  const columns: Column<Payout>[] = [
    { key: 'asked', title: t('payouts.asked'), cell: (payout) => payout.asked },
    { key: 'account', title: t('payouts.account'), cell: (payout) => payout.account },
    { key: 'state', phone: 'mark', title: t('payouts.state'), cell: (payout) => payout.state },
    { key: 'amount', title: t('payouts.amount'), align: 'end', cell: (payout) => payout.amount },
  ];
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsPayout')} note={t('payouts.note')} />
      <div className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Balance label={t('payouts.available')} note={t('payouts.availableNote')} currency={currency} />
          <Balance label={t('payouts.pending')} note={t('payouts.pendingNote')} currency={currency} />
        </div>
        <Panel
          title={t('payouts.account')}
          actions={
            <ButtonLink to="/bankdetails" size={32}>
              {t('payouts.addAccount')}
            </ButtonLink>
          }
        >
          <p className="flex items-center gap-3 text-14 text-ink-2">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-12 bg-fill text-ink-2"
            >
              <Landmark size={20} />
            </span>
            {t('payouts.noAccount')}
          </p>
        </Panel>
        <SchedulePanel shopId={shopId} />
        <DataTable
          label={t('payouts.list')}
          title={t('payouts.list')}
          columns={columns}
          content={{ status: 'ready', rows: [], total: 0 }}
          state={state}
          onState={setState}
          emptyNote={t('payouts.none')}
        />
      </div>
    </>
  );
}

/** Nothing stands here before the first sale. */
function Balance({ label, note, currency }: { label: string; note: string; currency: string }) {
  const { money } = useFormat();
  return (
    <Panel>
      <p className="text-14 text-ink-2">{label}</p>
      <p className="mt-1 font-display text-28 font-[680] figures">
        {money({ amount: 0, currency }, { exact: true })}
      </p>
      <p className="mt-1.5 text-13 text-ink-3">{note}</p>
    </Panel>
  );
}
