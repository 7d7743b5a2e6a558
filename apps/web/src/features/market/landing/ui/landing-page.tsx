import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { fetchLanding } from '../api/fetch-landing.ts';
import { nextLook } from '../model/next-look.ts';
import { useRefreshed } from '../model/use-refreshed.ts';
import { ComingUp } from './coming-up.tsx';
import { EndingSoon } from './ending-soon.tsx';
import { LiveNow } from './live-now.tsx';
import { NearYou } from './near-you.tsx';
import { NewIn } from './new-in.tsx';
import { ShopsToFollow } from './shops-to-follow.tsx';
import { WalkTheHall } from './walk-the-hall.tsx';

export function LandingPage({ landing: first }: { landing: Landing }) {
  const t = useT();
  const signedIn = useSession(isSignedIn);
  // The server draws the page for nobody; who is here turns out when it is alive.
  const [drawnFor] = useState(signedIn);
  const landing = useRefreshed(first, { load: fetchLanding, pause: nextLook, atOnce: signedIn && !drawnFor });
  return (
    <div className="lamplight grid grid-cols-[minmax(0,1fr)] gap-10 pt-3 sm:gap-14 sm:pt-6">
      <h1 className="sr-only">{t('screen.landing')}</h1>
      <LiveNow liveNow={landing.liveNow} />
      <ComingUp shows={landing.upcoming} />
      <WalkTheHall categories={landing.categories} />
      <EndingSoon products={landing.endingSoon} />
      <NewIn newIn={landing.newIn} />
      <NearYou events={landing.events} />
      <ShopsToFollow shops={landing.shops} />
    </div>
  );
}
