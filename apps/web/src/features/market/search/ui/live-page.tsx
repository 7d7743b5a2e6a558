import { isToCome } from '@souk/shared/live/shows/lifecycle.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { placeOf } from '@/platform/i18n/place-of.ts';
import { LiveDot } from '@/ui/badge/live-dot.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { showGrid, upcomingGrid } from '@/ui/endless-list/grids.ts';
import { UpcomingCardWithBell } from '@/ui/favorite/cards-with-heart.tsx';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import { ShowCardSkeleton, Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getShowFacets, getShows, ON_AIR_MS } from '../api/get-shows.ts';
import { isFiltered, type ShowFilters, type ShowState } from '../model/show-filters.ts';
import { LiveFilters } from './live-filters.tsx';
import { LiveSections } from './live-sections.tsx';

interface LivePageProps {
  filters: ShowFilters;
  onChange: (filters: ShowFilters) => void;
}

/** Everything that is sold live: what is on air, what comes next and what can be seen again. */
export function LivePage({ filters, onChange }: LivePageProps) {
  const t = useT();
  const { data: facets } = useQuery({ ...getShowFacets(), refetchInterval: ON_AIR_MS });
  const nothing = <NoShows filtered={isFiltered(filters)} onClear={() => onChange({})} />;
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-4 sm:pt-8">
        <h1 className="display flex items-center gap-3 text-28 sm:text-36">
          <LiveDot />
          {t('nav.live')}
        </h1>
        {facets && facets.states.live > 0 ? (
          <p role="status" className="text-14 text-ink-2 figures sm:text-16">
            {t('landing.liveCounts', { shows: facets.states.live, viewers: facets.viewers })}
          </p>
        ) : null}
      </header>
      {facets ? <LiveFilters filters={filters} facets={facets} onChange={onChange} /> : null}
      <div className="mt-6">
        {filters.state ? (
          <ShowList state={filters.state} filters={filters} empty={nothing} />
        ) : (
          <LiveSections
            filters={filters}
            onAll={(state) => onChange({ ...filters, state })}
            empty={nothing}
          />
        )}
      </div>
    </>
  );
}

interface ShowListProps {
  state: ShowState;
  filters: ShowFilters;
  empty: ReactNode;
}

function ShowList({ state, filters, empty }: ShowListProps) {
  const query = useInfiniteQuery({
    ...getShows(state, filters),
    placeholderData: keepPreviousData,
    refetchInterval: state === 'live' ? ON_AIR_MS : false,
  });
  const coming = state === 'scheduled';
  return (
    <>
      {coming ? <TimesIn /> : null}
      <EndlessList
        query={query}
        grid={coming ? upcomingGrid : showGrid}
        skeleton={coming ? <Skeleton className="h-36 !rounded-16" /> : <ShowCardSkeleton />}
        empty={empty}
      >
        {(show, index) =>
          isToCome(show.state) ? (
            <UpcomingCardWithBell show={show} className="h-full" />
          ) : (
            <ShowTile show={show} priority={index < 4} />
          )
        }
      </EndlessList>
    </>
  );
}

function TimesIn() {
  const t = useT();
  const { timeZone } = useFormat();
  return <p className="mb-4 text-14 text-ink-3">{t('landing.timesIn', { place: placeOf(timeZone) })}</p>;
}

function NoShows({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT();
  if (!filtered) return <EmptyState title={t('market.noShows')} note={t('market.noShowsNote')} />;
  return (
    <EmptyState
      title={t('market.shows.none')}
      note={t('market.shows.noneNote')}
      action={<Button onClick={onClear}>{t('market.shows.showAll')}</Button>}
    />
  );
}
