import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { cx } from '@/ui/cx.ts';
import type { RecordedPlayer } from '../model/recorded-player.ts';
import { lotAt, partOf, pinnedAt } from '../model/timeline.ts';

interface SeekBarProps {
  player: RecordedPlayer;
  replay: Replay;
}

/** The whole recording from left to right, in every language: where its lots begin, products were held up and sold, and where nothing was recorded. */
export function SeekBar({ player, replay: { lots, products, gaps, seconds } }: SeekBarProps) {
  const t = useT();
  const clock = useClockTime();
  const [held, setHeld] = useState<number | null>(null);
  const played = player.state(({ second }) => second);
  const second = held ?? played;
  const lot = lotAt(lots, second);
  const pinned = pinnedAt(products, second);
  const place = (at: number) => `${partOf(at, seconds) * 100}%`;
  const letGo = () => {
    if (held !== null) player.seek(held);
    setHeld(null);
  };
  const said = t('replay.position', { time: clock(second), length: clock(seconds) });
  return (
    <div dir="ltr">
      <div className="relative h-11">
        <div aria-hidden="true" className="absolute inset-x-2.5 inset-y-0">
          <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-white/35" />
          <span
            className="absolute top-1/2 left-0 h-1.5 -translate-y-1/2 rounded-full bg-accent"
            style={{ width: place(second) }}
          />
          {gaps.map(({ from, to }) => (
            <span
              key={from}
              className="absolute top-1/2 h-1.5 -translate-y-1/2 bg-black/80 bg-[repeating-linear-gradient(45deg,transparent_0_3px,rgb(255_255_255/0.5)_3px_5px)]"
              style={{ left: place(from), width: place(to - from) }}
            />
          ))}
          {lots.map(({ lotId, startsAt }) => (
            <span
              key={lotId}
              className={cx(
                'absolute top-1/2 h-4 w-0.75 -translate-1/2 rounded-full ring-1 ring-black/35',
                lotId === lot?.lotId ? 'bg-accent' : 'bg-white',
              )}
              style={{ left: place(startsAt) }}
            />
          ))}
          {products.flatMap(({ productId, pinned: parts, sold }) => [
            ...parts.map(({ from, to }) => (
              <span
                key={`${productId} ${from}`}
                className={cx(
                  'absolute top-[calc(50%+0.6rem)] h-1 min-w-1 rounded-full ring-1 ring-black/35',
                  productId === pinned?.productId && from === pinned.from ? 'bg-accent' : 'bg-white',
                )}
                style={{ left: place(from), width: place(to - from) }}
              />
            )),
            ...sold.map((at, n) => (
              <span
                // Two people may buy in the same moment.
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
                key={`${productId} sold ${n}`}
                className="absolute top-[calc(50%+0.45rem)] size-2 -translate-x-1/2 rounded-full bg-won ring-1 ring-black/35"
                style={{ left: place(at) }}
              />
            )),
          ])}
        </div>
        <input
          type="range"
          aria-label={t('replay.seek')}
          aria-valuetext={lot ? `${said}, ${lot.title}` : said}
          min={0}
          max={Math.floor(seconds)}
          step={1}
          value={Math.floor(second)}
          onPointerDown={() => setHeld(played)}
          onChange={({ target }) =>
            held === null ? player.seek(target.valueAsNumber) : setHeld(target.valueAsNumber)
          }
          onPointerUp={letGo}
          onPointerCancel={letGo}
          className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-2.5 inset-y-0 peer-focus-visible:[&>span]:outline-2 peer-focus-visible:[&>span]:outline-offset-2 peer-focus-visible:[&>span]:outline-white"
        >
          <span
            className="absolute top-1/2 size-5 -translate-1/2 rounded-full bg-white shadow-float"
            style={{ left: place(second) }}
          />
        </span>
      </div>
      <p aria-hidden="true" className="-mt-1 flex justify-between text-12 text-white/85 figures">
        <span>{clock(second)}</span>
        <span>{clock(seconds)}</span>
      </p>
    </div>
  );
}
