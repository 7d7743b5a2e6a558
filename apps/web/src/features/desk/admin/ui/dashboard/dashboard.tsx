import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormat, useSpeech, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getDashboard } from '../../api/dashboard.ts';
import { getLiveShows } from '../../api/shows.ts';
import { figuresOf, type Span, spans } from '../../model/figures.ts';
import { DisputesPanel } from './disputes-panel.tsx';
import { OnAir } from './on-air.tsx';
import { PayoutsPanel } from './payouts-panel.tsx';
import { SalesByDay } from './sales-by-day.tsx';
import { Tile } from './tile.tsx';

interface DashboardProps {
  /** What a new market needs. */
  start: ReactNode;
  /** How each part of the market does. */
  status: ReactNode;
}

/** How the market does, what is on air, and which money and cases wait. */
export function Dashboard({ start, status }: DashboardProps) {
  const t = useT();
  const { number, money } = useFormat();
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const [span, setSpan] = useState<Span>('30');
  const [picked, setPicked] = useState<string | null>(null);
  const query = useQuery(getDashboard({ days: Number(span), timeZone: useSpeech().state.timeZone }));
  const live = useQuery(getLiveShows());
  const currencies = query.data?.sales.map((one) => one.currency) ?? [];
  const currency = currencies.find((one) => one === picked) ?? currencies[0] ?? '';
  const figures = query.data ? figuresOf(query.data, currency, span) : null;
  const of = (one: { total: number; change: number | null } | undefined) => ({
    ...{ value: one ? number(one.total) : '–', change: one?.change ?? null, span },
  });
  return (
    <>
      <PageHeader
        title={t('admin.dashboard')}
        actions={
          <Segment
            label={t('sell.span')}
            value={span}
            onChange={setSpan}
            choices={spans.map((value) => ({ value, label: t(`sell.spans.${value}`) }))}
          />
        }
        className="mb-5"
      />
      {start}
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Tile
          label={t('sell.sales')}
          {...of(figures?.sales)}
          {...(figures ? { value: money({ amount: figures.sales.total, currency }) } : {})}
        />
        <Tile label={t('admin.tile.orders')} {...of(figures?.orders)} />
        <Tile
          label={t('admin.tile.live')}
          value={live.data ? number(live.data.total) : '–'}
          note={t('admin.tile.liveNote')}
        />
        <Tile label={t('admin.tile.signUps')} {...of(figures?.signUps)} />
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_328px]">
        <div className="grid min-w-0 gap-4">
          <SalesByDay
            currency={currency}
            currencies={currencies}
            onCurrency={setPicked}
            sales={figures?.sales ?? null}
            missing={
              query.isPending ? (
                <Skeleton className="h-66" />
              ) : (
                <ErrorState
                  title={t('ui.listFailed')}
                  note={t('ui.checkConnection')}
                  onRetry={() => void query.refetch()}
                  retrying={query.isFetching}
                />
              )
            }
          />
          {isAdmin ? <PayoutsPanel /> : null}
        </div>
        <div className="grid min-w-0 gap-4">
          <OnAir shows={live} />
          <DisputesPanel />
          {status}
        </div>
      </div>
    </>
  );
}
