import { reserveDays } from '@souk/shared/settings/limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { filled, numberBetween } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { isPercent, type ReserveDraft } from '../model/settings-draft.ts';

interface ReservePartProps {
  draft: ReserveDraft;
  mayChange: boolean;
  onChange: (draft: ReserveDraft) => void;
}

/** When how much is kept back of shops whose payments banks take back. */
export function ReservePart({ draft, mayChange, onChange }: ReservePartProps) {
  const t = useT();
  const { least, most } = reserveDays;
  const shares = { limit: 'paymentSettings.reserveLimit', kept: 'paymentSettings.reserveKept' } as const;
  const required = filled(t('ui.required'));
  return (
    <Panel title={t('paymentSettings.reserve')} className="sm:p-6">
      <p className="-mt-2 mb-4 text-14 text-ink-2">{t('paymentSettings.reserveNote')}</p>
      <div className="grid max-w-70 gap-5">
        {(['limit', 'kept'] as const).map((share) => (
          <TextInput
            key={share}
            label={t(shares[share])}
            inputMode="decimal"
            required
            disabled={!mayChange}
            rules={[required, (value) => isPercent(value) || t('paymentSettings.percentRule')]}
            value={draft[share]}
            onChange={(next) => onChange({ ...draft, [share]: next })}
          />
        ))}
        <TextInput
          label={t('paymentSettings.reserveDays')}
          inputMode="numeric"
          required
          disabled={!mayChange}
          rules={[required, numberBetween(least, most, t('paymentSettings.daysRule', { least, most }))]}
          value={draft.days}
          onChange={(days) => onChange({ ...draft, days })}
        />
      </div>
    </Panel>
  );
}
