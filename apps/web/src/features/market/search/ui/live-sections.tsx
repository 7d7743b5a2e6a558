import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { showGrid, upcomingGrid } from '@/ui/endless-list/grids.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { UpcomingCardWithBell } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import { ShowCardSkeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getShows, ON_AIR_MS } from '../api/get-shows.ts';
import type { ShowFilters, ShowState } from '../model/show-filters.ts';

interface LiveSectionsProps {
  filters: ShowFilters;
  /** Shows all of one state. */
  onAll: (state: ShowState) => void;
  empty: ReactNode;
}

/** On air, next and over, the beginning of each. */
export function LiveSections({ filters, onAll, empty }: LiveSectionsProps) {
  const t = useT();
  const live = useSection('live', filters);
  const coming = useSection('scheduled', filters);
  const over = useSection('replay', filters);
  const sections = [live, coming, over];
  if (sections.some(({ query }) => query.isError && !query.data)) {
    return (
      <ErrorState
        title={t('ui.listFailed')}
        note={t('ui.checkConnection')}
        onRetry={() => sections.forEach(({ query }) => void query.refetch())}
      />
    );
  }
  if (sections.some(({ query }) => query.isPending)) {
    return (
      <SkeletonGroup className={showGrid}>
        {['a', 'b', 'c', 'd', 'e'].map((name) => (
          <ShowCardSkeleton key={name} />
        ))}
      </SkeletonGroup>
    );
  }
  if (sections.every(({ shows }) => shows.length === 0)) return empty;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 sm:gap-14">
      {live.shows.length > 0 ? (
        <Section
          title={t('landing.liveNow')}
          count={live.shows.length}
          more={live.more}
          onAll={() => onAll('live')}
        >
          <div className={cx(showGrid, firstOnPhone)}>
            {live.shows.map((show, index) => (
              <ShowTile key={show._id} show={show} priority={index < 4} />
            ))}
          </div>
        </Section>
      ) : (
        <p className="rounded-20 border border-line bg-surface px-6 py-8 text-14 text-ink-2">
          {t(coming.shows.length > 0 ? 'landing.nobodyLive' : 'landing.noShows')}
        </p>
      )}
      {coming.shows.length > 0 ? (
        <Section
          title={t('landing.comingUp')}
          count={coming.shows.length}
          more={coming.more}
          onAll={() => onAll('scheduled')}
        >
          <div className={cx(upcomingGrid, firstOnPhone)}>
            {coming.shows.map((show) => (
              <UpcomingCardWithBell key={show._id} show={show} className="h-full" />
            ))}
          </div>
        </Section>
      ) : null}
      {over.shows.length > 0 ? (
        <Section
          title={t('market.shows.replay')}
          count={over.shows.length}
          more={over.more}
          onAll={() => onAll('replay')}
        >
          <div className={cx(showGrid, firstOnPhone)}>
            {over.shows.map((show) => (
              <ShowTile key={show._id} show={show} />
            ))}
          </div>
        </Section>
      ) : null}
    </div>
  );
}

// On a phone the next section is not far below; the rest is behind “See all”.
const firstOnPhone = 'max-sm:[&>*:nth-child(n+5)]:hidden';

function useSection(state: ShowState, filters: ShowFilters) {
  const query = useInfiniteQuery({
    ...getShows(state, filters),
    placeholderData: keepPreviousData,
    refetchInterval: state === 'live' ? ON_AIR_MS : false,
  });
  const first = query.data?.pages[0];
  const shows: readonly ShowCard[] = first?.items ?? [];
  return { query, shows, more: Boolean(first?.nextCursor) };
}

interface SectionProps {
  title: string;
  count: number;
  /** There are others than these. */
  more: boolean;
  onAll: () => void;
  children: ReactNode;
}

function Section({ title, count, more, onAll, children }: SectionProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={title}
        actions={
          more || count > 4 ? (
            <Button look="ghost" onClick={onAll} className={cx('-me-3 -mb-2', !more && 'sm:hidden')}>
              {t('ui.seeAll')}
              <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
            </Button>
          ) : null
        }
      />
      {children}
    </section>
  );
}
