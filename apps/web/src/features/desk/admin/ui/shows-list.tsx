import type { AdminShowQuery, AdminShowRow, AdminShowSort } from '@souk/shared/desk/admin-shows/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OctagonX, Power } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getShows } from '../api/shows.ts';
import { orderOf, useTable } from '../model/use-table.ts';
import { EndShow } from './end-show.tsx';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';
import { StopLot } from './stop-lot.tsx';

const tones: Record<ShowState, StatusTone> = {
  scheduled: 'progress',
  rehearsal: 'progress',
  live: 'action',
  ended: 'closed',
  replay: 'done',
  cancelled: 'closed',
};

const filters = ['all', 'live', 'scheduled', 'rehearsal', 'ended', 'replay', 'cancelled', 'private'] as const;
type Filter = (typeof filters)[number];

export function ShowsList() {
  const t = useT();
  const { number, dayAndTime } = useFormat();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const [asked, setAsked] = useState<{ act: 'end' | 'stop'; show: AdminShowRow } | null>(null);
  const shows = useQuery(
    getShows({ ...table.wanted, ...askedBy(filter), ...orderOf<AdminShowSort>(table.state.sort) }),
  );
  const columns: Column<AdminShowRow>[] = [
    {
      key: 'title',
      title: t('admin.column.show'),
      sortable: true,
      cell: ({ _id, title, cover }) => (
        <Link
          to="/live/$roomId"
          params={{ roomId: _id }}
          className="flex min-w-0 items-center gap-3 font-semibold hover:underline"
        >
          <span className="w-8 shrink-0">
            <Picture image={cover} alt="" ratio="4/5" sizes="32px" className="rounded-6" />
          </span>
          <span className="line-clamp-1 max-sm:line-clamp-2">{title}</span>
        </Link>
      ),
    },
    { key: 'shop', title: t('admin.column.shop'), sortable: true, cell: ({ shop }) => shop.name },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: ({ state, visibility }) => (
        <span className="inline-flex flex-wrap gap-1.5">
          {state === 'live' ? (
            <LiveBadge />
          ) : (
            <StatusChip tone={tones[state]}>{t(`admin.showState.${state}`)}</StatusChip>
          )}
          {visibility === 'private' ? (
            <StatusChip tone="closed">{t('admin.showState.private')}</StatusChip>
          ) : null}
        </span>
      ),
    },
    {
      key: 'startsAt',
      title: t('admin.column.starts'),
      sortable: true,
      cell: ({ startsAt }) => <span className="figures">{dayAndTime(startsAt)}</span>,
    },
    {
      key: 'lots',
      title: t('admin.column.lots'),
      align: 'end',
      sortable: true,
      cell: ({ lotCount }) => number(lotCount),
    },
    {
      key: 'viewers',
      title: t('admin.column.viewers'),
      align: 'end',
      sortable: true,
      cell: ({ viewerCount }) => number(viewerCount),
    },
  ];
  const entriesOf = (show: AdminShowRow): MenuEntry[] => [
    {
      key: 'stop',
      label: t('hosting.stop'),
      icon: <OctagonX />,
      disabled: show.running === null,
      onSelect: () => setAsked({ act: 'stop', show }),
    },
    {
      key: 'end',
      label: t('hosting.end'),
      icon: <Power />,
      danger: true,
      disabled: show.state !== 'live',
      onSelect: () => setAsked({ act: 'end', show }),
    },
  ];
  const onClose = () => setAsked(null);
  return (
    <>
      <PagedList
        title={t('admin.shows')}
        filters={
          <FilterChips
            table={table}
            choices={filters}
            chosen={filter}
            wordOf={(key) => t(`admin.showState.${key}`)}
            onChoose={setFilter}
          />
        }
        table={table}
        query={shows}
        columns={columns}
        rowLabel={({ title }) => title}
        rowActions={entriesOf}
      />
      {asked?.act === 'end' ? <EndShow show={asked.show} onClose={onClose} /> : null}
      {asked?.act === 'stop' && asked.show.running ? (
        <StopLot lot={asked.show.running} onClose={onClose} />
      ) : null}
    </>
  );
}

function askedBy(filter: Filter): Pick<AdminShowQuery, 'state' | 'visibility'> {
  if (filter === 'all') return {};
  return filter === 'private' ? { visibility: 'private' } : { state: filter };
}
