import type { RaidDocument } from '@souk/shared/live/raids/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useRef, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { isDialogOpen } from '@/ui/dialog/is-dialog-open.ts';
import { leavingOf } from '../model/leaving.ts';

interface RaidCardProps {
  show: Show;
  /** A show as it is now. */
  lookUp: (showId: string) => Promise<Show>;
}

/** The host takes their viewers along into another show; any viewer may stay. */
export function RaidCard({ show, lookUp }: RaidCardProps) {
  const told = useLiveDoc(`rooms/${show._id}/state/raid`);
  const raid = told && !told.fromCache ? (told.doc?.data as unknown as RaidDocument | undefined) : undefined;
  return raid ? <Asked key={raid.to} from={show.shop.name} raid={raid} lookUp={lookUp} /> : null;
}

function Asked({ from, raid, lookUp }: { from: string; raid: RaidDocument } & Pick<RaidCardProps, 'lookUp'>) {
  const t = useT();
  const router = useRouter();
  const now = useNow(250) + use(ClockOffset);
  const [spread] = useState(Math.random);
  const [answer, setAnswer] = useState<'stays' | 'waits' | 'over' | null>(null);
  const { isAsked, isDue } = leavingOf(raid, now, spread);
  const wasAsked = useRef(isAsked);
  const isGoing = useRef(false);
  const [here] = useState(() => router.latestLocation.pathname);
  const stays = useRef(false);
  const room = { to: '/live/$roomId', params: { roomId: raid.to } } as const;

  const stay = () => {
    stays.current = true;
    setAnswer('stays');
  };
  const go = async (isPressed: boolean) => {
    if (isGoing.current) return;
    isGoing.current = true;
    const next = await lookUp(raid.to).catch(() => null);
    isGoing.current = false;
    // While it was looked up they may have gone elsewhere, chosen to stay or opened something.
    if (stays.current || router.latestLocation.pathname !== here) return;
    if (!isPressed && isDialogOpen()) return setAnswer('waits');
    if (next?.state === 'live') await router.navigate(room);
    else setAnswer('over');
  };

  useEffect(() => {
    if (wasAsked.current) void router.preloadRoute({ to: '/live/$roomId', params: { roomId: raid.to } });
  }, [router, raid.to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is time
  useEffect(() => {
    if (!isDue || !wasAsked.current || answer) return;
    // Nobody is taken away from what they are paying or writing.
    if (isDialogOpen()) setAnswer('waits');
    else void go(false);
  }, [isDue]);

  if (!wasAsked.current || answer === 'stays') return null;
  const isWaiting = answer === null;
  return (
    <section
      data-theme="dark"
      aria-label={t('raid.takes', { from, to: raid.shop })}
      className="fixed inset-x-3 bottom-[max(12px,env(safe-area-inset-bottom))] z-40 flex flex-col gap-3 rounded-20 border border-line bg-surface p-4 text-ink-1 shadow-float sm:mx-auto sm:max-w-110"
    >
      <div className="flex items-center gap-3">
        {isWaiting ? (
          <CountdownRing
            endsAt={new Date(raid.goesAt).toISOString()}
            kind="show"
            size={56}
            durationSeconds={10}
          />
        ) : null}
        <p role="status" className="min-w-0 grow">
          <span className="block text-16 font-semibold text-balance wrap-anywhere">
            {t('raid.takes', { from, to: raid.shop })}
          </span>
          <span dir="auto" className="own-words block text-14 text-ink-2 wrap-anywhere">
            {answer === 'over' ? t('raid.over') : answer === 'waits' ? t('raid.waits') : raid.title}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="soft" size={48} className="grow" onClick={stay}>
          {t('raid.stay')}
        </Button>
        {answer === 'over' ? null : (
          <Button look="accent" size={48} className="grow" onClick={() => void go(true)}>
            {t('raid.now')}
          </Button>
        )}
      </div>
    </section>
  );
}
