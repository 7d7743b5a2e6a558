import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { getListings } from '../api/listings.ts';
import { getOrdersForStaff } from '../api/orders.ts';
import { getShops } from '../api/shops.ts';
import { getLiveShows } from '../api/shows.ts';
import { OnAir } from './on-air.tsx';
import { Waiting } from './waiting.tsx';

interface DashboardProps {
  /** How each part of the market does. */
  status: ReactNode;
}

export function Dashboard({ status }: DashboardProps) {
  const t = useT();
  const { number } = useFormat();
  const orders = useQuery(getOrdersForStaff({}));
  const live = useQuery(getLiveShows());
  const shops = useQuery(getShops({ status: 'open' }));
  const listings = useQuery(getListings({ state: 'on-sale' }));
  const count = (list: { total: number } | undefined) => (list ? number(list.total) : '–');
  return (
    <>
      <PageHeader title={t('admin.dashboard')} className="mb-5" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Tile label={t('admin.tile.orders')} value={count(orders.data)} note={t('admin.tile.ordersNote')} />
        <Tile label={t('admin.tile.live')} value={count(live.data)} note={t('admin.tile.liveNote')} />
        <Tile label={t('admin.tile.shops')} value={count(shops.data)} note={t('admin.tile.shopsNote')} />
        <Tile
          label={t('admin.tile.listings')}
          value={count(listings.data)}
          note={t('admin.tile.listingsNote')}
        />
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_328px]">
        <div className="grid min-w-0 gap-4">
          <Waiting />
        </div>
        <div className="grid min-w-0 gap-4">
          <OnAir shows={live} />
          {status}
        </div>
      </div>
    </>
  );
}

function Tile({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Panel className="max-sm:p-4">
      <p className="text-14 text-ink-2">{label}</p>
      <p className="display mt-1 text-28 figures">{value}</p>
      <p className="mt-1 text-12 text-ink-3">{note}</p>
    </Panel>
  );
}
