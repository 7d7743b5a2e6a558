import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { CountdownRing, Ring, type RingSize } from './countdown-ring.tsx';
import { DoneRing } from './done-ring.tsx';
import { HeldTimer } from './held-timer.tsx';

const sizes: RingSize[] = [24, 36, 40, 48, 56, 68, 84];
const say = { sold: 'Sold' };
const left: ReadonlyArray<number> = [48, 252, 660, 1560, 7200, 3 * 86_400];

function Running() {
  const { inSeconds } = useSamples();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <CountdownRing endsAt={inSeconds(84)} kind="show" durationSeconds={100} />
      <CountdownRing endsAt={inSeconds(240)} kind="show" durationSeconds={300} size={68} />
      <CountdownRing endsAt={inSeconds(9)} kind="show" durationSeconds={30} size={84} />
      <DoneRing label={say.sold} />
    </div>
  );
}

function Listings() {
  const { inSeconds } = useSamples();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {left.map((seconds) => (
        <CountdownRing key={seconds} endsAt={inSeconds(seconds)} size={56} compact />
      ))}
    </div>
  );
}

function Over() {
  const { inSeconds } = useSamples();
  return <CountdownRing endsAt={inSeconds(-5)} kind="show" durationSeconds={30} />;
}

function Held() {
  const { inSeconds } = useSamples();
  return <HeldTimer until={inSeconds(554)} />;
}

function OnDark() {
  const { inSeconds } = useSamples();
  return (
    <div className="inline-flex gap-3 rounded-14 bg-black p-3">
      <CountdownRing endsAt={inSeconds(70)} kind="show" durationSeconds={100} size={36} onDark />
      <CountdownRing endsAt={inSeconds(8)} kind="show" durationSeconds={30} size={56} onDark />
    </div>
  );
}

export const story: Story = {
  title: 'Countdown ring',
  states: [
    { name: 'In a show: pomegranate in the last ten seconds', render: Running },
    { name: 'Listings: minutes, hours, days', render: Listings },
    { name: 'Over a video', render: OnDark },
    { name: 'Over', render: Over },
    { name: 'Held in the checkout', render: Held },
    {
      name: 'Sizes',
      render: () => (
        <div className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Ring key={size} size={size} fraction={0.7} tone="accent">
              {size}
            </Ring>
          ))}
        </div>
      ),
    },
    { name: 'Right to left', dir: 'rtl', render: Held },
  ],
};
