import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { Avatar } from './avatar.tsx';

const places = [0, 1, 2, 3, 4];
const sizes = [20, 28, 36, 40, 56, 96];

function People() {
  const { person } = useSamples();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {sizes.map((size, place) => (
        <Avatar
          key={size}
          name={person(place).name}
          picture={person(place).picture}
          size={size}
          alt={person(place).name}
        />
      ))}
    </div>
  );
}

function Letters() {
  const { person } = useSamples();
  return (
    <div className="flex items-center gap-3">
      {places.map((place) => (
        <Avatar key={place} name={person(place).name} alt={person(place).name} size={40} online={place < 2} />
      ))}
    </div>
  );
}

export const story: Story = {
  title: 'Avatar',
  states: [
    { name: 'Photos', render: People },
    { name: 'Initials, online', render: Letters },
    { name: 'Right to left', dir: 'rtl', render: Letters },
  ],
};
