import type { ShowCard, ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getAllShows } from '../api/get-all.ts';
import { ListPage } from './list-page.tsx';

const tones: Record<ShowState, StatusTone> = {
  scheduled: 'progress',
  rehearsal: 'progress',
  live: 'action',
  ended: 'closed',
  replay: 'done',
  cancelled: 'closed',
};

export function ShowsList() {
  const t = useT();
  const { number, dayAndTime } = useFormat();
  const columns: Column<ShowCard>[] = [
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
      cell: ({ state }) =>
        state === 'live' ? (
          <LiveBadge />
        ) : (
          <StatusChip tone={tones[state]}>{t(`admin.showState.${state}`)}</StatusChip>
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
  return (
    <ListPage
      title={t('admin.shows')}
      query={useQuery(getAllShows())}
      columns={columns}
      wordsOf={({ title, shop }) => `${title} ${shop.name}`}
      sortValues={{
        title: ({ title }) => title,
        shop: ({ shop }) => shop.name,
        startsAt: ({ startsAt }) => startsAt,
        lots: ({ lotCount }) => lotCount,
        viewers: ({ viewerCount }) => viewerCount,
      }}
    />
  );
}
