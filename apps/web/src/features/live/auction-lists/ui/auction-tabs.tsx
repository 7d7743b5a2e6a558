import type { AuctionView } from '@souk/shared/live/auction-lists/views.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { LinkTabs } from '@/ui/tabs/link-tabs.tsx';
import { getOwnAuctions } from '../api/auction-lists.ts';

type Tab = AuctionView | 'bidders';

const ofBuyers = ['leading', 'outbid', 'waiting', 'won', 'lost', 'watching'] as const;
const ofSellers = ['selling', 'bidders'] as const;

export function AuctionTabs({ current, sells }: { current: Tab; sells: boolean }) {
  const t = useT();
  const counts = useInfiniteQuery(getOwnAuctions('leading')).data?.pages[0]?.counts;
  const countOf = (tab: Tab) =>
    counts && tab in counts ? counts[tab as keyof typeof counts] || undefined : undefined;
  return (
    <LinkTabs
      label={t('screen.settingsAuctions')}
      tabs={[...ofBuyers, ...(sells ? ofSellers : [])].map((tab) => ({
        key: tab,
        label: t(`auctions.view.${tab}`),
        count: countOf(tab),
        active: tab === current,
        link: { to: '/settings/auction/participate-list', search: tab === 'leading' ? {} : { view: tab } },
      }))}
    />
  );
}
