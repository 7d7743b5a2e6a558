import type { LastDays } from '@souk/shared/desk/last-days.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { AreaChart } from '@/ui/chart/area-chart.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';

interface SalesByDayProps {
  currency: string;
  /** All in which something was sold. */
  currencies: readonly string[];
  onCurrency: (currency: string) => void;
  /** Null while they are not known. */
  sales: LastDays | null;
  /** In its place. */
  missing: ReactNode;
}

/** What all shops sold, in one currency at a time. */
export function SalesByDay({ currency, currencies, onCurrency, sales, missing }: SalesByDayProps) {
  const t = useT();
  const format = useFormat();
  const money = (amount: number, short = false) =>
    format.money({ amount, currency }, short ? { compact: true } : { exact: true });
  return (
    <Panel
      title={t('sell.salesByDay')}
      actions={
        currencies.length > 1 ? (
          <Segment
            label={t('wallet.currencyShown')}
            size={32}
            value={currency}
            onChange={onCurrency}
            choices={currencies.map((value) => ({ value, label: value }))}
          />
        ) : null
      }
      className="flex flex-col"
    >
      {!sales ? (
        missing
      ) : sales.days.every(({ amount }) => amount === 0) ? (
        <p className="grid min-h-40 grow place-items-center text-center text-14 text-ink-2">
          {t('sell.noSales')}
        </p>
      ) : (
        <AreaChart
          label={t('sell.salesByDay')}
          points={sales.days.map(({ day, amount }) => ({ at: `${day}T12:00:00Z`, amount }))}
          marks={[]}
          minorPerMain={10 ** minorDigits(currency)}
          amountWords={money}
          dayWords={(at) => format.date(at, 'short')}
        />
      )}
    </Panel>
  );
}
