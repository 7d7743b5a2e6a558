import { longWords } from '../gallery/samples.ts';
import type { Story } from '../story.ts';
import { StartSteps, type Step } from './start-steps.tsx';

const say = {
  title: 'Before you open',
  note: 'Only you can see this.',
  step: 'Categories',
  why: 'Where things go',
};
const step = (place: number, change: Partial<Step> = {}): Step => ({
  ...{ key: String(place), title: `${say.step} ${place}`, note: say.why, done: false, link: { to: '/' } },
  ...change,
});

export const story: Story = {
  title: 'Start steps',
  states: [
    {
      name: 'Begun, one step elsewhere',
      wide: true,
      render: () => (
        <StartSteps
          title={say.title}
          note={say.note}
          steps={[
            step(1, { done: true }),
            step(2),
            { key: '3', title: say.step, note: say.why, done: false },
          ]}
        />
      ),
    },
    {
      name: 'Long words',
      render: () => <StartSteps title={longWords} steps={[step(1, { title: longWords, note: longWords })]} />,
    },
  ],
};
