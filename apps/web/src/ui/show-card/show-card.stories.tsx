import { longWords } from '../gallery/samples.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import { ShowCardSkeleton } from '../skeleton/skeleton.tsx';
import type { Story } from '../story.ts';
import { LiveShowCard } from './live-show-card.tsx';
import { ReplayCard } from './replay-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';
const keep = () => undefined;

function Live() {
  const { show } = useSamples();
  return (
    <div className={grid}>
      <LiveShowCard show={show(0)} />
      <LiveShowCard show={show(1)} />
      <LiveShowCard show={show(2, { currentLot: null, title: longWords })} />
      <ReplayCard show={show(3, { state: 'replay' })} />
      <ShowCardSkeleton />
    </div>
  );
}

function Upcoming() {
  const { show } = useSamples();
  return (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
      <UpcomingCard
        show={show(0, { reminded: true, title: 'Saddle leather, cut and stitched live' })}
        onRemind={keep}
      />
      <UpcomingCard show={show(1)} onRemind={keep} />
      <UpcomingCard show={show(2, { title: longWords })} onRemind={keep} showShop={false} />
      <UpcomingCard show={show(3)} />
    </div>
  );
}

export const story: Story = {
  title: 'Show card',
  states: [
    { name: 'On air, over, loading', wide: true, render: Live },
    { name: 'Upcoming', wide: true, render: Upcoming },
    { name: 'Right to left', wide: true, dir: 'rtl', render: Upcoming },
  ],
};
