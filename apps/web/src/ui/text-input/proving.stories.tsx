import { useState } from 'react';
import type { Story } from '../story.ts';
import { CodeInput } from './code-input.tsx';
import { NewPasswordInput } from './new-password-input.tsx';

const say = {
  code: 'Six digits',
  wrong: 'That code is not right. Look again, or have another one sent.',
  password: 'New password',
  common: 'password123',
  good: 'Kettle-on-7',
  strong: 'the kettle sings at noon',
};

function Code({ value = '', error = null }: { value?: string; error?: string | null }) {
  const [code, setCode] = useState(value);
  return <CodeInput label={say.code} value={code} onChange={setCode} error={error} />;
}

function NewPassword({ value = '', refused = null }: { value?: string; refused?: string | null }) {
  const [password, setPassword] = useState(value);
  return <NewPasswordInput label={say.password} value={password} onChange={setPassword} refused={refused} />;
}

export const story: Story = {
  title: 'Codes and new passwords',
  states: [
    { name: 'Code', render: () => <Code /> },
    { name: 'Wrong code', render: () => <Code value="123456" error={say.wrong} /> },
    { name: 'New password', render: () => <NewPassword /> },
    { name: 'Refused as common', render: () => <NewPassword value={say.common} refused={say.common} /> },
    { name: 'Good', render: () => <NewPassword value={say.good} /> },
    { name: 'Strong', render: () => <NewPassword value={say.strong} /> },
  ],
};
