import type { Money } from '@souk/shared/money.ts';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';

export interface Transaction {
  _id: string;
  title: string;
  order: string | null;
  at: string;
  state: 'pending' | 'settled' | 'paidOut';
  amount: Money;
  balance: Money | null;
}

const tones = { pending: 'progress', settled: 'closed', paidOut: 'done' } as const;
const none: readonly Transaction[] = [];

export function TransactionsTable({ emptyAction }: { emptyAction: ReactNode }) {
  const t = useT();
  const [state, setState] = useState(firstTableState);
  return (
    <DataTable
      label={t('account.transactions')}
      title={t('account.transactions')}
      columns={useColumns()}
      content={{ status: 'ready', rows: none, total: none.length }}
      state={state}
      onState={setState}
      emptyNote={t('account.noTransactions')}
      emptyAction={emptyAction}
    />
  );
}

function useColumns(): Column<Transaction>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const exact = { exact: true };
  return [
    { key: 'what', title: t('account.what'), cell: ({ title }) => title },
    { key: 'order', title: t('account.order'), cell: ({ order }) => order },
    { key: 'at', title: t('account.date'), sortable: true, cell: ({ at }) => dayAndTime(at) },
    {
      key: 'state',
      phone: 'mark',
      title: t('account.state'),
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`account.moneyState.${state}`)}</StatusChip>,
    },
    {
      key: 'amount',
      phone: 'fact',
      title: t('account.amount'),
      align: 'end',
      sortable: true,
      cell: ({ amount }) => money(amount, exact),
    },
    {
      key: 'balance',
      title: t('account.balance'),
      align: 'end',
      cell: ({ balance }) => (balance ? money(balance, exact) : null),
    },
  ];
}
