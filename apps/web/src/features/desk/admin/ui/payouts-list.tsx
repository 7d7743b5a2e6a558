import type { AdminPayout } from '@souk/shared/money/payouts/schema.ts';
import { payoutStates } from '@souk/shared/money/payouts/states.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getPayouts } from '../api/payouts.ts';
import { useTable } from '../model/use-table.ts';
import { DebtsPanel } from './debts/debts-panel.tsx';
import { PaymentsPanel } from './debts/payments-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';

const tones: Record<AdminPayout['state'], StatusTone> = {
  ...{ begun: 'progress', sent: 'progress', paid: 'done', failed: 'action' },
};
const filters = ['all', ...payoutStates] as const;
type Filter = (typeof filters)[number];

/** Money on its way to sellers. */
export function PayoutsList() {
  const t = useT();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const payouts = useQuery(getPayouts({ ...table.wanted, ...(filter === 'all' ? {} : { state: filter }) }));
  return (
    <>
      <PagedList
        title={t('admin.payouts')}
        note={t('admin.note.payouts')}
        filters={
          <FilterChips
            table={table}
            choices={filters}
            chosen={filter}
            wordOf={(key) => (key === 'all' ? t('admin.shopState.all') : t(`payouts.states.${key}`))}
            onChoose={setFilter}
          />
        }
        table={table}
        query={payouts}
        columns={usePayoutColumns()}
        rowLabel={({ number }) => number}
      />
      <DebtsPanel />
      <PaymentsPanel />
    </>
  );
}

export function usePayoutColumns(): Column<AdminPayout>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    {
      key: 'number',
      title: t('payouts.number'),
      cell: ({ number, shop, refusal }) => (
        <>
          <Link to="/shop/$shopId" params={{ shopId: shop._id }} className="font-semibold hover:underline">
            {number} · {shop.name}
          </Link>
          {refusal ? (
            <span className="block text-13 text-ink-3">{t('admin.payoutRefusal', { code: refusal })}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'asked',
      title: t('account.date'),
      cell: ({ requestedAt, bySchedule }) => (
        <>
          {dayAndTime(requestedAt)}
          <span className="block text-13 text-ink-3">
            {t(bySchedule ? 'payouts.bySchedule' : 'payouts.atRequest')}
          </span>
        </>
      ),
    },
    {
      key: 'account',
      phone: 'folded',
      title: t('payouts.account'),
      cell: ({ last4 }) => t('account.bankEnding', { last4 }),
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`payouts.states.${state}`)}</StatusChip>,
    },
    {
      key: 'amount',
      phone: 'fact',
      align: 'end',
      title: t('account.amount'),
      cell: ({ amount }) => money(amount, { exact: true }),
    },
  ];
}
