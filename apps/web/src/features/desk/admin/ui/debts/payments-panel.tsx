import type { DebtPayment } from '@souk/shared/money/payouts/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getDebtPayments } from '../../api/debts.ts';
import { useTable, useTableContent } from '../../model/use-table.ts';
import { SearchBox } from '../search-box.tsx';
import { UndoPayment } from './undo-payment.tsx';

/** What shops paid the market directly, where any did. */
export function PaymentsPanel() {
  const t = useT();
  const table = useTable();
  const payments = useQuery(getDebtPayments(table.wanted));
  const [asked, setAsked] = useState<DebtPayment | null>(null);
  const content = useTableContent(payments);
  const columns = useColumns(setAsked);
  const isSearched = table.typed !== '' || table.wanted.search !== undefined || payments.isPlaceholderData;
  if (!isSearched && !payments.data?.total) return null;
  return (
    <section aria-labelledby="debt-payments" className="mt-10">
      <h2 id="debt-payments" className="display text-18">
        {t('debts.payments')}
      </h2>
      <p className="mt-1 mb-4 max-w-160 text-14 text-ink-2">{t('debts.paymentsNote')}</p>
      <DataTable
        label={t('debts.payments')}
        title={payments.data ? t('admin.inAll', { count: payments.data.total }) : ''}
        toolbar={<SearchBox value={table.typed} onChange={table.setTyped} />}
        columns={columns}
        content={content}
        state={table.state}
        onState={table.setState}
        rowLabel={({ shop, reference }) => `${shop.name} · ${reference}`}
      />
      {asked ? <UndoPayment payment={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function useColumns(onAsk: (payment: DebtPayment) => void): Column<DebtPayment>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    {
      key: 'shop',
      title: t('admin.column.shop'),
      cell: ({ shop, reference }) => (
        <>
          <Link to="/shop/$shopId" params={{ shopId: shop._id }} className="font-semibold hover:underline">
            <bdi>{shop.name}</bdi>
          </Link>
          <bdi className="block text-13 break-words text-ink-2">{reference}</bdi>
        </>
      ),
    },
    {
      key: 'when',
      phone: 'line',
      title: t('debts.when'),
      cell: ({ bookedAt }) => <time dateTime={bookedAt}>{dayAndTime(bookedAt)}</time>,
    },
    {
      key: 'amount',
      phone: 'fact',
      align: 'end',
      title: t('account.amount'),
      cell: ({ amount, undone }) => (
        <span className={undone ? 'text-ink-2 line-through' : ''}>{money(amount, { exact: true })}</span>
      ),
    },
    {
      key: 'act',
      phone: 'line',
      align: 'end',
      title: '',
      cell: (payment) =>
        payment.undone ? (
          <>
            <StatusChip tone="closed">{t('debts.undone')}</StatusChip>
            <bdi className="ms-auto block max-w-80 pt-0.5 text-13 break-words text-ink-2">
              {payment.undone.reason}
            </bdi>
          </>
        ) : (
          <Button size={32} onClick={() => onAsk(payment)}>
            {t('debts.undo')}
          </Button>
        ),
    },
  ];
}
