import { useT } from '@/platform/i18n/index.ts';
import { emailShaped, filled } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { useDoor } from '../../model/door.ts';

interface EmailFieldProps {
  /** What a browser is to fill in: who one is here, or where to write to. */
  autoComplete: 'username' | 'email' | 'username webauthn';
  disabled?: boolean;
}

/** Typed in one view, it is there in the next. */
export function EmailField({ autoComplete, disabled }: EmailFieldProps) {
  const t = useT();
  const { email, setEmail } = useDoor();
  return (
    <TextInput
      label={t('signIn.email')}
      type="email"
      name="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      disabled={disabled ?? false}
      rules={[filled(t('ui.required')), emailShaped(t('signIn.emailShape'))]}
      value={email}
      onChange={setEmail}
    />
  );
}
