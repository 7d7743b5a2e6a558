import { useQuery } from '@tanstack/react-query';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getLotLog } from '../../api/get-lot-log.ts';
import { logLines } from '../../model/log-lines.ts';

const MOST = 40;

/** The latest of a lot’s log, with the lines of one bidder marked. */
export function ShortLog({ lotId, bidder }: { lotId: string; bidder: number }) {
  const t = useT();
  const { money, number } = useFormat();
  const log = useQuery(getLotLog(lotId));
  if (log.isError)
    return (
      <ErrorState
        title={t('ui.listFailed')}
        note={t('ui.checkConnection')}
        onRetry={() => void log.refetch()}
      />
    );
  if (!log.data)
    return (
      <SkeletonGroup>
        <Skeleton className="h-60 rounded-12" />
      </SkeletonGroup>
    );
  const { currency } = log.data.terms;
  return (
    <ol
      aria-label={t('log.table')}
      className="max-h-80 overflow-y-auto rounded-12 border border-line text-13"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with keys alone it is scrolled too
      tabIndex={0}
    >
      {logLines(log.data)
        .slice(0, MOST)
        .map((line) => (
          <li
            key={line.number}
            className={cx(
              'grid grid-cols-[1fr_auto] gap-x-3 border-b border-hairline px-3 py-2 last:border-0',
              line.bidder === bidder && 'bg-accent-soft',
            )}
          >
            <span className="font-semibold">
              {line.bidder === null || line.what === 'sold'
                ? t(`log.kind.${line.what}`)
                : `${t('log.bidder', { number: number(line.bidder) })} · ${t(`log.kind.${line.what}`)}`}
            </span>
            <span className={cx('text-end figures', line.isTakenBack && 'line-through')}>
              {line.amount === 'sealed'
                ? t('log.sealed')
                : line.amount === null
                  ? ''
                  : money({ amount: line.amount, currency })}
            </span>
            <time
              dateTime={line.at}
              dir="ltr"
              className="col-span-2 text-start text-12 text-ink-2 figures rtl:text-end"
            >
              {line.at.slice(5, 10)} {line.at.slice(11, 23)}
            </time>
          </li>
        ))}
    </ol>
  );
}
