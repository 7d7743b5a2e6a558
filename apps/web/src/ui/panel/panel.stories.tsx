import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import type { Story } from '../story.ts';
import { Panel } from './panel.tsx';

const say = {
  title: 'Payout',
  text: 'Earnings become available 72 hours after delivery.',
  change: 'Change',
  two: 'Two fields need a look: street and ZIP code.',
  info: 'Bids close on the server’s clock.',
  warning: 'Your card expires next month.',
  done: 'Your e-mail address is confirmed.',
};

export const story: Story = {
  title: 'Panel and notice',
  states: [
    {
      name: 'Panel',
      render: () => (
        <Panel title={say.title} actions={<Button size={32}>{say.change}</Button>}>
          {say.text}
        </Panel>
      ),
    },
    {
      name: 'Notices',
      render: () => (
        <div className="grid gap-2">
          <Notice tone="bad">{say.two}</Notice>
          <Notice tone="warning">{say.warning}</Notice>
          <Notice tone="done" onClose={() => undefined}>
            {say.done}
          </Notice>
          <Notice>{say.info}</Notice>
        </div>
      ),
    },
  ],
};
