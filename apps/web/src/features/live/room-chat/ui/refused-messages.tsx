import { CircleAlert } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import type { Refusal } from '../model/refusal.ts';
import type { Refused } from '../model/use-say.ts';

interface RefusedMessagesProps {
  refused: readonly Refused[];
  again: (one: Refused) => void;
  drop: (id: string) => void;
}

/** What was not taken, with the reason: to be sent again, or to be left. */
export function RefusedMessages({ refused, again, drop }: RefusedMessagesProps) {
  const t = useT();
  const words = useRefusalWords();
  return (
    <div role="alert" className="flex flex-col gap-1.5">
      {refused.map((one) => (
        <div
          key={one.id}
          className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-16 bg-bad-soft px-3 py-2 text-14 text-ink-1"
        >
          <CircleAlert size={17} aria-hidden="true" className="shrink-0 text-bad" />
          <p className="min-w-0 grow basis-40">
            <span dir="auto" className="own-words block truncate text-ink-2">
              {one.text}
            </span>
            {words(one.refusal)}
          </p>
          <button type="button" onClick={() => again(one)} className={act}>
            {t('room.sendAgain')}
          </button>
          <button type="button" onClick={() => drop(one.id)} className={act}>
            {t('room.discard')}
          </button>
        </div>
      ))}
    </div>
  );
}

const act = 'touch-44 rounded-8 text-14 font-semibold text-ink-1 underline underline-offset-3';

export function useRefusalWords(): (refusal: Refusal) => string {
  const t = useT();
  const { time } = useFormat();
  return (refusal) =>
    refusal.why === 'timeOut'
      ? t('room.refused.timeOut', { time: time(refusal.until) })
      : t(`room.refused.${refusal.why}`);
}
