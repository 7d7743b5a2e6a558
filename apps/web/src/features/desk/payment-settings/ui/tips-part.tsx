import { tipDays } from '@souk/shared/settings/limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';

interface TipsPartProps {
  days: string;
  mayChange: boolean;
  onChange: (days: string) => void;
}

/** How long tips wait before they are their shop's. */
export function TipsPart({ days, mayChange, onChange }: TipsPartProps) {
  const t = useT();
  const { least, most } = tipDays;
  return (
    <Panel title={t('admin.tips')} className="sm:p-6">
      <p className="-mt-2 mb-4 text-14 text-ink-2">{t('paymentSettings.tipsNote')}</p>
      <div className="max-w-70">
        <TextInput
          label={t('paymentSettings.tipDays')}
          inputMode="numeric"
          required
          disabled={!mayChange}
          rules={[
            filled(t('ui.required')),
            numberBetween(least, most, t('paymentSettings.daysRule', { least, most })),
          ]}
          value={days}
          onChange={onChange}
        />
      </div>
    </Panel>
  );
}
