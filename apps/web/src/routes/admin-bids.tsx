import { defineScreen } from '@/app/screen.ts';
import { BidSignalsList } from '@/features/desk/admin/ui/bid-signals/bid-signals-list.tsx';
import { ShortLog } from '@/features/live/auctions/ui/log/short-log.tsx';

export const screen = defineScreen({
  path: '/admin/bids',
  head: ({ t }) => ({ title: t('admin.bids'), noindex: true }),
  component: AdminBids,
});

function AdminBids() {
  return <BidSignalsList logOf={({ lot, number }) => <ShortLog lotId={lot._id} bidder={number} />} />;
}
