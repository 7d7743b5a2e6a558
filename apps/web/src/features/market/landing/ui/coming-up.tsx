import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { placeOf } from '@/platform/i18n/place-of.ts';
import { UpcomingCardWithBell } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function ComingUp({ shows }: { shows: ShowCard[] }) {
  const t = useT();
  const { timeZone } = useFormat();
  if (shows.length === 0) return null;
  return (
    <section aria-labelledby="coming-up">
      <SectionHeader
        id="coming-up"
        title={t('landing.comingUp')}
        note={t('landing.timesIn', { place: placeOf(timeZone) })}
        all={{
          to: '/search/$keyword',
          params: { keyword: '*' },
          search: { tab: 'shows', state: 'scheduled' },
        }}
      />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:px-0 xl:grid-cols-4">
        {shows.slice(0, 8).map((show, index) => (
          <li
            key={show._id}
            className={`w-[80vw] max-w-77.5 shrink-0 snap-start sm:w-auto sm:max-w-none ${index > 3 ? 'sm:hidden' : ''}`}
          >
            <UpcomingCardWithBell show={show} className="h-full" />
          </li>
        ))}
      </ul>
    </section>
  );
}
