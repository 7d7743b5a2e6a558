import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { showGrid } from '@/ui/endless-list/grids.ts';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';
import { ShowCardSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getClipsOfShop } from '../api/clips.ts';
import { ClipTile } from './clip-tile.tsx';

/** What people cut out of the shows of a shop; nothing before there is something. */
export function ShopClips({ shopId }: { shopId: string }) {
  const t = useT();
  const clips = useInfiniteQuery(getClipsOfShop(shopId));
  if (!clips.data?.pages[0]?.items.length) return null;
  return (
    <section className="mt-12">
      <SectionHeader title={t('clips.all')} />
      <EndlessList query={clips} grid={showGrid} skeleton={<ShowCardSkeleton />} empty={null}>
        {(clip) => <ClipTile clip={clip} />}
      </EndlessList>
    </section>
  );
}
