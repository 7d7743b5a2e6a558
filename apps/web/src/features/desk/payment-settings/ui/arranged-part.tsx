import { arrangedDays, arrangedWays } from '@souk/shared/settings/arranged.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { PaymentsDraft } from '../model/settings-draft.ts';

interface ArrangedPartProps {
  draft: PaymentsDraft;
  mayChange: boolean;
  onChange: (part: Partial<PaymentsDraft>) => void;
}

/** Whether shops may be paid themselves, and how long an order waits for that. */
export function ArrangedPart({ draft: { ways, days }, mayChange, onChange }: ArrangedPartProps) {
  const t = useT();
  const { least, most } = arrangedDays;
  return (
    <Panel title={t('paymentSettings.arranged')} className="sm:p-6">
      <p className="-mt-2 mb-4 text-14 text-ink-2">{t('paymentSettings.arrangedNote')}</p>
      <div className="grid gap-3">
        {arrangedWays.map((way) => (
          <Checkbox
            key={way}
            checked={ways.includes(way)}
            disabled={!mayChange}
            onChange={(on) =>
              onChange({ ways: arrangedWays.filter((one) => (one === way ? on : ways.includes(one))) })
            }
          >
            {t(`arranged.way.${way}`)}
          </Checkbox>
        ))}
      </div>
      <TextInput
        label={t('paymentSettings.days')}
        hint={t('paymentSettings.daysHint')}
        inputMode="numeric"
        required
        disabled={!mayChange}
        rules={[
          filled(t('ui.required')),
          numberBetween(least, most, t('paymentSettings.daysRule', { least, most })),
        ]}
        value={days}
        onChange={(next) => onChange({ days: next })}
        className="mt-5 max-w-70"
      />
    </Panel>
  );
}
