import type { OwnEventRow } from '@souk/shared/market/events/edit-schema.ts';
import type { EventShelf } from '@souk/shared/market/events/states.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { ownSpanOf } from '../model/event-span.ts';

/** What a host wants to know of an event at a glance. */
export function useOwnEventColumns(shelf: EventShelf): Column<OwnEventRow>[] {
  const t = useT();
  const { number, relative } = useFormat();
  const { code } = useLanguage();
  const columns: Column<OwnEventRow>[] = [
    { key: 'event', title: t('events.column.event'), cell: (event) => <Name event={event} /> },
    {
      key: 'when',
      title: t('events.column.when'),
      cell: ({ startsAt, endsAt, timeZone }) =>
        startsAt && endsAt ? ownSpanOf({ startsAt, endsAt }, timeZone, code) : t('events.noDate'),
    },
    {
      key: 'where',
      title: t('events.column.where'),
      cell: ({ online, place, city }) =>
        online ? t('ui.online') : [place, city].filter(Boolean).join(', ') || t('market.placeLater'),
    },
  ];
  if (shelf === 'draft')
    return [
      ...columns,
      {
        key: 'changed',
        title: t('events.column.changed'),
        align: 'end',
        cell: ({ updatedAt }) => relative(updatedAt),
      },
    ];
  return [
    ...columns,
    {
      key: 'seats',
      title: t('events.column.seats'),
      align: 'end',
      cell: ({ seatsTaken, capacity }) =>
        capacity === null
          ? number(seatsTaken)
          : t('events.seatsOf', { taken: number(seatsTaken), all: number(capacity) }),
    },
  ];
}

function Name({ event: { _id, title, image, shelf } }: { event: OwnEventRow }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {image ? (
        <span className="w-21 shrink-0">
          <Picture image={image} alt="" ratio="7/3" sizes="84px" className="rounded-8" />
        </span>
      ) : (
        <span className="grid aspect-7/3 w-21 shrink-0 place-items-center rounded-8 bg-fill">
          <MarketStall width={28} />
        </span>
      )}
      <Link
        to={shelf === 'draft' ? '/event/edit/$productId' : '/event-view/$productId'}
        params={{ productId: _id }}
        className="min-w-0 font-semibold text-ink-1 wrap-anywhere hover:underline"
      >
        {title}
      </Link>
    </span>
  );
}
