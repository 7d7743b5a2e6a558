import { longestAwayNote } from '@souk/shared/talk/messaging/rules.ts';
import type { AwayNote } from '@souk/shared/talk/messaging/schema.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { dayOf, endOfDay } from '../model/away-end.ts';

interface AwayFieldsProps {
  note: AwayNote;
  onChange: (note: AwayNote) => void;
}

/** What is said for a seller who is away, once a day to each who writes. */
export function AwayFields({ note, onChange }: AwayFieldsProps) {
  const t = useT();
  const today = dayOf(new Date(useNow(60_000)).toISOString());
  return (
    <section className="flex flex-col gap-3">
      <Switch checked={note.on} onChange={(on) => onChange({ ...note, on })} className="w-full font-semibold">
        {t('messaging.awayOn')}
      </Switch>
      {note.on ? (
        <>
          <Textarea
            label={t('messaging.awayText')}
            hint={t('messaging.awayHint')}
            placeholder={t('messaging.awayExample')}
            required
            rows={3}
            maxLength={longestAwayNote}
            value={note.text}
            onChange={(text) => onChange({ ...note, text })}
          />
          <DatePicker
            label={t('messaging.awayEnds')}
            hint={t('messaging.awayEndsHint')}
            optional
            min={today}
            value={note.until === null ? '' : dayOf(note.until)}
            onChange={(day) => onChange({ ...note, until: day === '' ? null : endOfDay(day) })}
          />
        </>
      ) : null}
    </section>
  );
}
