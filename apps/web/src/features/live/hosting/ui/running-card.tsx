import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { stopReasons } from '@souk/shared/live/auctions/stop-reasons.ts';
import { Gavel, Plus } from 'lucide-react';
import { use, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { closeLot, giveMoreTime, stopLot } from '../api/host-acts.ts';
import type { Leading } from '../model/use-hosting.ts';

interface RunningCardProps {
  lot: RoomLot;
  leading: Leading;
}

/** The lot under the hammer, and what its host can do to it. */
export function RunningCard({ lot, leading }: RunningCardProps) {
  const t = useT();
  const { money } = useFormat();
  const leader = lot.told?.leader?.handle ?? null;
  return (
    <section
      aria-label={t('hosting.running', { number: lot.number ?? 0 })}
      className="rounded-20 border border-live-outline bg-surface p-3 lg:p-4"
    >
      <p className="flex items-center gap-2 text-12 font-semibold text-live-text">
        <span aria-hidden="true" className="size-2 rounded-full bg-current" />
        {t('hosting.running', { number: lot.number ?? 0 })}
      </p>
      <div className="mt-2 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p dir="auto" className="own-words truncate text-14 font-semibold">
            {lot.title}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-36 leading-tight font-[620] tracking-[-0.025em] figures">
              {money(lot.price)}
            </span>
            {lot.reserve === 'none' ? null : (
              <span className={lot.reserve === 'met' ? 'text-12 text-won-text' : 'text-12 text-ink-2'}>
                {t(lot.reserve === 'met' ? 'ui.reserveMet' : 'ui.reserveNotMet')}
              </span>
            )}
          </p>
          <p className="truncate text-14 text-ink-2 figures">
            {leader
              ? t('hosting.leads', { name: leader, bids: t('ui.bids', { count: lot.bidCount }) })
              : t('ui.bids', { count: lot.bidCount })}
          </p>
        </div>
        {lot.endsAt ? (
          <CountdownRing endsAt={lot.endsAt} kind="show" size={68} durationSeconds={lot.durationSeconds} />
        ) : null}
      </div>
      <Acts lot={lot} leading={leading} />
    </section>
  );
}

/** Once its time is over nothing can be done to it any more, but to wait for its close. */
function Acts({ lot, leading: { act, busy } }: RunningCardProps) {
  const t = useT();
  const isOver = useNow(250) + use(ClockOffset) >= Date.parse(lot.endsAt ?? '');
  if (isOver) return <p className="mt-3 min-h-11 py-3 text-14 text-ink-2">{t('live.closing')}</p>;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {lot.told?.closing?.kind === 'random' ? null : (
        <Button
          look="outline"
          size={44}
          className="grow !px-3"
          disabled={busy}
          icon={<Plus size={17} aria-hidden="true" />}
          onClick={() => void act(() => giveMoreTime(lot._id))}
        >
          {t('hosting.moreTime')}
        </Button>
      )}
      <Button
        look="outline"
        size={44}
        className="grow !px-3"
        disabled={busy}
        icon={<Gavel size={17} aria-hidden="true" />}
        onClick={() => void act(() => closeLot(lot._id))}
      >
        {t('hosting.closeNow')}
      </Button>
      <Stop lot={lot} act={act} />
    </div>
  );
}

function Stop({ lot, act }: { lot: RoomLot; act: Leading['act'] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      dark
      closable
      open={open}
      onOpenChange={setOpen}
      title={t('hosting.stopTitle', { title: lot.title })}
      note={t('hosting.stopNote')}
      trigger={
        <Button look="danger-outline" size={44} className="grow !px-3">
          {t('hosting.stop')}
        </Button>
      }
    >
      <div className="flex flex-col gap-2">
        {stopReasons.map((reason) => (
          <Button
            key={reason}
            look="soft"
            size={48}
            block
            onClick={() => {
              setOpen(false);
              void act(() => stopLot(lot._id, reason));
            }}
          >
            {t(`hosting.stop.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
