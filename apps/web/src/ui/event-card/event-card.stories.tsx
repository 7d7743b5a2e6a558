import { dollars, longWords } from '../gallery/samples.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { EventCard } from './event-card.tsx';

function Events() {
  const { event } = useSamples();
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <EventCard event={event(0)} onFavorite={() => undefined} />
      <EventCard event={event(1, { online: true })} />
      <EventCard event={event(2, { title: longWords, fromPrice: dollars(0), seatsLeft: 0 })} />
    </div>
  );
}

export const story: Story = {
  title: 'Event card',
  states: [
    { name: 'Seats left, online, free and sold out', wide: true, render: Events },
    { name: 'Right to left', wide: true, dir: 'rtl', render: Events },
  ],
};
