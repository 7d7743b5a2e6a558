import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { remindEvery } from '../../model/visit-reminder.ts';
import { useChangeLimits } from './use-change-limits.ts';

const offered = [15, 30, 45, 60, 90, 120];

export function ReminderPanel({ minutes }: { minutes: number | null }) {
  const t = useT();
  const change = useChangeLimits();
  const every =
    minutes === null || offered.includes(minutes) ? offered : [...offered, minutes].sort((a, b) => a - b);
  const options = [
    { value: 'never', text: t('limits.never') },
    ...every.map((count) => ({ value: String(count), text: t('limits.everyMinutes', { count }) })),
  ];
  const shown = change.isPending ? change.variables.change.remindMinutes : minutes;
  return (
    <Panel title={t('limits.reminder')}>
      <p className="-mt-2 max-w-140 text-14 text-ink-2">{t('limits.reminderNote')}</p>
      <Select
        label={t('limits.remindMe')}
        options={options}
        valueKey="value"
        textKey="text"
        value={shown ? String(shown) : 'never'}
        onChange={(value) => {
          const next = value === 'never' ? null : Number(value);
          change.mutate({
            change: { remindMinutes: next },
            said: t(next === null ? 'limits.reminderOff' : 'limits.reminderSaved'),
            done: () => remindEvery(next),
          });
        }}
        className="mt-4 max-w-80"
      />
    </Panel>
  );
}
