import { nextStep } from '@souk/shared/live/shows/steps.ts';
import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { Coffee, ListVideo } from 'lucide-react';
import { use } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { getSteps } from '../api/get-steps.ts';
import type { Room } from '../model/use-live-show.ts';

/** Between two lots: that a break goes on and when the host is back, or what comes up that is no lot. */
export function ComingUp({ room: { show, stage } }: { room: Room }) {
  const t = useT();
  const { money, time } = useFormat();
  const now = useNow(15_000) + use(ClockOffset);
  const enabled = useHydrated();
  const { data } = useQuery({ ...getSteps(show._id, stage?.listVersion ?? 0), enabled });
  if (show.currentLot || show.state !== 'live') return null;
  const talk = stage?.talk ?? null;
  const queued = show.lots.find(({ state }) => state === 'queued')?.number ?? null;
  const step = talk ? null : nextStep(data?.items ?? [], queued);
  if (!talk && !step) return null;
  const price = step?.kind === 'product' && step.price ? money(step.price) : null;
  return (
    <p
      role="status"
      className="flex w-fit max-w-full items-center gap-2 rounded-16 bg-black/65 px-3 py-1.5 text-14 text-white"
    >
      {talk || step?.kind === 'talk' ? (
        <Coffee size={16} aria-hidden="true" className="shrink-0" />
      ) : (
        <ListVideo size={16} aria-hidden="true" className="shrink-0" />
      )}
      <span className="min-w-0">
        <b className="font-semibold figures">
          {talk
            ? talk.until > now
              ? t('live.backAt', { time: time(new Date(talk.until).toISOString()) })
              : t('live.backSoon')
            : t('live.comesNext')}
        </b>{' '}
        <bdi className="own-words break-words">{talk?.title ?? step?.title}</bdi>
        {price ? <span className="figures">{` · ${price}`}</span> : null}
      </span>
    </p>
  );
}
