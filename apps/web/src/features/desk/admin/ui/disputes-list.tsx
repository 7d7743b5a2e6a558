import { adminDisputeGroups } from '@souk/shared/money/disputes/groups.ts';
import type { AdminDispute } from '@souk/shared/money/disputes/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getDisputes } from '../api/disputes.ts';
import { useTable } from '../model/use-table.ts';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';

const filters = [...adminDisputeGroups, 'all'] as const;
type Filter = (typeof filters)[number];

interface DisputesListProps {
  /** A dispute with all its staff can do about it. */
  open: (orderId: string) => ReactNode;
  /** How it stands. */
  status: (dispute: AdminDispute) => ReactNode;
}

/** Disputes, those that wait for a decision first. */
export function DisputesList({ open, status }: DisputesListProps) {
  const t = useT();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('to-decide');
  const [shown, setShown] = useState<AdminDispute | null>(null);
  const disputes = useQuery(getDisputes({ ...table.wanted, ...(filter === 'all' ? {} : { of: filter }) }));
  return (
    <>
      <PagedList
        title={t('admin.disputes')}
        note={t('admin.note.disputes')}
        filters={
          <FilterChips
            table={table}
            choices={filters}
            chosen={filter}
            wordOf={(key) => (key === 'all' ? t('admin.shopState.all') : t(`disputes.of.${key}`))}
            onChoose={setFilter}
          />
        }
        table={table}
        query={disputes}
        columns={useColumns(setShown, status)}
        rowLabel={({ order }) => order.number}
      />
      <Drawer
        title={shown ? t('orders.number', { number: shown.order.number }) : ''}
        open={shown !== null}
        onOpenChange={(isOpen) => isOpen || setShown(null)}
        wide
      >
        {shown ? (
          <div className="flex flex-col gap-4">
            {open(shown.order._id)}
            <Link
              to="/admin/orders/$orderId"
              params={{ orderId: shown.order._id }}
              className="touch-44 self-start text-14 text-ink-2 underline hover:text-ink-1"
            >
              {t('staffOrders.see')}
            </Link>
          </div>
        ) : null}
      </Drawer>
    </>
  );
}

function useColumns(
  onOpen: (dispute: AdminDispute) => void,
  status: DisputesListProps['status'],
): Column<AdminDispute>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    {
      key: 'order',
      title: t('disputes.order'),
      cell: (dispute) => (
        <button
          type="button"
          onClick={() => onOpen(dispute)}
          className="group block min-h-11 max-w-56 text-start sm:min-h-10"
        >
          <span className="block font-semibold group-hover:underline">{dispute.order.number}</span>
          <span className="block text-13 text-ink-3">{t(`disputes.reason.${dispute.reason}`)}</span>
        </button>
      ),
    },
    {
      key: 'shop',
      phone: 'folded',
      title: t('disputes.by.seller'),
      cell: ({ shop }) => <bdi>{shop.name}</bdi>,
    },
    {
      key: 'buyer',
      phone: 'folded',
      title: t('disputes.by.buyer'),
      cell: ({ buyer }) => <bdi>{buyer}</bdi>,
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: status,
    },
    {
      key: 'opened',
      title: t('disputes.openedOn'),
      cell: ({ openedAt }) => <time dateTime={openedAt}>{dayAndTime(openedAt)}</time>,
    },
    {
      key: 'total',
      phone: 'fact',
      align: 'end',
      title: t('account.amount'),
      cell: ({ order }) => money(order.total, { exact: true }),
    },
  ];
}
