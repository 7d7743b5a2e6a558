import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import type { LotPage, ShownBidder } from '@souk/shared/live/auctions/lot-page.ts';
import {
  Ban,
  ChevronsUp,
  Gavel,
  Lock,
  type LucideIcon,
  Play,
  RotateCcw,
  ShieldQuestion,
  TimerReset,
  Undo2,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { type LogLine, logLines, shortHash } from '../../model/log-lines.ts';

const AT_ONCE = 100;

const icons: Readonly<Record<LogLine['what'], LucideIcon>> = {
  opened: Play,
  bid: Gavel,
  answered: Gavel,
  maximum: ChevronsUp,
  'taken-back': Undo2,
  reopened: RotateCcw,
  lengthened: TimerReset,
  'cut-short': Lock,
  stopped: Ban,
  'stopped-team': Ban,
  sold: Lock,
  passed: Lock,
};

interface LogTableProps {
  lot: LotPage;
  log: LotLog;
  /** The entry that is not as it was. */
  wrong: number | null;
}

/** Every entry of a log, the latest first; in time as the server received it. */
export function LogTable({ lot, log, wrong }: LogTableProps) {
  const t = useT();
  const [shown, setShown] = useState(AT_ONCE);
  const lines = useMemo(() => logLines(log), [log]);
  const bidders = useMemo(() => new Map(lot.bidders.map((one) => [one.number, one])), [lot.bidders]);
  const left = lines.length - shown;
  return (
    <div className="overflow-hidden rounded-16 border border-line bg-surface">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with keys alone it is scrolled too */}
      <section aria-label={t('log.table')} tabIndex={0} className="overflow-x-auto bare-scroll">
        <table className="w-full text-14">
          <caption className="sr-only">{t('log.table')}</caption>
          <thead className="border-b border-line text-12 text-ink-2 max-md:sr-only">
            <tr className="[&>th]:px-2 [&>th]:py-3 [&>th]:text-start [&>th]:font-semibold [&>th]:whitespace-nowrap">
              <th className="!ps-5">{t('log.number')}</th>
              <th>{t('log.received')}</th>
              <th>{t('log.what')}</th>
              <th>{t('log.who')}</th>
              <th className="!text-end">{t('log.amount')}</th>
              <th className="max-xl:hidden">{t('log.closesAt')}</th>
              <th className="max-lg:hidden">{t('log.before')}</th>
              <th className="!pe-4">{t('log.entry')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shown).map((line) => (
              <Line
                key={line.number}
                line={line}
                lot={lot}
                bidder={line.bidder === null ? undefined : bidders.get(line.bidder)}
                isWrong={line.number === wrong}
              />
            ))}
          </tbody>
        </table>
      </section>
      {left > 0 ? (
        <div className="flex justify-center border-t border-line p-3">
          <Button onClick={() => setShown(shown + 10 * AT_ONCE)}>{t('log.more', { count: left })}</Button>
        </div>
      ) : null}
    </div>
  );
}

interface LineProps {
  line: LogLine;
  lot: LotPage;
  bidder: ShownBidder | undefined;
  isWrong: boolean;
}

function Line({ line, lot, bidder, isWrong }: LineProps) {
  const t = useT();
  const { number } = useFormat();
  const Icon = icons[line.what];
  return (
    <tr
      className={cx(
        'border-b border-line last:border-0 max-md:grid max-md:grid-cols-[auto_1fr_auto] max-md:gap-x-3 max-md:px-4 max-md:py-2.5',
        'md:[&>td]:h-10.5 md:[&>td]:px-2',
        isWrong ? 'bg-bad-soft' : line.what === 'sold' ? 'bg-won-soft' : undefined,
      )}
    >
      <td className="relative text-ink-2 figures md:!ps-5">
        <span className="inline-flex items-center gap-2.5">
          <span
            aria-hidden="true"
            className={cx('size-2 rounded-full max-md:hidden', isWrong ? 'bg-bad' : 'bg-won')}
          />
          {number(line.number)}
        </span>
      </td>
      <td className="whitespace-nowrap text-ink-1 figures max-md:col-start-2 max-md:row-start-2 max-md:text-13 max-md:text-ink-2">
        <Moment iso={line.at} withDay={lot.showId === null} isExact />
      </td>
      <td className="max-md:col-start-2 max-md:row-start-1">
        <span className="inline-flex items-center gap-2 font-semibold whitespace-nowrap">
          <Icon size={15} aria-hidden="true" className="shrink-0 text-ink-2" />
          {t(`log.kind.${line.what}`)}
        </span>
      </td>
      <td className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-3">
        {line.bidder === null ? null : <Who number={line.bidder} bidder={bidder} />}
        {line.why ? <span className="text-13 text-ink-2">{t(`log.why.${line.why}`)}</span> : null}
      </td>
      <td className="text-end whitespace-nowrap max-md:col-start-3 max-md:row-start-1">
        <Amount line={line} currency={lot.price.currency} />
      </td>
      <td className="whitespace-nowrap text-ink-2 figures max-xl:hidden">
        {line.what === 'sold' || line.what === 'passed' ? (
          '–'
        ) : (
          <Moment iso={line.endsAt} withDay={lot.showId === null} />
        )}
      </td>
      <td className="max-lg:hidden">
        <Hash hash={line.before} isQuiet />
      </td>
      <td className="max-md:col-start-3 max-md:row-start-2 max-md:text-end md:!pe-4">
        <Hash hash={line.hash} />
      </td>
    </tr>
  );
}

/** "21:55:10.317"; where an auction takes days, with the day before it. */
function Moment({ iso, withDay, isExact }: { iso: string; withDay: boolean; isExact?: boolean }) {
  return (
    <time dateTime={iso} dir="ltr">
      {withDay ? `${iso.slice(5, 10)} ` : ''}
      {iso.slice(11, isExact ? 23 : 19)}
    </time>
  );
}

function Who({ number, bidder }: { number: number; bidder: ShownBidder | undefined }) {
  const t = useT();
  const name = bidder?.handle ?? t('log.bidder', { number });
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Avatar name={name} picture={bidder?.picture ?? null} size={20} />
      <bdi className="truncate">{name}</bdi>
      <span className="text-12 whitespace-nowrap text-ink-3 figures md:max-xl:hidden">
        {t('log.bidderNumber', { number })}
      </span>
    </span>
  );
}

function Amount({ line, currency }: { line: LogLine; currency: string }) {
  const t = useT();
  const { money } = useFormat();
  if (line.amount === 'sealed') {
    return (
      <span className="inline-flex items-center gap-1.5 text-13 text-ink-2">
        <ShieldQuestion size={14} aria-hidden="true" />
        {t('log.sealed')}
      </span>
    );
  }
  if (line.amount === null) return null;
  return (
    <span className={cx('font-semibold figures', line.isTakenBack && 'text-ink-3 line-through')}>
      {money({ amount: line.amount, currency })}
    </span>
  );
}

function Hash({ hash, isQuiet }: { hash: string; isQuiet?: boolean }) {
  return (
    <code
      dir="ltr"
      title={hash}
      className={cx('font-mono text-12 whitespace-nowrap', isQuiet ? 'text-ink-3' : 'text-ink-1')}
    >
      {shortHash(hash)}
    </code>
  );
}
