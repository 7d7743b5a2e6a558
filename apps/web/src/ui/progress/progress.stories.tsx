import { Stepper } from '../stepper/stepper.tsx';
import type { Story } from '../story.ts';
import { Progress } from './progress.tsx';

const say = { uploading: 'Uploading', paused: 'Paused', done: 'Done', failed: 'Failed', steps: 'Going live' };
const steps = [
  { key: 'camera', label: 'Camera' },
  { key: 'network', label: 'Network' },
  { key: 'air', label: 'On air' },
];

export const story: Story = {
  title: 'Progress and stepper',
  states: [
    {
      name: 'Progress',
      render: () => (
        <div className="grid gap-5">
          <Progress label={say.uploading} value={0.62} state="running" />
          <Progress label={say.paused} value={0.35} state="paused" />
          <Progress label={say.done} value={1} state="done" />
          <Progress label={say.failed} value={0.48} state="failed" onRetry={() => undefined} />
        </div>
      ),
    },
    { name: 'Stepper', render: () => <Stepper label={say.steps} steps={steps} current={1} /> },
    { name: 'All done', render: () => <Stepper label={say.steps} steps={steps} current={3} /> },
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => <Stepper label={say.steps} steps={steps} current={1} />,
    },
  ],
};
