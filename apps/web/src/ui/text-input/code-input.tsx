import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { filled, matching } from '../form/rules.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface CodeInputProps extends Pick<TextInputProps, 'label' | 'value' | 'onChange' | 'error'> {
  /** Called with the code once its last digit is there. */
  onComplete?: (code: string) => void;
  autoFocus?: boolean;
  className?: string;
}

const length = 6;

/** Six digits from a mail or an app: whatever else was pasted along falls away. */
export function CodeInput({ onChange, onComplete, className, ...rest }: CodeInputProps) {
  const t = useT();
  const write = (typed: string) => {
    const code = latin(typed).replace(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== rest.value) onComplete?.(code);
  };
  return (
    <TextInput
      {...rest}
      required
      rules={[filled(t('ui.required')), matching(/^\d{6}$/, t('ui.codeShape'))]}
      onChange={write}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      className={cx('[&_input]:text-18 [&_input]:tracking-[0.35em] [&_input]:figures', className)}
    />
  );
}

/** Arabic keyboards type digits of their own. */
function latin(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}
