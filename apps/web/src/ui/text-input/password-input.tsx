import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type' | 'start' | 'end'>;

export function PasswordInput(props: PasswordInputProps) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? t('ui.hidePassword') : t('ui.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="touch-44 -me-1.5 grid size-8 shrink-0 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      }
    />
  );
}
