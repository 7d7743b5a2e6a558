import { resolveWallTime, wallTimeAt } from '@souk/shared/wall-time.ts';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { zoneWords } from '@/platform/i18n/zone-words.ts';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { filled } from '@/ui/form/rules.ts';
import { TimeInput } from '@/ui/text-input/time-input.tsx';

interface StartMomentProps {
  /** Null while day or time are missing. */
  startsAt: string | null;
  onChange: (startsAt: string | null) => void;
}

/** The day and the time at which bidding begins, on the seller's own clock. */
export function StartMoment({ startsAt, onChange }: StartMomentProps) {
  const t = useT();
  const { timeZone, locale } = useFormat();
  const now = useNow(60_000);
  const [at, setAt] = useState(() => wallOf(startsAt, timeZone));
  const required = filled(t('ui.required'));
  const write = (next: typeof at) => {
    setAt(next);
    onChange(momentOf(next, timeZone));
  };
  const isPast = startsAt !== null && Date.parse(startsAt) <= now;
  return (
    <>
      <div className="field-pair">
        <DatePicker
          label={t('editor.startDay')}
          required
          rules={[required]}
          min={wallTimeAt(new Date(now), timeZone).slice(0, 10)}
          value={at.day}
          onChange={(day) => write({ ...at, day })}
        />
        <TimeInput
          label={t('editor.startTime')}
          required
          rules={[required, () => !isPast || t('editor.startPast')]}
          value={at.time}
          onChange={(time) => write({ ...at, time })}
        />
      </div>
      <p className="text-13 text-ink-2">
        {t('editor.startZone', { zone: zoneWords(timeZone, locale, at.day ? Date.parse(at.day) : now) })}
      </p>
    </>
  );
}

function wallOf(moment: string | null, timeZone: string): { day: string; time: string } {
  if (moment === null) return { day: '', time: '19:00' };
  const [day = '', time = ''] = wallTimeAt(new Date(moment), timeZone).split('T');
  return { day, time };
}

/** Null while day or time are missing. */
function momentOf({ day, time }: { day: string; time: string }, timeZone: string): string | null {
  return day && time ? resolveWallTime(`${day}T${time}`, timeZone).at.toISOString() : null;
}
