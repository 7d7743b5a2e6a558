import { outOfGap, stepOver } from '@souk/shared/live/replays/gaps.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useServerTime } from '@/platform/live/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { getRecorded } from '../api/get-recorded.ts';
import type { Player } from '../model/player.ts';

const SKIP = 30;
/** Who went back learns of gaps that came since. */
const ASK_AGAIN_MS = 15_000;

/** Where the picture is not of the present: how far behind it is, and the way back. */
export function BehindBar({ player }: { player: Player }) {
  const source = player.state((one) => one.source);
  const behind = useBehind(player);
  if (source === 'line') return null;
  return source === 'fallback' ? <Fallback behind={behind} /> : <Rewound player={player} behind={behind} />;
}

/** In seconds; null before the first picture. */
function useBehind(player: Player): number | null {
  const moment = player.state((one) => one.moment);
  const offset = useServerTime()?.offsetMs ?? 0;
  return moment === null ? null : Math.max(0, (Date.now() + offset - moment) / 1_000);
}

function Fallback({ behind }: { behind: number | null }) {
  const t = useT();
  return (
    <p role="status" className="basis-full rounded-14 bg-black/70 px-3 py-1.5 text-14 text-pretty text-white">
      {behind === null
        ? t('player.fallback.opening')
        : t('player.fallback.behind', { count: Math.max(1, Math.round(behind)) })}
    </p>
  );
}

function Rewound({ player, behind }: { player: Player; behind: number | null }) {
  const t = useT();
  const clock = useClockTime();
  const { data } = useQuery({ ...getRecorded(player.showId), refetchInterval: ASK_AGAIN_MS });
  const { moment, isPaused } = player.state();
  const offset = useServerTime()?.offsetMs ?? 0;
  const now = useNow() + offset;
  const [held, setHeld] = useState<number | null>(null);
  // Until what was chosen is shown, the bar stands there.
  useEffect(() => {
    if (moment !== null) setHeld(null);
  }, [moment]);
  if (!data?.startedAt) return null;
  const length = Math.max(1, (now - data.startedAt) / 1_000);
  const second = held ?? (moment === null ? length : (moment - data.startedAt) / 1_000);
  const { gaps } = data;
  const goTo = (wanted: number) => {
    const to = outOfGap(gaps, Math.max(0, wanted));
    if (to > length - 3) return player.goLive();
    setHeld(to);
    player.rewindTo(to);
  };
  return (
    <section
      aria-label={t('player.rewound')}
      className="basis-full rounded-16 bg-black/75 px-3 pt-2 pb-1 text-white"
    >
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-14 font-semibold figures">
          {behind === null
            ? t('player.rewound.opening')
            : t('player.rewound.behind', { time: clock(behind) })}
        </p>
        <button
          type="button"
          onClick={player.goLive}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-live px-4 text-14 font-semibold text-on-live hover:bg-live-hover"
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-white" />
          {t('player.goLive')}
        </button>
      </div>
      <div dir="ltr" className="flex items-center gap-1">
        <Act label={t('player.rewind')} onPress={() => goTo(stepOver(gaps, second, -SKIP))}>
          <RotateCcw size={20} aria-hidden="true" />
        </Act>
        <Act label={t(isPaused ? 'player.play' : 'player.pause')} onPress={player.togglePaused}>
          {isPaused ? (
            <Play size={20} fill="currentColor" aria-hidden="true" />
          ) : (
            <Pause size={20} fill="currentColor" aria-hidden="true" />
          )}
        </Act>
        <Act label={t('player.forward')} onPress={() => goTo(stepOver(gaps, second, SKIP))}>
          <RotateCw size={20} aria-hidden="true" />
        </Act>
        <input
          type="range"
          aria-label={t('player.seek')}
          aria-valuetext={behind === null ? undefined : t('player.rewound.behind', { time: clock(behind) })}
          min={0}
          max={Math.floor(length)}
          step={1}
          value={Math.floor(second)}
          onChange={({ target }) => goTo(target.valueAsNumber)}
          className="h-11 min-w-0 grow cursor-pointer accent-white"
        />
      </div>
    </section>
  );
}

function Act({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
    >
      {children}
    </button>
  );
}
