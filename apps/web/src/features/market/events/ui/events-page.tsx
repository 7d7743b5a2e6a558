import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { ChipSelect } from '@/ui/chip/chip-select.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { eventGrid } from '@/ui/endless-list/grids.ts';
import { EventCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getEventFacets, getEvents } from '../api/get-events.ts';
import { type EventFilters, eventTimes, spanOf } from '../model/event-filters.ts';

interface EventsPageProps {
  filters: EventFilters;
  onChange: (filters: EventFilters) => void;
}

/** What happens away from the screen, or with others before one: by day and by place. */
export function EventsPage({ filters, onChange }: EventsPageProps) {
  const t = useT();
  const { now, timeZone } = useFormat();
  const query = useInfiniteQuery({
    ...getEvents(spanOf(filters, { now: now(), timeZone })),
    placeholderData: keepPreviousData,
  });
  const { when, city, online } = filters;
  return (
    <>
      <PageHeader title={t('nav.events')} note={t('market.events.note')} className="pt-4 sm:pt-8" />
      <div className="mt-4 mb-6 sm:mt-5">
        <ChipRow label={t('market.events.when')}>
          <Places filters={filters} onChange={onChange} />
          <Chip chosen={!when} onClick={() => onChange({ ...filters, when: undefined })}>
            {t('market.events.anyDay')}
          </Chip>
          {eventTimes.map((time) => (
            <Chip key={time} chosen={when === time} onClick={() => onChange({ ...filters, when: time })}>
              {t(`market.events.${time}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <EndlessList
        query={query}
        grid={eventGrid}
        skeleton={<Skeleton className="aspect-7/4 w-full !rounded-16" />}
        empty={
          when || city || online ? (
            <EmptyState
              title={t('market.events.none')}
              note={t('market.events.noneNote')}
              action={<Button onClick={() => onChange({})}>{t('market.events.showAll')}</Button>}
            />
          ) : (
            <EmptyState title={t('market.noEvents')} note={t('market.noEventsNote')} />
          )
        }
      >
        {(event) => <EventCardWithHeart event={event} />}
      </EndlessList>
    </>
  );
}

// No city begins like that.
const fromHome = '@';

function Places({ filters, onChange }: EventsPageProps) {
  const t = useT();
  const { number } = useFormat();
  const { data: facets } = useQuery(getEventFacets());
  if (!facets) return null;
  const { city, online } = filters;
  const counted = (name: string, count: number) => `${name} (${number(count)})`;
  const cities = facets.cities.map((one) => ({ value: one.city, text: counted(one.city, one.count) }));
  // One that came by a link stays in the list, also when nothing is left there.
  if (city && cities.every(({ value }) => value !== city)) cities.push({ value: city, text: city });
  return (
    <ChipSelect
      label={t('market.events.where')}
      value={online ? fromHome : (city ?? '')}
      onChange={(next) =>
        onChange({
          ...filters,
          online: next === fromHome || undefined,
          city: next === fromHome ? undefined : next || undefined,
        })
      }
      choices={[
        { value: '', text: t('market.events.anywhere') },
        ...(facets.online > 0 || online
          ? [{ value: fromHome, text: counted(t('ui.online'), facets.online) }]
          : []),
        ...cities,
      ]}
    />
  );
}
