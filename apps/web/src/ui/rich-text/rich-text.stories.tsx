import { useState } from 'react';
import type { Story } from '../story.ts';
import { RichTextField } from './rich-text-field.tsx';

const say = {
  label: 'Description',
  example: 'What it is made of, and what makes it worth having.',
  teapot: 'Dipped twice in a *honey ash glaze*.\n\n- **Dishwasher** safe\n- Steam-bent beech',
};

function Field({ first }: { first: string }) {
  const [text, setText] = useState(first);
  return (
    <RichTextField
      label={say.label}
      placeholder={say.example}
      required
      maxLength={5000}
      value={text}
      onChange={setText}
    />
  );
}

export const story: Story = {
  title: 'Rich text field',
  states: [
    { name: 'Empty', render: () => <Field first="" /> },
    { name: 'Written', render: () => <Field first={say.teapot} /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Field first={say.teapot} /> },
  ],
};
