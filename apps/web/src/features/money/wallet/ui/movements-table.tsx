import type { Movement, MovementPage } from '@souk/shared/money/wallet/schema.ts';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column, TableContent } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { getMovements, type MoneyAccount } from '../api/get-movements.ts';
import { MovementAmount } from './movement-amount.tsx';
import { MovementName } from './movement-name.tsx';

const tones: Record<Movement['state'], StatusTone> = {
  settled: 'closed',
  pending: 'progress',
  'in-dispute': 'action',
  'on-its-way': 'progress',
  'paid-out': 'done',
  failed: 'action',
};

interface MovementsTableProps {
  account: MoneyAccount;
  /** Which account's they are, where there are two. */
  toolbar?: ReactNode;
  emptyAction: ReactNode;
}

/** What happened to one's money, newest first; more of it on demand. */
export function MovementsTable({ account, toolbar, emptyAction }: MovementsTableProps) {
  const t = useT();
  const query = useInfiniteQuery(getMovements(account));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <DataTable
      label={t('account.transactions')}
      title={t('account.transactions')}
      toolbar={toolbar}
      columns={useColumns()}
      content={useContent(query)}
      state={firstTableState}
      onState={() => undefined}
      rowLabel={({ at }) => at}
      emptyNote={t(account === 'shop' ? 'wallet.noShopMovements' : 'account.noTransactions')}
      emptyAction={emptyAction}
      footer={
        hasNextPage ? (
          <div className="grid justify-items-center border-t border-line p-3">
            <Button size={32} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('market.showMore')}
            </Button>
          </div>
        ) : null
      }
    />
  );
}

function useContent(query: UseInfiniteQueryResult<InfiniteData<MovementPage>>): TableContent<Movement> {
  const { data, error, refetch } = query;
  const t = useT();
  if (data) {
    const rows = data.pages.flatMap(({ items }) => items);
    return { status: 'ready', rows, total: rows.length };
  }
  if (!error) return { status: 'loading' };
  const requestId = requestIdOf(error);
  return {
    status: 'error',
    note: t(errorCopy(error).next),
    onRetry: () => void refetch(),
    ...(requestId ? { requestId } : {}),
  };
}

function useColumns(): Column<Movement>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    { key: 'what', title: t('account.what'), cell: (movement) => <MovementName movement={movement} /> },
    {
      key: 'order',
      phone: 'folded',
      title: t('account.order'),
      cell: ({ order, payout }) => <span className="whitespace-nowrap">{order ?? payout ?? '–'}</span>,
    },
    {
      key: 'at',
      phone: 'fact',
      title: t('account.date'),
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {dayAndTime(at)}
        </time>
      ),
    },
    {
      key: 'state',
      phone: 'folded',
      title: t('account.state'),
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`wallet.state.${state}`)}</StatusChip>,
    },
    {
      key: 'amount',
      phone: 'mark',
      title: t('account.amount'),
      align: 'end',
      cell: (movement) => <MovementAmount movement={movement} />,
    },
    {
      key: 'balance',
      phone: 'folded',
      title: t('account.balance'),
      align: 'end',
      cell: ({ balance }) => (balance ? money(balance, { exact: true }) : '–'),
    },
  ];
}
