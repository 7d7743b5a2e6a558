import type { QuietHours } from '@souk/shared/talk/notifications/quiet.ts';

import { MoonStar } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { zoneWords } from '@/platform/i18n/zone-words.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { clockWords, firstQuiet, offeredTimes, quietEnd } from '../../model/quiet-times.ts';

const MINUTE_MS = 60_000;

interface QuietHoursPanelProps {
  quietHours: QuietHours | null;
  onChange: (quietHours: QuietHours | null) => void;
}

/** When nothing rings. Every choice is saved at once, by the clocks of where the reader is. */
export function QuietHoursPanel({ quietHours, onChange }: QuietHoursPanelProps) {
  const t = useT();
  const { locale, timeZone } = useFormat();
  // What was chosen last comes back with the switch.
  const [last, setLast] = useState({ ...firstQuiet, ...quietHours });
  const now = useNow(MINUTE_MS);
  const end = quietHours && quietEnd(quietHours, now);
  const choose = (change: Partial<Pick<QuietHours, 'from' | 'to'>>) => {
    const next = { ...last, ...change, timeZone };
    setLast(next);
    if (next.from !== next.to) onChange(next);
  };
  const clock = (label: string, value: string, onChange: (time: string) => void) => (
    <Select
      label={label}
      options={offeredTimes(value).map((time) => ({ value: time, text: clockWords(time, locale) }))}
      valueKey="value"
      textKey="text"
      value={value}
      onChange={onChange}
      error={last.from === last.to ? t('quiet.same') : null}
      className="w-40 max-sm:w-full"
    />
  );
  return (
    <Panel
      title={t('quiet.title')}
      actions={
        <Switch
          label={t('quiet.on')}
          checked={quietHours !== null}
          onChange={(on) => (on ? choose({}) : onChange(null))}
        />
      }
    >
      <p className="-mt-2 max-w-140 text-14 text-ink-2">{t('quiet.note')}</p>
      {quietHours ? (
        <>
          <div className="mt-4 flex gap-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-3">
            {clock(t('quiet.from'), last.from, (from) => choose({ from }))}
            {clock(t('quiet.to'), last.to, (to) => choose({ to }))}
          </div>
          <p className="mt-3 text-13 text-ink-2">
            {t('quiet.zone', { zone: zoneWords(quietHours.timeZone, locale, now) })}
          </p>
        </>
      ) : null}
      {end ? (
        <p role="status" className="mt-3 flex items-center gap-2 text-14 font-medium text-won-text">
          <MoonStar size={16} aria-hidden="true" className="shrink-0" />
          {t('quiet.now', { time: clockWords(end, locale) })}
        </p>
      ) : null}
    </Panel>
  );
}
