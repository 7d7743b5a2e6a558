import type { Landing } from '@souk/shared/market/landing/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { LiveDot } from '@/ui/badge/live-dot.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { LiveShowCard } from '@/ui/show-card/live-show-card.tsx';
import { getFollowedShops } from '../api/get-followed-shops.ts';
import { getLiveShows } from '../api/get-live-shows.ts';
import { busiest, chosen, type LiveChoice, refreshed } from '../model/live-row.ts';
import { ScrollRow } from './scroll-row.tsx';

/** The shows on air: the first thing anyone sees of the market. */
export function LiveNow({ liveNow, hasNext }: { liveNow: Landing['liveNow']; hasNext: boolean }) {
  const t = useT();
  const [choice, setChoice] = useState<LiveChoice>('all');
  const { data: now } = useQuery({ ...getLiveShows(), initialData: liveNow.shows });
  const shows = useMemo(() => refreshed(liveNow.shows, now), [liveNow.shows, now]);
  const { data: followed = nobody } = useQuery({ ...getFollowedShops(), enabled: choice === 'following' });
  const shown = chosen(shows, choice, followed);
  return (
    <section aria-labelledby="live-now">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 sm:mb-4.5">
        <div className="flex min-w-0 grow items-center gap-x-3 sm:items-baseline">
          <h2 id="live-now" className="display flex items-center gap-3 text-28 sm:text-36">
            <LiveDot />
            {t('landing.liveNow')}
          </h2>
          <p className="text-14 text-ink-2 figures max-sm:hidden">
            {t('landing.liveCounts', { shows: liveNow.showCount, viewers: viewersOf(shows, liveNow) })}
          </p>
        </div>
        <SeeAllShows />
        <div className="min-w-0 max-sm:basis-full">
          <Choices shows={shows} choice={choice} onChoose={setChoice} />
        </div>
      </div>
      {shown.length > 0 ? (
        <ScrollRow label={t('landing.liveNow')} arrowTop={'min(calc(50% - 60px), 190px)'}>
          {shown.map((show, index) => (
            <li key={show._id} className="w-[64vw] max-w-62 shrink-0 snap-start sm:w-56">
              <LiveShowCard show={show} priority={index < 2} />
            </li>
          ))}
        </ScrollRow>
      ) : (
        <NobodyLive choice={choice} hasNext={hasNext} onAll={() => setChoice('all')} />
      )}
    </section>
  );
}

function Choices({
  shows,
  choice,
  onChoose,
}: {
  shows: ShowCard[];
  choice: LiveChoice;
  onChoose: (choice: LiveChoice) => void;
}) {
  const t = useT();
  const signedIn = useSession(isSignedIn);
  const categories = busiest(shows, 3);
  return (
    <ChipRow label={t('landing.which')}>
      <Chip chosen={choice === 'all'} onClick={() => onChoose('all')}>
        {t('landing.forYou')}
      </Chip>
      {signedIn ? (
        <Chip chosen={choice === 'following'} onClick={() => onChoose('following')}>
          {t('landing.following')}
        </Chip>
      ) : null}
      {categories.map((category) => (
        <Chip key={category._id} chosen={choice === category._id} onClick={() => onChoose(category._id)}>
          {category.name}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface NobodyLiveProps {
  choice: LiveChoice;
  hasNext: boolean;
  onAll: () => void;
}

function NobodyLive({ choice, hasNext, onAll }: NobodyLiveProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-20 border border-line bg-surface px-6 py-8">
      <p className="grow text-14 text-ink-2">
        {choice === 'all'
          ? t(hasNext ? 'landing.nobodyLive' : 'landing.noShows')
          : choice === 'following'
            ? t('landing.nobodyFollowedLive')
            : t('landing.noneLiveHere')}
      </p>
      {choice === 'all' ? null : <Chip onClick={onAll}>{t('landing.showAll')}</Chip>}
      {choice === 'all' && !hasNext ? (
        <ButtonLink to="/createtokshow">{t('footer.schedule')}</ButtonLink>
      ) : null}
    </div>
  );
}

function SeeAllShows() {
  const t = useT();
  return (
    <Link
      to="/search/$keyword"
      params={{ keyword: '*' }}
      search={{ tab: 'shows' }}
      className="inline-flex min-h-11 items-center gap-1 text-14 font-semibold text-ink-2 hover:text-ink-1 sm:hidden"
    >
      {t('ui.seeAll')}
      <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  );
}

// Without an answer the row says that none of them is live, which is what it can know.
const nobody: ReadonlySet<string> = new Set();

/** The row's own viewers move every few seconds; those of shows further back are as the page came. */
function viewersOf(shows: ShowCard[], before: Landing['liveNow']): number {
  const sum = (list: readonly ShowCard[]) => list.reduce((total, show) => total + show.viewerCount, 0);
  const inRow = new Set(before.shows.map((show) => show._id));
  return Math.max(
    0,
    before.viewerCount - sum(before.shows) + sum(shows.filter((show) => inRow.has(show._id))),
  );
}
