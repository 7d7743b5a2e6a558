import { Search } from 'lucide-react';
import { useState } from 'react';
import { atLeast, emailShaped, matching } from '../form/rules.ts';
import type { Story } from '../story.ts';
import { MoneyInput } from './money-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

const say = {
  name: 'Shop name',
  placeholder: 'Name your shop',
  hint: 'Shown on your shop and in shows',
  street: 'Street',
  zip: 'ZIP code',
  digits: '5 digits, for example 11238',
  address: 'Shop address',
  free: 'This address is available',
  price: 'Price',
  password: 'Password',
  eight: 'At least 8 characters',
  email: 'Email',
  notEmail: 'That is not an e-mail address',
  find: 'Search',
  findHint: 'Order or buyer',
  long: 'The name of the street, the number of the house and the floor in the building',
  longError: 'This street is not known to the post office of the town you chose above, please look again',
  arabic: 'اسم المتجر',
};

type Shown = Partial<TextInputProps> & { label: string; start?: TextInputProps['start'] };

function Text({ value: first = '', ...rest }: Shown) {
  const [value, setValue] = useState(first);
  return <TextInput {...rest} value={value} onChange={setValue} />;
}

function Money() {
  const [amount, setAmount] = useState<number | null>(5800);
  return <MoneyInput label={say.price} currency="USD" amount={amount} onAmount={setAmount} />;
}

function Password() {
  const [value, setValue] = useState('souk2026');
  return (
    <PasswordInput label={say.password} value={value} onChange={setValue} rules={[atLeast(8, say.eight)]} />
  );
}

export const story: Story = {
  title: 'Text input',
  states: [
    { name: 'Empty', render: () => <Text label={say.name} placeholder={say.placeholder} hint={say.hint} /> },
    { name: 'Filled, optional', render: () => <Text label={say.name} value="Atlas & Ash" optional /> },
    {
      name: 'With a most length',
      render: () => <Text label={say.name} value="Atlas & Ash" maxLength={40} />,
    },
    {
      name: 'Required: press a key and leave it empty',
      render: () => <Text label={say.street} placeholder={say.street} required />,
    },
    {
      name: 'Words from the server',
      render: () => <Text label={say.street} value="Nowhere 1" error={say.longError} />,
    },
    {
      name: 'Rules, asked in order on key release',
      render: () => <Text label={say.zip} value="1123" rules={[matching(/^\d{5}$/, say.digits)]} />,
    },
    { name: 'Valid', render: () => <Text label={say.address} value="atlas-ash" success={say.free} /> },
    {
      name: 'Email',
      render: () => (
        <Text label={say.email} type="email" value="maya@mail" rules={[emailShaped(say.notEmail)]} />
      ),
    },
    { name: 'Money', render: Money },
    { name: 'Password', render: Password },
    { name: 'Disabled', render: () => <Text label={say.email} value="maya@mail.com" disabled /> },
    {
      name: 'With an icon',
      render: () => <Text label={say.find} placeholder={say.findHint} start={<Search size={18} />} />,
    },
    { name: 'Long words', render: () => <Text label={say.long} value={say.long} /> },
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => <Text label={say.arabic} value={say.arabic} maxLength={40} />,
    },
  ],
};
