import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getLot } from '@/features/live/auctions/api/get-lot.ts';
import { LotLogPage } from '@/features/live/auctions/ui/log/lot-log-page.tsx';
import { getBreakOfLot } from '@/features/live/breaks/api/breaks.ts';
import { BreakDraw } from '@/features/live/breaks/ui/break-draw.tsx';
import { SoldMoment } from '@/features/live/clips/ui/sold-moment.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/lots/$lotId/log',
  load: async ({ params, queryClient }) => {
    const [lot] = await Promise.all([
      queryClient.ensureQueryData(getLot(params.lotId)),
      queryClient.ensureQueryData(getBreakOfLot(params.lotId)),
    ]);
    return lot;
  },
  head: ({ data, t }) => ({ title: t('log.of', { title: data.product.title }), noindex: true }),
  component: LotLogScreen,
});

function LotLogScreen({ params }: { params: { lotId: string } }) {
  const { data: lot } = useSuspenseQuery(getLot(params.lotId));
  const isSignedIn = useSession(({ user }) => user !== null);
  return (
    <LotLogPage
      lot={lot}
      draw={<BreakDraw lotId={lot._id} />}
      moment={isSignedIn && lot.show && lot.state === 'sold' ? <SoldMoment lotId={lot._id} /> : null}
    />
  );
}
