import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import type { Rule } from '../form/rules.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { parseTime } from './time-input.model.ts';

type TimeInputProps = Omit<TextInputProps, 'type' | 'start' | 'onLeave'>;

/** A time of day, held as "19:30" and written like every time here; a browser's own field would follow the device. */
export function TimeInput({ value, onChange, rules = [], ...rest }: TimeInputProps) {
  const t = useT();
  const [typed, setTyped] = useState(value);
  // It may be changed from outside; what is being typed stays as long as it means the same.
  const text = (parseTime(typed) ?? '') === value ? typed : value;
  const isReadable = text.trim() === '' || parseTime(text) !== null;
  const isTime: Rule = () => isReadable || t('ui.timeShape');
  return (
    <TextInput
      {...rest}
      value={text}
      rules={[isTime, ...rules]}
      start={<Clock size={18} aria-hidden="true" />}
      onChange={(next) => {
        setTyped(next);
        onChange(parseTime(next) ?? '');
      }}
      onLeave={() => isReadable && setTyped(value)}
    />
  );
}
