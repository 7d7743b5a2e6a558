import type { Image } from '@souk/shared/images/schema.ts';
import type { Landing } from '@souk/shared/market/landing/schema.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge, ViewerCount } from '@/ui/badge/badge.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { LotStrip } from '@/ui/show-card/live-show-card.tsx';

/** What is going on inside, seen from the door; only wide screens have room for it. */
export function MarketWall({ landing, children }: { landing: Landing; children?: ReactNode }) {
  const t = useT();
  const { number } = useFormat();
  const show = landing.liveNow.shows[0];
  const pictures = [...landing.newIn.products, ...landing.endingSoon].flatMap(({ image }) =>
    image ? [image] : [],
  );
  return (
    <aside
      aria-label={t('signIn.wall')}
      className="sticky top-4 m-4 ms-0 hidden [container:wall/size] h-[calc(100dvh-2rem)] overflow-hidden rounded-24 bg-[#140d09] lg:block"
    >
      <div className="absolute inset-x-5 -top-18 grid grid-cols-[1fr_1.5fr_1fr] gap-4">
        <Column pictures={pictures.slice(0, 4)} />
        <div className="flex flex-col gap-4 pt-32">
          {show ? (
            <div className="relative overflow-hidden rounded-20">
              <Picture image={show.cover} alt="" ratio="9/16" sizes="270px" />
              <div className="absolute start-3 top-3 flex gap-1.5">
                <LiveBadge />
                <ViewerCount count={show.viewerCount} />
              </div>
              {/* Where the window is low or its letters are large, the words below lie here. */}
              <div className="absolute inset-x-0 bottom-0 [@container_wall_(height<34rem)]:hidden bg-linear-to-t from-black/70 to-transparent p-4 pt-12 text-white">
                <p className="text-16 font-semibold">{show.shop.name}</p>
                <p className="text-14 text-white/85">{show.title}</p>
                {show.currentLot ? (
                  <LotStrip lot={show.currentLot} className="mt-3 min-h-14 bg-white/18 backdrop-blur-sm" />
                ) : null}
              </div>
            </div>
          ) : null}
          <Column pictures={pictures.slice(4, 6)} />
        </div>
        <div className="pt-8">
          <Column pictures={pictures.slice(6, 10)} />
        </div>
      </div>
      <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 bg-linear-to-t from-[#140d09] via-[#140d09]/85 to-transparent px-8 pt-28 pb-7 text-white">
        <div>
          <p className="display text-28">{t('signIn.open')}</p>
          <p className="mt-1 text-16 text-white/80">
            {t('signIn.inside', {
              shows: number(landing.liveNow.showCount),
              people: number(landing.liveNow.viewerCount),
            })}
          </p>
        </div>
        {children}
      </div>
    </aside>
  );
}

function Column({ pictures }: { pictures: Image[] }) {
  return (
    <div className="flex flex-col gap-4">
      {pictures.map((image) => (
        <Picture key={image._id} image={image} alt="" ratio="4/5" sizes="270px" className="rounded-16" />
      ))}
    </div>
  );
}
