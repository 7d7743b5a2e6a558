import type { ShopDebt } from '@souk/shared/money/payouts/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getDebts } from '../../api/debts.ts';
import { useTable, useTableContent } from '../../model/use-table.ts';
import { SearchBox } from '../search-box.tsx';
import { RecordPayment } from './record-payment.tsx';

/** Shops that owe the market, where there are any. */
export function DebtsPanel() {
  const t = useT();
  const table = useTable();
  const debts = useQuery(getDebts(table.wanted));
  const [asked, setAsked] = useState<ShopDebt | null>(null);
  const content = useTableContent(debts);
  const columns = useColumns(setAsked);
  const isSearched = table.typed !== '' || table.wanted.search !== undefined || debts.isPlaceholderData;
  if (!isSearched && !debts.data?.total) return null;
  return (
    <section aria-labelledby="debts" className="mt-10">
      <h2 id="debts" className="display text-18">
        {t('debts.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-160 text-14 text-ink-2">{t('debts.note')}</p>
      <DataTable
        label={t('debts.title')}
        title={debts.data ? t('admin.inAll', { count: debts.data.total }) : ''}
        toolbar={<SearchBox value={table.typed} onChange={table.setTyped} />}
        columns={columns}
        content={content}
        state={table.state}
        onState={table.setState}
        rowLabel={({ shop }) => shop.name}
      />
      {asked ? <RecordPayment debt={asked} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function useColumns(onAsk: (debt: ShopDebt) => void): Column<ShopDebt>[] {
  const t = useT();
  const { money } = useFormat();
  return [
    {
      key: 'shop',
      title: t('admin.column.shop'),
      cell: ({ shop }) => (
        <Link to="/shop/$shopId" params={{ shopId: shop._id }} className="font-semibold hover:underline">
          <bdi>{shop.name}</bdi>
        </Link>
      ),
    },
    {
      key: 'owed',
      phone: 'fact',
      align: 'end',
      title: t('debts.owed'),
      cell: ({ owed }) => money(owed, { exact: true }),
    },
    {
      key: 'act',
      phone: 'line',
      align: 'end',
      title: '',
      cell: (debt) => (
        <Button size={32} onClick={() => onAsk(debt)}>
          {t('debts.record')}
        </Button>
      ),
    },
  ];
}
