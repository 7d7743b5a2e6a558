import { Radio } from 'lucide-react';
import { defineScreen } from '@/app/screen.ts';
import { ShopClips } from '@/features/live/clips/ui/shop-clips.tsx';
import { ShopShows } from '@/features/market/shops/ui/shop-shows.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { narrowShowGrid } from '@/ui/endless-list/grids.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export const screen = defineScreen({
  path: '/sell/shows',
  head: ({ t }) => ({ title: t('market.shopTab.shows'), noindex: true }),
  component: SellShowsScreen,
});

function SellShowsScreen() {
  const t = useT();
  const shopId = useSession((session) => session.user?.shopId?._id);
  if (!shopId) return null;
  return (
    <>
      <PageHeader
        title={t('market.shopTab.shows')}
        className="mb-6"
        actions={
          <ButtonLink to="/createtokshow" look="accent" icon={<Radio size={18} aria-hidden="true" />}>
            {t('menu.schedule')}
          </ButtonLink>
        }
      />
      <ShopShows shopId={shopId} grid={narrowShowGrid} />
      <ShopClips shopId={shopId} />
    </>
  );
}
