import { type MovementGroup, movementGroups } from '@souk/shared/money/wallet/groups.ts';
import type { MoneyAccount, Movement, MovementPage } from '@souk/shared/money/wallet/schema.ts';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { SearchField } from '@/ui/search-field/search-field.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { TableContent } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { getMovements } from '../api/get-movements.ts';
import { useSettled } from '../model/use-settled.ts';
import { useMovementColumns } from './movement-columns.tsx';
import { StatementButton } from './statement-button.tsx';

interface MovementsTableProps {
  account: MoneyAccount;
  emptyAction: ReactNode;
}

/** What happened to one's money, newest first; more of it on demand. */
export function MovementsTable({ account, emptyAction }: MovementsTableProps) {
  const t = useT();
  const [show, setShow] = useState<MovementGroup | null>(null);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const view = { account, show, search };
  const query = useInfiniteQuery(getMovements(view));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const isNarrowed = show !== null || search !== '';
  const content = useContent(query);
  const hasNone = !isNarrowed && content.status === 'ready' && content.rows.length === 0;
  const showAll = () => {
    setShow(null);
    setTyped('');
  };
  return (
    <DataTable
      label={t('account.transactions')}
      title={t('account.transactions')}
      toolbar={
        hasNone ? null : (
          <>
            <ChipRow label={t('wallet.show')}>
              {[null, ...movementGroups[account]].map((group) => (
                <Chip key={group ?? 'all'} chosen={group === show} onClick={() => setShow(group)}>
                  {t(`wallet.groups.${group ?? 'all'}`)}
                </Chip>
              ))}
            </ChipRow>
            <SearchField label={t(`wallet.find.${account}`)} value={typed} onChange={setTyped} />
            <StatementButton view={view} />
          </>
        )
      }
      columns={useMovementColumns()}
      content={content}
      state={firstTableState}
      onState={() => undefined}
      rowLabel={({ at }) => at}
      emptyNote={t(
        isNarrowed
          ? 'wallet.noneFound'
          : account === 'shop'
            ? 'wallet.noShopMovements'
            : 'account.noTransactions',
      )}
      emptyAction={isNarrowed ? <Button onClick={showAll}>{t('wallet.showAll')}</Button> : emptyAction}
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
  const { data, error, refetch, isPlaceholderData } = query;
  const t = useT();
  if (data) {
    const rows = data.pages.flatMap(({ items }) => items);
    return { status: isPlaceholderData ? 'loading' : 'ready', rows, total: rows.length };
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
