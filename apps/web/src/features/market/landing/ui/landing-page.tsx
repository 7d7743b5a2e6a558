import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { getLanding } from '../api/get-landing.ts';
import { nextLook } from '../model/next-look.ts';
import { ComingUp } from './coming-up.tsx';
import { EndingSoon } from './ending-soon.tsx';
import { LiveNow } from './live-now.tsx';
import { NearYou } from './near-you.tsx';
import { NewIn } from './new-in.tsx';
import { ShopsToFollow } from './shops-to-follow.tsx';
import { WalkTheHall } from './walk-the-hall.tsx';

export function LandingPage() {
  const t = useT();
  const { data: landing } = useSuspenseQuery({
    ...getLanding(),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
  });
  return (
    <div className="lamplight grid grid-cols-[minmax(0,1fr)] gap-10 pt-3 sm:gap-14 sm:pt-6">
      <h1 className="sr-only">{t('screen.landing')}</h1>
      <LiveNow liveNow={landing.liveNow} hasNext={landing.upcoming.length > 0} />
      <ComingUp shows={landing.upcoming} />
      <WalkTheHall categories={landing.categories} />
      <EndingSoon products={landing.endingSoon} />
      <NewIn newIn={landing.newIn} />
      <NearYou events={landing.events} />
      <ShopsToFollow shops={landing.shops} />
    </div>
  );
}
