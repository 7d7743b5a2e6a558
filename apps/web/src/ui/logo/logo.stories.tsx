import type { Story } from '../story.ts';
import { ArchMark, Logo } from './logo.tsx';

export const story: Story = {
  title: 'Logo',
  states: [
    { name: 'Mark and word', render: () => <Logo /> },
    { name: 'Large', render: () => <Logo size={44} /> },
    { name: 'The operator’s own name', render: () => <Logo name={'Bazaar of the North'} /> },
    { name: 'Mark alone', render: () => <ArchMark size={40} /> },
  ],
};
