import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { Suspense, use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { askNextBidder, handOver, relist, runAgain, sellBelowReserve } from '../api/host-acts.ts';
import { choicesAbout, outcomeOf } from '../model/outcome.ts';
import type { Leading } from '../model/use-hosting.ts';

const HandOver = lazyPart(async () => (await import('./hand-over.tsx')).HandOver);

export type DoneLotCard = Parameters<typeof outcomeOf>[0] &
  Parameters<typeof choicesAbout>[0] &
  Pick<HostedLot, '_id' | 'number' | 'title' | 'image'>;

interface DoneLotProps {
  leading: Pick<Leading, 'act' | 'busy'>;
  lot: DoneLotCard;
  told: LotDocument | null;
  /** A co-host has no place on the list to choose: what they put up again waits at its end. */
  onRunAgain?: (lotId: string) => Promise<unknown>;
}

/** A lot that is over, and what its host, or the co-host whose it is, can still do about it. */
export function DoneLot({ lot, told, leading, onRunAgain = runAgain }: DoneLotProps) {
  const { act, busy } = leading;
  const t = useT();
  const { money, number } = useFormat();
  const secondsLeft = Math.ceil(((told?.payBy ?? 0) - (useNow() + use(ClockOffset))) / 1000);
  const outcome = outcomeOf(lot, told);
  const can = choicesAbout(lot, told?.settlement, secondsLeft);
  const words = 'price' in outcome ? t(outcome.words, { price: money(outcome.price) }) : t(outcome.words);
  return (
    <li className="flex items-center gap-2.5 rounded-14 p-2">
      <Picture image={lot.image} alt="" ratio="4/5" sizes="40px" className="!w-9 shrink-0 rounded-10" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words truncate text-14 font-medium">
          {lot.title}
        </p>
        <p className="truncate text-12 text-ink-2 figures">
          {t('live.lotNumber', { number: lot.number })} · {words}
        </p>
        {can.decides === null ? null : (
          <p className="text-12 text-ink-2">{t('hosting.sellerDecides', { shop: can.decides })}</p>
        )}
      </div>
      {secondsLeft > 0 ? (
        <p className="text-12 text-ink-2 figures">{t('hosting.seconds', { seconds: number(secondsLeft) })}</p>
      ) : null}
      {can.relist ? (
        <div className="flex flex-col gap-1">
          {can.nextBidder ? (
            <Button
              look="soft"
              size={32}
              disabled={busy}
              onClick={() => void act(() => askNextBidder(lot._id))}
            >
              {t('hosting.nextBidder')}
            </Button>
          ) : null}
          <Button look="soft" size={32} disabled={busy} onClick={() => void act(() => relist(lot._id))}>
            {t('hosting.runAgain')}
          </Button>
        </div>
      ) : null}
      {can.handOver ? (
        <Suspense>
          <HandOver
            dark
            lotId={lot._id}
            title={t('hosting.handOverTitle', { number: lot.number })}
            busy={busy}
            onHandOver={() => act(() => handOver(lot._id))}
          />
        </Suspense>
      ) : null}
      {can.accept || can.runAgain ? (
        <div className="flex flex-col gap-1">
          {can.accept ? (
            <Button
              look="soft"
              size={32}
              disabled={busy}
              onClick={() => void act(() => sellBelowReserve(lot._id))}
            >
              {t('settlement.accept', { price: money(lot.price) })}
            </Button>
          ) : null}
          {can.runAgain ? (
            <Button
              look="soft"
              size={can.accept ? 32 : 40}
              disabled={busy}
              onClick={() => void act(() => onRunAgain(lot._id))}
            >
              {t('hosting.runAgain')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
