import { type AuctionView, auctionViews } from '@souk/shared/live/auction-lists/views.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { Approvals } from '@/features/live/auction-lists/ui/approvals.tsx';
import { AuctionNamePanel } from '@/features/live/auction-lists/ui/auction-name.tsx';
import { AuctionTabs } from '@/features/live/auction-lists/ui/auction-tabs.tsx';
import { OwnAuctions } from '@/features/live/auction-lists/ui/own-auctions.tsx';
import { OwnPreBid } from '@/features/live/auctions/ui/own-pre-bid.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

type Path = '/settings/auction/participate-list';

export const screen = defineScreen({
  path: '/settings/auction/participate-list',
  head: ({ t }) => ({ title: t('screen.settingsAuctions'), noindex: true }),
  component: OwnAuctionsScreen,
});

function OwnAuctionsScreen({ search }: ScreenProps<Path>) {
  const t = useT();
  const tellFailure = useTellFailure();
  const shop = useSession(({ user }) => user?.shopId ?? null);
  const asked = firstOf(search.view);
  const view = auctionViews.find((one) => one === asked) ?? 'leading';
  const isApproving = shop !== null && asked === 'bidders';
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsAuctions')} note={t('settings.auctionsNote')} />
      <div className="mt-4 grid gap-5">
        <AuctionTabs current={isApproving ? 'bidders' : view} sells={shop !== null} />
        {isApproving ? (
          <Approvals shopId={shop._id} onFailure={tellFailure} />
        ) : (
          <OwnAuctions
            key={view}
            view={view satisfies AuctionView}
            preBid={({ lot, ownBid }) => <OwnPreBid lotId={lot._id} maximum={ownBid} least={lot.price} />}
          />
        )}
        {view === 'leading' && !isApproving ? <AuctionNamePanel onFailure={tellFailure} /> : null}
      </div>
    </>
  );
}
