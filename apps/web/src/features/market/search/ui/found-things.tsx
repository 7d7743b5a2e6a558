import type { SearchResult } from '@souk/shared/market/search/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { eventGrid, shopGrid, showGrid } from '@/ui/endless-list/grids.ts';
import { EventCardWithHeart, ShopCardToFollow } from '@/ui/favorite/cards-with-heart.tsx';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import type { SearchTab } from '../model/search-tabs.ts';
import { PersonCard } from './person-card.tsx';

type FoundThingsProps = {
  keyword: string;
  tab: Exclude<SearchTab, 'products'>;
  found: SearchResult;
  /** When there is nothing of any kind. */
  nothing: ReactNode;
};

/** The best of one kind for some words. */
export function FoundThings({ keyword, tab, found, nothing }: FoundThingsProps) {
  const t = useT();
  const all = Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return nothing;
  if (found[tab].length === 0)
    return <EmptyState title={t(`market.noneOf.${tab}`, { keyword })} note={t('market.otherTabs')} />;
  if (tab === 'shows') {
    return (
      <div className={showGrid}>
        {found.shows.map((show, index) => (
          <ShowTile key={show._id} show={show} priority={index < 4} />
        ))}
      </div>
    );
  }
  if (tab === 'events') {
    return (
      <div className={eventGrid}>
        {found.events.map((event) => (
          <EventCardWithHeart key={event._id} event={event} />
        ))}
      </div>
    );
  }
  if (tab === 'shops') {
    return (
      <div className={shopGrid}>
        {found.shops.map((shop) => (
          <ShopCardToFollow key={shop._id} shop={shop} />
        ))}
      </div>
    );
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {found.people.map((person) => (
        <PersonCard key={person._id} person={person} />
      ))}
    </div>
  );
}
