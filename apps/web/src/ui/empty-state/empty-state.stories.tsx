import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { longWords } from '../gallery/samples.ts';
import type { Story } from '../story.ts';
import { EmptyState } from './empty-state.tsx';

const say = {
  nothing: 'Nothing saved yet',
  tap: 'Tap the heart on anything you like, and you’ll find it here.',
  look: 'Browse the market',
  failed: 'We couldn’t load this list',
  check: 'Check your connection.',
  id: '7f3a-91c2',
  arabic: 'لا شيء محفوظ بعد',
};

export const story: Story = {
  title: 'Empty and error state',
  states: [
    {
      name: 'Empty',
      render: () => (
        <EmptyState title={say.nothing} note={say.tap} action={<Button size={32}>{say.look}</Button>} />
      ),
    },
    {
      name: 'Error',
      render: () => (
        <ErrorState title={say.failed} note={say.check} requestId={say.id} onRetry={() => undefined} />
      ),
    },
    {
      name: 'Retrying',
      render: () => <ErrorState title={say.failed} onRetry={() => undefined} retrying />,
    },
    { name: 'Long words', render: () => <EmptyState title={longWords} note={longWords} /> },
    { name: 'Right to left', dir: 'rtl', render: () => <EmptyState title={say.arabic} /> },
  ],
};
