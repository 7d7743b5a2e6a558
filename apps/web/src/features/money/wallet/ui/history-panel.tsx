import type { MoneyAccount } from '@souk/shared/money/wallet/schema.ts';
import { type HistorySpan, historySpans } from '@souk/shared/money/wallet/spans.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { amountsOf } from '@souk/shared/money-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { AreaChart } from '@/ui/chart/area-chart.tsx';
import { cx } from '@/ui/cx.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getHistory } from '../api/get-history.ts';

interface HistoryPanelProps {
  account: MoneyAccount;
  /** The first is shown first. */
  currencies: readonly string[];
}

/** How much there was over the last days, and when some of it was paid out. */
export function HistoryPanel({ account, currencies }: HistoryPanelProps) {
  const t = useT();
  const format = useFormat();
  const [days, setDays] = useState<HistorySpan>(30);
  const [picked, setPicked] = useState(currencies[0] ?? '');
  const currency = currencies.includes(picked) ? picked : (currencies[0] ?? '');
  const query = useQuery(getHistory({ account, currency, days }));
  const { data } = query;
  const points = data && amountsOf(data.points);
  const money = (amount: number, short = false) =>
    format.money({ amount, currency }, short ? { compact: true } : { exact: true });
  return (
    <Panel className="flex flex-col">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="display text-18">{t('account.balance')}</h2>
          <p className="min-h-5 text-14 text-ink-2">
            {points ? <Change by={points} currency={currency} days={days} /> : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {currencies.length > 1 ? (
            <Segment
              label={t('wallet.currencyShown')}
              size={32}
              value={currency}
              onChange={setPicked}
              choices={currencies.map((value) => ({ value, label: value }))}
            />
          ) : null}
          <Segment
            label={t('wallet.span')}
            size={32}
            value={String(days)}
            onChange={(span) => setDays(historySpans.find((known) => String(known) === span) ?? 30)}
            choices={historySpans.map((span) => ({
              value: String(span),
              label: t(`wallet.spans.${span}`),
            }))}
          />
        </div>
      </div>
      <div className={cx('flex grow flex-col', query.isPlaceholderData && 'opacity-60')}>
        {points?.every(({ amount }) => amount === 0) ? (
          <p className="grid grow place-items-center py-10 text-center text-14 text-ink-2">
            {t(data?.begun ? 'wallet.noBalance' : 'wallet.noHistory')}
          </p>
        ) : data && points ? (
          <AreaChart
            label={t('wallet.history')}
            points={points}
            marks={data.payouts.map(({ at }) => ({ at, name: t('wallet.kind.payout') }))}
            minorPerMain={10 ** minorDigits(currency)}
            amountWords={money}
            dayWords={(at) => format.date(at, 'short')}
          />
        ) : query.isPending ? (
          <Skeleton className="h-66" />
        ) : (
          <ErrorState
            title={t('ui.listFailed')}
            note={t('ui.checkConnection')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
      </div>
    </Panel>
  );
}

interface ChangeProps {
  by: ReadonlyArray<{ amount: number }>;
  currency: string;
  days: HistorySpan;
}

function Change({ by, currency, days }: ChangeProps) {
  const t = useT();
  const { money } = useFormat();
  const amount = (by.at(-1)?.amount ?? 0) - (by[0]?.amount ?? 0);
  const Arrow = amount < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <>
      <span className={cx('me-1 font-semibold figures', amount > 0 ? 'text-won-text' : 'text-ink-2')}>
        {amount === 0 ? null : (
          <Arrow size={16} aria-hidden="true" className="me-0.5 inline align-[-2px] rtl:-scale-x-100" />
        )}
        {money({ amount, currency }, { exact: true, signed: true })}
      </span>
      {t(`wallet.inSpan.${days}`)}
    </>
  );
}
