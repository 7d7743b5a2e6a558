import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { RoomResults } from '@/features/identity/settings/ui/auction-lists.tsx';
import { getShow } from '@/features/live/shows/api/get-show.ts';

export const screen = defineScreen({
  path: '/settings/auction/order-list/$id',
  load: ({ queryClient, params: { id } }) => queryClient.ensureQueryData(getShow(id)),
  head: ({ t }) => ({ title: t('screen.settingsAuctionOrders'), noindex: true }),
  component: ({ params }) => <AuctionOrdersScreen id={params.id} />,
});

function AuctionOrdersScreen({ id }: { id: string }) {
  const { data: show } = useSuspenseQuery(getShow(id));
  return <RoomResults show={show} />;
}
