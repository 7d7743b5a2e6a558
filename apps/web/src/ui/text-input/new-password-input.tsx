import { passwordLength } from '@souk/shared/limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { atLeast, atMost, filled } from '../form/rules.ts';
import { PasswordInput } from './password-input.tsx';
import { passwordStrength, type Strength } from './password-strength.ts';

interface NewPasswordInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is known of the person and makes a poor password. */
  personal?: readonly string[];
  /** The one that the backend found among the common ones. */
  refused?: string | null;
}

const filledBars: Record<Strength, number> = { weak: 1, fair: 2, good: 3, strong: 4 };
const colours: Record<Strength, string> = {
  weak: 'bg-bad',
  fair: 'bg-accent',
  good: 'bg-won',
  strong: 'bg-won',
};

/** A password that is being chosen: its rules, and while typing how hard it is to guess. */
export function NewPasswordInput({ label, value, onChange, personal, refused }: NewPasswordInputProps) {
  const t = useT();
  const common = value !== '' && value === refused;
  const strength = value === '' || common ? null : passwordStrength(value, personal);
  return (
    <div>
      <PasswordInput
        label={label}
        name="new-password"
        autoComplete="new-password"
        required
        rules={[
          filled(t('ui.required')),
          atLeast(passwordLength.min, t('ui.newPasswordShort', { count: passwordLength.min })),
          atMost(passwordLength.max, t('ui.newPasswordLong', { count: passwordLength.max })),
        ]}
        {...(strength ? {} : { hint: t('ui.newPasswordHint', { count: passwordLength.min }) })}
        {...(common ? { error: t('ui.newPasswordCommon') } : {})}
        value={value}
        onChange={onChange}
      />
      <div aria-live="polite">
        {strength ? (
          <div className="mt-2 flex items-center gap-1.5 text-12 text-ink-2">
            {[1, 2, 3, 4].map((bar) => (
              <span
                key={bar}
                aria-hidden="true"
                className={cx(
                  'h-1 w-8 rounded-full',
                  bar <= filledBars[strength] ? colours[strength] : 'bg-track',
                )}
              />
            ))}
            <span className="ms-1.5">{t(`ui.strength.${strength}`)}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
