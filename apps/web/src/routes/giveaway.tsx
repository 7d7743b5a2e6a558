import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getGiveaway } from '@/features/live/giveaways/api/giveaways.ts';
import { GiveawayPage } from '@/features/live/giveaways/ui/check/giveaway-page.tsx';

export const screen = defineScreen({
  path: '/giveaways/$giveawayId',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getGiveaway(params.giveawayId)),
  head: ({ data, t }) => ({ title: t('draw.of', { title: data.title }), noindex: true }),
  component: GiveawayScreen,
});

function GiveawayScreen({ params }: { params: { giveawayId: string } }) {
  const { data: giveaway } = useSuspenseQuery(getGiveaway(params.giveawayId));
  return <GiveawayPage giveaway={giveaway} />;
}
