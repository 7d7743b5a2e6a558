import { CircleCheck, CircleX } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { momentOf } from '@/platform/i18n/moment.ts';
import { cx } from '@/ui/cx.ts';
import type { Seen } from '../model/door.ts';

/** What came of the last code, readable from an arm's length. */
export function DoorSeen({ seen }: { seen: Seen | null }) {
  const t = useT();
  const words = useSeenWords();
  const isIn = seen?.outcome === 'in';
  const Icon = isIn ? CircleCheck : CircleX;
  return (
    <div role="alert" className="mt-4 min-h-22">
      {seen ? (
        <div
          key={seen._id}
          className={cx(
            'flex min-h-22 items-center gap-4 rounded-14 p-4',
            isIn ? 'bg-won-soft text-won-text' : 'bg-bad-soft text-bad',
          )}
        >
          <Icon size={40} strokeWidth={2} aria-hidden="true" className="shrink-0" />
          <div className="min-w-0 wrap-anywhere">
            <p className="text-18 font-semibold figures">{words(seen)}</p>
            {seen.kind ? (
              <p className="text-14">
                {[isIn ? null : (seen.holder ?? t('checkIn.someone')), seen.kind].filter(Boolean).join(' · ')}
              </p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

export function useSeenWords(): (seen: Seen) => string {
  const t = useT();
  const format = useFormat();
  return ({ outcome, holder, enteredAt, event }) => {
    const at = enteredAt ? momentOf(format, enteredAt) : '';
    switch (outcome) {
      case 'in':
        return t('checkIn.in', { name: holder ?? t('checkIn.someone') });
      case 'used':
        return t('checkIn.used', { time: at });
      case 'other-event':
        return t('checkIn.otherEvent', { event: event ?? '' });
      case 'not-saved':
        return t('checkIn.notSaved');
      default:
        return t(`checkIn.${outcome}`);
    }
  };
}
