import { useState } from 'react';
import type { Story } from '../story.ts';
import { Textarea, type TextareaProps } from './textarea.tsx';

const say = {
  label: 'Description',
  placeholder: 'What makes this piece yours?',
  text: 'Wheel-thrown stoneware, dipped twice in a honey ash glaze. The strainer lifts out.',
  arabic: 'الوصف',
};

function Area({ value: first = '', ...rest }: Partial<TextareaProps> & { label: string }) {
  const [value, setValue] = useState(first);
  return <Textarea {...rest} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: 'Textarea',
  states: [
    { name: 'Empty', render: () => <Area label={say.label} placeholder={say.placeholder} /> },
    { name: 'Filled', render: () => <Area label={say.label} value={say.text} maxLength={500} /> },
    { name: 'Required: press a key and leave it empty', render: () => <Area label={say.label} required /> },
    { name: 'Disabled', render: () => <Area label={say.label} value={say.text} disabled /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Area label={say.arabic} maxLength={500} /> },
  ],
};
