import { useT } from '@/platform/i18n/index.ts';
import { filled } from '@/ui/form/rules.ts';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { rateOf } from '../model/tax-draft.ts';

interface PercentInputProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (percent: string) => void;
}

const percentSign = '%';

export function PercentInput(props: PercentInputProps) {
  const t = useT();
  return (
    <TextInput
      {...props}
      required
      inputMode="decimal"
      rules={[filled(t('ui.required')), (typed) => rateOf(typed) !== null || t('taxes.percentRule')]}
      end={
        <span aria-hidden="true" className="shrink-0 text-14 text-ink-3">
          {percentSign}
        </span>
      }
    />
  );
}
