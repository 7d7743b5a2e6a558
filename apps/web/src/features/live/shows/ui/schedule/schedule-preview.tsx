import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { BellRing, CalendarClock } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { MarketStall } from '@/ui/empty-state/market-stall.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Cover } from '@/ui/uploader/cover.tsx';
import type { ProductToShow } from '../../api/get-products-to-show.ts';
import { type Draft, startOf } from '../../model/draft.ts';

interface SchedulePreviewProps {
  draft: Draft;
  shop: Shop | undefined;
  /** The picture that was chosen for it. */
  cover: UploadList;
  /** What comes up first. */
  first: ProductToShow | null | undefined;
}

/** The card as others will see it, and who will be told. */
export function SchedulePreview({ draft, shop, cover, first }: SchedulePreviewProps) {
  const t = useT();
  return (
    <aside aria-label={t('live.preview')} className="lg:sticky lg:top-24">
      <h2 className="mb-3 text-14 font-semibold">{t('live.preview')}</h2>
      <PreviewCard
        draft={draft}
        shop={shop}
        cover={cover}
        otherwise={first?.image ?? shop?.pictures[0] ?? null}
      />
      <ul className="mt-4 divide-y divide-hairline rounded-16 border border-line bg-surface px-4 text-14">
        <li className="flex items-center gap-3 py-3">
          <BellRing size={18} aria-hidden="true" className="shrink-0 text-won-text" />
          {t('live.willBeTold', { count: shop?.followerCount ?? 0 })}
        </li>
      </ul>
      <p className="mt-3 px-1 text-12 text-ink-2">{t('live.ownTimes')}</p>
    </aside>
  );
}

interface PreviewCardProps {
  draft: Draft;
  shop: Shop | undefined;
  cover: UploadList;
  /** Shown while none was chosen. */
  otherwise: ProductToShow['image'];
}

function PreviewCard({ draft, shop, cover, otherwise }: PreviewCardProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const start = startOf(draft);
  return (
    <div className="relative aspect-4/5 overflow-hidden rounded-20 bg-fill">
      <Cover list={cover} ratio="4/5" sizes="344px" className="!absolute inset-0 h-full !aspect-auto">
        {otherwise ? (
          <Picture image={otherwise} alt="" sizes="344px" className="!absolute inset-0 h-full !aspect-auto" />
        ) : (
          <span className="absolute inset-0 grid place-items-center pb-16">
            <MarketStall width={128} />
          </span>
        )}
      </Cover>
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-b from-black/25 via-transparent via-30% to-black/80"
      />
      <p className="absolute start-3.5 top-3.5 flex min-h-8 items-center gap-2 rounded-full bg-black/55 px-3 text-12 font-semibold text-white figures">
        <CalendarClock size={15} aria-hidden="true" />
        {start ? dayAndTime(start.toISOString()) : t('live.noDayYet')}
      </p>
      <div className="absolute inset-x-4 bottom-4 text-white">
        <p className="display line-clamp-3 text-22">{draft.title || t('live.titlePlace')}</p>
        <p className="mt-2.5 flex items-center gap-2 text-14">
          {shop ? <Avatar name={shop.name} picture={shop.logo} size={24} /> : null}
          <span className="min-w-0 grow truncate">{shop?.name}</span>
          <span className="shrink-0 text-12 text-white/90 figures">
            {t('live.pieces', {
              count: draft.lots.length + draft.steps.filter(({ kind }) => kind === 'product').length,
            })}
          </span>
        </p>
      </div>
    </div>
  );
}
