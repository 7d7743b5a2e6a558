import { useState } from 'react';
import type { Story } from '../story.ts';
import { Calendar } from './calendar.tsx';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';

const say = { label: 'Hold parcels until', arabic: 'التاريخ' };

function Picker({ value: first = '', ...rest }: Partial<DatePickerProps> & { label: string }) {
  const [value, setValue] = useState(first);
  return <DatePicker {...rest} value={value} onChange={setValue} />;
}

function Open() {
  const [day, setDay] = useState('2025-11-27');
  return <Calendar value={day} today="2025-11-20" onPick={setDay} />;
}

export const story: Story = {
  title: 'Date picker',
  states: [
    { name: 'Chosen', render: () => <Picker label={say.label} value="2025-11-27" optional /> },
    { name: 'Empty and required', render: () => <Picker label={say.label} required /> },
    {
      name: 'Within bounds',
      render: () => <Picker label={say.label} value="2025-11-27" min="2025-11-20" max="2025-12-05" />,
    },
    { name: 'Disabled', render: () => <Picker label={say.label} value="2025-11-27" disabled /> },
    { name: 'The calendar', render: Open },
    { name: 'Right to left', dir: 'rtl', render: () => <Picker label={say.arabic} value="2025-11-27" /> },
  ],
};
