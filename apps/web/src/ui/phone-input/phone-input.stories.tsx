import { useState } from 'react';
import type { Story } from '../story.ts';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';

const say = { label: 'Phone', hint: 'Only for the courier', arabic: 'الهاتف' };

function Phone({ value: first = '', ...rest }: Partial<PhoneInputProps> & { label: string }) {
  const [value, setValue] = useState(first);
  return <PhoneInput {...rest} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: 'Phone input',
  states: [
    { name: 'Filled', render: () => <Phone label={say.label} value="+33612345678" /> },
    { name: 'Empty and required', render: () => <Phone label={say.label} required hint={say.hint} /> },
    {
      name: 'A country without a drawn flag',
      render: () => <Phone label={say.label} value="+8190123456" country="JP" />,
    },
    { name: 'Disabled', render: () => <Phone label={say.label} value="+351912345678" disabled /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Phone label={say.arabic} value="+201001234567" /> },
  ],
};
