import type { GiveawayLog } from '@souk/shared/live/giveaways/log.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

const AT_ONCE = 100;

interface EntryListProps {
  log: GiveawayLog;
  /** The reader’s own number in it. */
  own: number | null;
}

/** The frozen list: numbers and tickets, and no names; the winner and one’s own first in sight. */
export function EntryList({ log, own }: EntryListProps) {
  const t = useT();
  const { number } = useFormat();
  const [shown, setShown] = useState(AT_ONCE);
  const { entries, winner, struck, head, cancelledAt } = log;
  if (head === null) return <EmptyState title={t('draw.notYet')} note={t('draw.listNotYet')} />;
  if (entries.length === 0)
    return (
      <EmptyState
        title={t('draw.noEntries')}
        note={t(cancelledAt ? 'draw.cancelledNote' : 'draw.points.nobody')}
      />
    );
  const out = new Set(struck);
  const first = entries.filter((entry) => entry.number === winner || entry.number === own);
  const rest = entries.filter((entry) => !first.includes(entry));
  const left = rest.length - shown;
  return (
    <section
      aria-label={t('draw.entries')}
      className="overflow-hidden rounded-16 border border-line bg-surface"
    >
      <h2 className="display border-b border-line px-5 py-3 text-18">{t('draw.entries')}</h2>
      <ol className="text-14">
        {[...first, ...rest.slice(0, shown)].map((entry) => (
          <li
            key={entry.number}
            className={cx(
              'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline px-5 py-2.5 last:border-0',
              entry.number === winner ? 'bg-won-soft' : entry.number === own && 'bg-accent-soft',
            )}
          >
            <span className="font-semibold figures">{t('draw.entry', { number: number(entry.number) })}</span>
            {entry.number === winner ? <Mark tone="text-won-text">{t('draw.winner')}</Mark> : null}
            {entry.number === own ? <Mark tone="text-accent-text">{t('draw.yours')}</Mark> : null}
            {out.has(entry.number) ? <Mark tone="text-ink-2">{t('draw.struck')}</Mark> : null}
            <time dateTime={entry.at} dir="ltr" className="ms-auto text-12 text-ink-2 figures">
              {entry.at.slice(11)}
            </time>
            <span className="w-full min-w-0 text-12 text-ink-2">
              {t('draw.ticket')}{' '}
              <code dir="ltr" className="font-mono break-all">
                {entry.ticket}
              </code>
            </span>
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <div className="border-t border-line p-3">
          <Button look="soft" size={44} block onClick={() => setShown((count) => count + 10 * AT_ONCE)}>
            {t('draw.more', { count: left })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const Mark = ({ tone, children }: { tone: string; children: string }) => (
  <span className={cx('text-12 font-semibold', tone)}>{children}</span>
);
