import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { SpokenCountdown } from '@/ui/countdown/spoken-countdown.tsx';
import { Popover } from '@/ui/popover/popover.tsx';
import type { BidderState } from '../model/bidder.ts';
import type { WaitingLot } from '../model/use-waiting-lots.ts';
import { ClockMarks } from './clock-marks.tsx';
import { RuleNote } from './rule-note.tsx';

interface LotStandingProps {
  lot: RoomLot;
  bidder: BidderState;
  /** What is known of one that did not begin. */
  before: WaitingLot | null;
  isSlow: boolean;
}

/** Price, bids, who leads; how long it runs, and what a bid does to that. */
export function LotStanding({ lot, bidder, before, isSlow }: LotStandingProps) {
  const t = useT();
  const { money } = useFormat();
  const running = lot.state === 'running';
  const price = before?.opensAt ?? lot.price;
  const words = [
    running && lot.bidCount > 0
      ? t('ui.bids', { count: lot.bidCount })
      : before?.opensAt
        ? t('hosting.preBidCount', { count: before.preBids })
        : t('live.startPrice'),
    lot.reserve === 'met' ? t('ui.reserveMet') : null,
    lot.reserve === 'not-met' ? t('ui.reserveNotMet') : null,
  ].filter(Boolean);
  return (
    <div className="flex min-h-17 items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          {/* A new price is drawn anew, with one pulse. */}
          <span
            key={price.amount}
            data-pulse={lot.bidCount > 0 || undefined}
            className="text-36 font-[620] tracking-[-0.025em] text-ink-1 figures data-pulse:animate-tick"
          >
            {money(price)}
          </span>
          <span className="text-14 text-ink-2 figures">{words.join(' · ')}</span>
        </p>
        {before ? <Before before={before} /> : <Leader lot={lot} bidder={bidder} />}
      </div>
      {lot.endsAt && running ? (
        <div className="flex shrink-0 flex-row-reverse items-center gap-2.5 lg:flex-col lg:items-end lg:gap-1">
          <SpokenCountdown endsAt={lot.endsAt} kind="show" size={56} durationSeconds={lot.durationSeconds} />
          {/* The larger the letters, the less of the row it takes from the price. */}
          <div className="flex max-w-[calc(168px-2rem)] flex-col items-end gap-0.5 text-end lg:max-w-[calc(264px-4.5rem)]">
            <Rule lot={lot} />
            <ClockMarks isSlow={isSlow} isReopened={lot.told?.reopened ?? false} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Before({ before: { maximum } }: { before: WaitingLot }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <p className="min-h-[1.4rem] text-14 text-ink-2 figures">
      {maximum ? t('roomList.yourMax', { price: money(maximum) }) : t('live.startsSoon')}
    </p>
  );
}

function Leader({ lot, bidder }: Pick<LotStandingProps, 'lot' | 'bidder'>) {
  const t = useT();
  const leader = lot.told?.leader ?? null;
  if (lot.state !== 'running') return null;
  const isYou = bidder.kind === 'leading';
  const words = leader
    ? isYou
      ? t('room.ledByYou')
      : t('room.isLeading', { name: leader.handle })
    : lot.bidCount === 0
      ? t('room.noBidsYet')
      : null;
  return (
    <p className="flex min-h-[1.4rem] items-center gap-1.5 text-14 text-ink-2">
      {leader ? <Avatar name={leader.handle} size={18} /> : null}
      <span className="truncate">{words}</span>
    </p>
  );
}

/** In a word or two, and as a sentence for who taps it. */
function Rule({ lot }: { lot: RoomLot }) {
  const t = useT();
  const { number } = useFormat();
  const closing = lot.told?.closing ?? { kind: 'reset' as const, seconds: 10 };
  const key: MessageKey = `room.rule.${closing.kind}`;
  return (
    <Popover
      dark
      align="end"
      side="top"
      label={t('auction.rule.title')}
      className="w-72"
      trigger={
        <button
          type="button"
          className="touch-44 text-end text-12 text-ink-2 underline decoration-dotted underline-offset-3 figures hover:text-ink-1"
        >
          {t(key, { seconds: number(closing.seconds ?? 0) })}
        </button>
      }
    >
      <p className="text-14 text-ink-1 figures">
        <RuleNote lotId={lot._id} closing={closing} />
      </p>
    </Popover>
  );
}
