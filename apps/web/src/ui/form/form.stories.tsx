import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Story } from '../story.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Form } from './form.tsx';
import { emailShaped, filled } from './rules.ts';

const say = {
  name: 'Full name',
  email: 'Email',
  needed: 'We need an address to write to',
  shaped: 'That is not an e-mail address',
  save: 'Save',
  saved: 'Saved.',
};

function Address() {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [saved, setSaved] = useState(false);
  return (
    <Form onSubmit={() => setSaved(true)} className="grid gap-5">
      <TextInput label={say.name} value={name} onChange={setName} required />
      <TextInput
        label={say.email}
        type="email"
        value={email}
        onChange={setEmail}
        rules={[filled(say.needed), emailShaped(say.shaped)]}
      />
      <div className="flex items-center gap-3">
        <Button type="submit" look="accent">
          {say.save}
        </Button>
        <output>{saved ? say.saved : ''}</output>
      </div>
    </Form>
  );
}

export const story: Story = {
  title: 'Form',
  states: [{ name: 'Sending it checks every field and goes to the first wrong one', render: Address }],
};
