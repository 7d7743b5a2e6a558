import { useState } from 'react';
import type { Story } from '../story.ts';
import { Select } from './select.tsx';

const rules = [
  { _id: 'reset', name: 'Reset to 10 seconds' },
  { _id: 'add', name: 'Add 10 seconds' },
  { _id: 'sudden', name: 'Sudden death' },
  { _id: 'none', name: 'No extension' },
];
const many = Array.from({ length: 60 }, (_, place) => ({
  _id: String(place),
  name: `Category ${place + 1}`,
}));
const say = {
  label: 'Closing rule',
  placeholder: 'Choose one',
  cap: 'Needs a cap',
  arabic: 'الدولة',
  category: 'Category',
};

interface ChoiceProps {
  label?: string;
  first?: string;
  options?: typeof rules;
  required?: boolean;
  disabled?: boolean;
}

function Choice({ label = say.label, first = '', options = rules, required, disabled }: ChoiceProps) {
  const [value, setValue] = useState(first);
  return (
    <Select
      label={label}
      placeholder={say.placeholder}
      options={options}
      valueKey="_id"
      textKey="name"
      value={value}
      onChange={setValue}
      unavailable={(option) => (option._id === 'none' ? say.cap : null)}
      required={required}
      disabled={disabled}
    />
  );
}

export const story: Story = {
  title: 'Select',
  states: [
    { name: 'Chosen', render: () => <Choice first="reset" /> },
    { name: 'Empty and required', render: () => <Choice required /> },
    { name: 'Many', render: () => <Choice label={say.category} options={many} first="7" /> },
    { name: 'Disabled', render: () => <Choice first="add" disabled /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Choice label={say.arabic} first="sudden" /> },
  ],
};
