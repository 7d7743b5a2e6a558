import type { Story } from '../story.ts';
import { Progress } from './progress.tsx';

const say = { uploading: 'Uploading', paused: 'Paused', done: 'Done', failed: 'Failed' };

export const story: Story = {
  title: 'Progress',
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
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => <Progress label={say.uploading} value={0.62} state="running" />,
    },
  ],
};
