import type { Story } from '../story.ts';
import { CountBadge, LiveBadge, PictureTag, ViewerCount } from './badge.tsx';
import { StatusChip, type StatusTone } from './status-chip.tsx';
import { VerifiedMark } from './verified-mark.tsx';

const tones: ReadonlyArray<[StatusTone, string]> = [
  ['done', 'Paid'],
  ['progress', 'Pending'],
  ['closed', 'Draft'],
  ['action', 'Failed'],
];
const say = { shop: 'Halden & Moor', reduced: '−22%', last: 'Last one', arabic: 'مدفوع' };

export const story: Story = {
  title: 'Badge',
  states: [
    {
      name: 'Where something stands',
      render: () => (
        <div className="flex flex-wrap gap-2">
          {tones.map(([tone, text]) => (
            <StatusChip key={tone} tone={tone}>
              {text}
            </StatusChip>
          ))}
        </div>
      ),
    },
    {
      name: 'On air',
      render: () => (
        <div className="flex gap-2">
          <LiveBadge />
          <ViewerCount count={1204} />
        </div>
      ),
    },
    {
      name: 'Counts',
      render: () => (
        <div className="flex gap-2">
          <CountBadge count={6} tone="accent" />
          <CountBadge count={12} />
          <CountBadge count={1284} tone="ink" />
        </div>
      ),
    },
    {
      name: 'On a picture',
      render: () => (
        <div className="flex gap-2 rounded-12 bg-accent-soft p-3">
          <PictureTag>{say.reduced}</PictureTag>
          <PictureTag>{say.last}</PictureTag>
        </div>
      ),
    },
    {
      name: 'Verified',
      render: () => (
        <p className="flex items-center gap-1.5 font-semibold">
          {say.shop}
          <VerifiedMark size={16} />
        </p>
      ),
    },
    { name: 'Right to left', dir: 'rtl', render: () => <StatusChip tone="done">{say.arabic}</StatusChip> },
  ],
};
