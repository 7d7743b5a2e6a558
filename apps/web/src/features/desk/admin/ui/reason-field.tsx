import { reasonLength } from '@souk/shared/identity/verification/limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { Textarea } from '@/ui/textarea/textarea.tsx';

interface ReasonFieldProps {
  /** Who reads it. */
  hint: string;
  needed: boolean;
  rows: number;
  value: string;
  onChange: (reason: string) => void;
}

/** Why staff act on a person's account. */
export function ReasonField({ needed, ...rest }: ReasonFieldProps) {
  const t = useT();
  const shape = t('people.reasonShape', { count: reasonLength.min });
  return (
    <Textarea
      {...rest}
      label={t('people.reason')}
      required={needed}
      optional={!needed}
      maxLength={reasonLength.max}
      rules={needed ? [filled(t('ui.required')), atLeast(reasonLength.min, shape)] : []}
    />
  );
}
