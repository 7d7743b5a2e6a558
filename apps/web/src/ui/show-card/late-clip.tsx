import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { lazyPart } from '../late/lazy-part.ts';
import { OnceAlive } from '../late/once-alive.tsx';

const CardClip = lazyPart(async () => (await import('./card-clip.tsx')).CardClip);

/** Few shows have one: nothing of it comes before there is one. */
export const LateClip = ({ show: { clip } }: { show: Pick<ShowCard, 'clip'> }) =>
  clip ? (
    <OnceAlive>
      <CardClip url={clip} />
    </OnceAlive>
  ) : null;
