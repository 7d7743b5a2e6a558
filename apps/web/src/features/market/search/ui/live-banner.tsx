import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Picture } from '@/ui/picture/picture.tsx';

/** Someone sells such things live at this moment. */
export function LiveBanner({ shows }: { shows: readonly ShowCard[] }) {
  const t = useT();
  const { money } = useFormat();
  const show = shows.find(({ state }) => state === 'live');
  if (!show) return null;
  const lot = show.currentLot;
  return (
    <aside className="mb-5 flex flex-wrap items-center gap-3.5 rounded-16 border border-line bg-surface p-2.5 pe-4">
      <Picture image={show.cover} alt="" ratio="3/4" sizes="48px" className="!w-12 shrink-0 rounded-10" />
      <div className="min-w-0 grow basis-20">
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-2 figures">
          <LiveBadge />
          {t('market.watchingNow', { count: show.viewerCount })}
        </p>
        <p className="mt-1 truncate text-14 font-semibold">
          {lot?.number
            ? t('market.sellingLot', { shop: show.shop.name, number: lot.number, of: show.lotCount })
            : t('market.sellingNow', { shop: show.shop.name })}
        </p>
      </div>
      {lot ? <p className="text-18 font-[560] figures max-sm:hidden">{money(lot.price)}</p> : null}
      <ButtonLink to="/live/$roomId" params={{ roomId: show._id }} className="shrink-0">
        {t('market.watch')}
      </ButtonLink>
    </aside>
  );
}
