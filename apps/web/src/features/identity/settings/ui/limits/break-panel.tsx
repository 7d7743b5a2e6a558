import { type CoolDownDays, coolDownDays } from '@souk/shared/identity/self-limits/rules.ts';
import { Coffee } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { BreakDialog } from './break-dialog.tsx';

const DAY_MS = 86_400_000;

/** A break from buying: its length is chosen here, and confirmed in a dialog that says until when. */
export function BreakPanel({ until }: { until: string | null }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const now = useNow(60_000);
  const [asking, setAsking] = useState(false);
  const end = until === null ? 0 : Date.parse(until);
  const running = end > now;
  // A break that runs can only be made longer, and by a day at least to be worth a press.
  const choices = coolDownDays.filter((days) => !running || now + (days - 1) * DAY_MS > end);
  const [wanted, setWanted] = useState<CoolDownDays>(1);
  const days = choices.includes(wanted) ? wanted : choices[0];
  const words = (count: CoolDownDays): string => {
    if (!running) return t('limits.startBreak');
    return choices.length > 1 ? t('limits.lengthenBreak') : t('limits.lengthenTo', { count });
  };
  return (
    <Panel title={t('limits.break')}>
      {running && until ? (
        <div role="status" className="-mt-1 mb-4 flex items-center gap-4 rounded-14 bg-won-soft px-4 py-3.5">
          <Coffee size={24} aria-hidden="true" className="shrink-0 text-won-text" />
          <div className="min-w-0 text-14">
            <p className="font-semibold text-ink-1">
              {t('limits.breakRuns', { when: dayAndTime(until, { inSentence: true }) })}
            </p>
            <p className="text-ink-2">{t('limits.breakRunsNote')}</p>
          </div>
        </div>
      ) : null}
      <p className="-mt-2 max-w-140 text-14 text-ink-2">{t('limits.breakNote')}</p>
      {days ? (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {choices.length > 1 ? (
            <Segment
              label={t('limits.breakLength')}
              choices={choices.map((count) => ({ value: String(count), label: t('limits.days', { count }) }))}
              value={String(days)}
              onChange={(value) => setWanted(Number(value) as CoolDownDays)}
            />
          ) : null}
          <Button onClick={() => setAsking(true)}>{words(days)}</Button>
          <BreakDialog days={days} open={asking} onClose={() => setAsking(false)} />
        </div>
      ) : null}
    </Panel>
  );
}
