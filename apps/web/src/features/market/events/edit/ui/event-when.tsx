import { useMemo } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { zoneOptions } from '@/platform/i18n/zone-words.ts';
import { Button } from '@/ui/button/button.tsx';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TimeInput } from '@/ui/text-input/time-input.tsx';
import { firstDay } from '../model/event-draft.ts';
import { clockNotes, takingNext } from '../model/event-problems.ts';
import type { EventPartProps } from './event-details.tsx';

/** When it is, on the clock of its place. */
export function EventWhen(props: EventPartProps) {
  const { draft, onChange, rule } = props;
  const t = useT();
  const required = filled(t('ui.required'));
  const { locale } = useFormat();
  const first = firstDay(draft, useNow(60_000));
  const zones = useMemo(
    () => zoneOptions(draft.timeZone, locale, Date.parse(draft.startDay || first)),
    [draft.timeZone, locale, draft.startDay, first],
  );
  return (
    <Panel title={t('eventEdit.when')} className="sm:p-6">
      <div className="grid grid-cols-2 gap-5">
        <DatePicker
          label={t('eventEdit.startDay')}
          required
          rules={[required]}
          min={first}
          value={draft.startDay}
          onChange={(startDay) => onChange({ startDay })}
          className="max-sm:col-span-2"
        />
        <TimeInput
          label={t('eventEdit.startTime')}
          required
          rules={[required, rule('startsAt')]}
          value={draft.startTime}
          onChange={(startTime) => onChange({ startTime })}
          className="max-sm:col-span-2"
        />
        <DatePicker
          label={t('eventEdit.endDay')}
          optional
          hint={t('eventEdit.endDayHint')}
          min={draft.startDay || first}
          value={draft.endDay}
          onChange={(endDay) => onChange({ endDay })}
          className="max-sm:col-span-2"
        />
        <TimeInput
          label={t('eventEdit.endTime')}
          required
          rules={[required, rule('endsAt')]}
          value={draft.endTime}
          onChange={(endTime) => onChange({ endTime })}
          className="max-sm:col-span-2"
        />
        <Select
          label={t('eventEdit.timeZone')}
          options={zones}
          valueKey="value"
          textKey="text"
          value={draft.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
          className="col-span-2"
        />
        <ClockNotes {...props} />
      </div>
    </Panel>
  );
}

/** What the clocks of the place do on that night, and the time that can be had instead. */
function ClockNotes({ draft, onChange }: EventPartProps) {
  const t = useT();
  const { clockTime } = useFormat();
  const time = (wall: string) => clockTime(wall.slice(11));
  return clockNotes(draft).map((note) => (
    <Notice
      key={note.which}
      tone={note.kind === 'skipped' ? 'warning' : 'info'}
      className="col-span-2"
      action={
        note.kind === 'skipped' ? (
          <Button size={32} onClick={() => onChange(takingNext(note))}>
            {t('events.useNext', { time: time(note.next) })}
          </Button>
        ) : null
      }
    >
      {t(note.kind === 'skipped' ? 'events.skipped' : 'events.twice', { time: time(note.wall) })}
    </Notice>
  ));
}
