import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { addMonths, type Day, dayByKey, monthOf, weeksOf, within } from './calendar.model.ts';
import { calendarWords } from './calendar.words.ts';

export interface CalendarProps {
  value: Day | null;
  today: Day;
  onPick: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** Takes the focus at once, as in a popup. */
  takesFocus?: boolean;
}

export function Calendar({ value, today, onPick, min, max, takesFocus }: CalendarProps) {
  const t = useT();
  const { code, dir } = useLanguage();
  const words = useMemo(() => calendarWords(code), [code]);
  const [at, setAt] = useState<Day>(value ?? clamp(today, min, max));
  const [moved, setMoved] = useState(takesFocus ?? false);
  const grid = useRef<HTMLTableElement>(null);
  const shown = monthOf(at);
  useEffect(() => {
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, moved]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(at, event.key, {
      rtl: dir === 'rtl',
      shift: event.shiftKey,
      firstWeekday: words.firstWeekday,
    });
    if (next === null) return;
    event.preventDefault();
    setMoved(true);
    setAt(clamp(next, min, max));
  };
  const turn = (months: number) => {
    setMoved(false);
    setAt(clamp(addMonths(at, months), min, max));
  };
  const arrow =
    'grid size-9 place-items-center rounded-10 text-ink-2 hover:bg-fill hover:text-ink-1 max-sm:size-11';
  return (
    <div>
      <div className="mb-2 flex items-center justify-between ps-2">
        <p aria-live="polite" className="text-14 font-semibold text-ink-1 first-letter:uppercase">
          {words.month(at)}
        </p>
        <div className="flex">
          <button type="button" aria-label={t('ui.previousMonth')} onClick={() => turn(-1)} className={arrow}>
            <ChevronLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
          <button type="button" aria-label={t('ui.nextMonth')} onClick={() => turn(1)} className={arrow}>
            <ChevronRight size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          </button>
        </div>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid one moves in
        role="grid"
        aria-label={words.month(at)}
        onKeyDown={onKeyDown}
        className="w-full border-collapse text-14"
      >
        <thead>
          <tr>
            {words.weekdays.map((weekday) => (
              <th key={weekday.long} scope="col" className="h-8 text-12 font-medium text-ink-3">
                <abbr title={weekday.long} className="no-underline">
                  {weekday.short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown, words.firstWeekday).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === at ? 0 : -1}
                    disabled={!within(day, min, max)}
                    aria-label={words.spoken(day)}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                    className={cx(
                      'mx-auto grid size-9 place-items-center rounded-10 font-medium figures enabled:hover:bg-fill disabled:opacity-40 max-sm:size-10.5',
                      day === value && '!bg-ink font-semibold !text-on-ink',
                      day === today && day !== value && 'border-2 border-accent',
                      monthOf(day).month === shown.month ? 'text-ink-1' : 'text-ink-3',
                    )}
                  >
                    {words.number(day)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function clamp(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
