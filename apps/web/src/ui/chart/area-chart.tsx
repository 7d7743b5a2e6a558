import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import { cx } from '../cx.ts';
import { levelsOf } from './levels.ts';
import { smoothPath } from './smooth-path.ts';

interface Point {
  /** ISO */
  at: string;
  amount: number;
}

interface AreaChartProps {
  label: string;
  /** From the oldest to the newest, as far apart as each other. */
  points: readonly Point[];
  /** What happened at some moments, by its name. */
  marks: ReadonlyArray<{ at: string; name: string }>;
  minorPerMain: number;
  amountWords: (amount: number, short?: boolean) => string;
  dayWords: (at: string) => string;
}

/** Where they have no room, every other one is left, then the two where the line begins and ends. */
const DAYS_SHOWN = 7;

/** How something stood over time: a line over soft ground, which says what it stood at under the pointer. */
export function AreaChart({ label, points, marks, minorPerMain, amountWords, dayWords }: AreaChartProps) {
  const gradient = useId();
  const [shown, setShown] = useState<number | null>(null);
  const levels = levelsOf(Math.max(0, ...points.map(({ amount }) => amount)), minorPerMain);
  const top = levels[0] ?? 1;
  const places = points.map(({ amount }, i) => ({
    x: percent(i, points.length),
    y: 100 - (amount / top) * 100,
  }));
  const line = smoothPath(places);
  const marked = marksOn(points, marks);
  const point = shown === null ? undefined : points[shown];
  const place = places[shown ?? places.length - 1];
  const days = Array.from(
    { length: DAYS_SHOWN },
    (_, i) => points[Math.round(((points.length - 1) * i) / (DAYS_SHOWN - 1))],
  );
  const look = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const share = (isMirrored ? right - event.clientX : event.clientX - left) / width;
    setShown(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  };
  return (
    <figure aria-label={label} className="flex grow flex-col">
      <p aria-hidden="true" className="mb-3 min-h-5 text-13 text-ink-2 figures">
        {point ? `${dayWords(point.at)} · ${amountWords(point.amount)}` : null}
      </p>
      <ul className="sr-only">
        {points.map(({ at, amount }) => (
          <li key={at}>{`${dayWords(at)}: ${amountWords(amount)}`}</li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="grid grow grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(13rem,1fr)_auto] gap-x-3 text-12 text-ink-3 figures"
      >
        <div className="flex flex-col justify-between text-end">
          {levels.map((level) => (
            <span key={level} className="-my-2">
              {amountWords(level, true)}
            </span>
          ))}
        </div>
        <div
          className="relative touch-pan-y"
          onPointerMove={look}
          onPointerDown={look}
          onPointerLeave={() => setShown(null)}
        >
          {levels.map((level, i) => (
            <span
              key={level}
              style={{ top: `${percent(i, levels.length)}%` }}
              className="absolute inset-x-0 border-t border-hairline"
            />
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible text-accent rtl:-scale-x-100"
          >
            <defs>
              <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0.03" />
              </linearGradient>
            </defs>
            <path d={`${line}L100 100L0 100Z`} fill={`url(#${gradient})`} />
            <path
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinejoin="round"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {marked.map(({ i, name, isNamed }) => (
            <Dot key={i} place={places[i]} look="border-ink-2 bg-surface">
              {isNamed ? <DotName place={places[i]}>{name}</DotName> : null}
            </Dot>
          ))}
          <Dot place={place} look="border-surface bg-accent" />
        </div>
        <span />
        <p className="@container mt-2.5 flex justify-between gap-2">
          {days.map((day, i) => (
            <span
              key={day?.at ?? i}
              className={cx(
                i % 2 === 1 && '@max-[34em]:hidden',
                i % (DAYS_SHOWN - 1) > 0 && '@max-[19em]:hidden',
              )}
            >
              {day ? dayWords(day.at) : null}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

interface DotProps {
  place: { x: number; y: number } | undefined;
  look: string;
  children?: ReactNode;
}

function Dot({ place, look, children }: DotProps) {
  if (!place) return null;
  return (
    <span
      style={{ insetInlineStart: `${place.x}%`, top: `${place.y}%` }}
      className={cx('absolute -ms-1.5 -mt-1.5 size-3 rounded-full border-2', look)}
    >
      {children}
    </span>
  );
}

/** Below its place, or above it where the ground is near; never beyond the sides. */
function DotName({ place, children }: Pick<DotProps, 'place' | 'children'>) {
  const { x, y } = place ?? { x: 0, y: 0 };
  return (
    <span
      className={cx(
        'absolute rounded-4 bg-surface/80 px-1 whitespace-nowrap text-ink-2 max-sm:hidden',
        y > 80 ? 'bottom-3.5' : 'top-3.5',
        x > 92 ? 'end-0' : x < 8 ? 'start-0' : 'left-1/2 -translate-x-1/2',
      )}
    >
      {children}
    </span>
  );
}

const percent = (i: number, count: number): number => (count > 1 ? (i / (count - 1)) * 100 : 0);

/** Each at the first point that shows it; those too near to the one before stay without their name. */
function marksOn(points: readonly Point[], marks: AreaChartProps['marks']) {
  let named = Number.NEGATIVE_INFINITY;
  const places = marks.map(({ at, name }) => ({
    i: points.findIndex((point) => point.at >= at),
    name,
  }));
  const once = places.filter(({ i }, n) => i >= 0 && places.findIndex((other) => other.i === i) === n);
  return once.map(({ i, name }) => {
    const isNamed = percent(i, points.length) - named >= 16;
    if (isNamed) named = percent(i, points.length);
    return { i, name, isNamed };
  });
}
