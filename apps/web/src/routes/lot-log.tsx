import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getLot } from '@/features/live/auctions/api/get-lot.ts';
import { LotLogPage } from '@/features/live/auctions/ui/log/lot-log-page.tsx';

export const screen = defineScreen({
  path: '/lots/$lotId/log',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getLot(params.lotId)),
  head: ({ data, t }) => ({ title: t('log.of', { title: data.product.title }), noindex: true }),
  component: LotLogScreen,
});

function LotLogScreen({ params }: { params: { lotId: string } }) {
  const { data: lot } = useSuspenseQuery(getLot(params.lotId));
  return <LotLogPage lot={lot} />;
}
