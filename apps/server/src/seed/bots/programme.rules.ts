import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import { chanceOf } from '../random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Drifts towards the usual audience, which itself swells and ebbs every five minutes. */
export function audienceAt(show: { id: string; usual: number; current: number }, now: number): number {
  const slot = Math.floor(now / 1000);
  const tide = 0.85 + 0.3 * chanceOf(`${show.id}:${Math.floor(slot / 300)}`).next();
  const wave = chanceOf(`${show.id}:${slot}`).next() - 0.5;
  const missing = show.usual * tide - show.current;
  return Math.max(1, Math.round(show.current + missing * 0.06 + wave * Math.sqrt(show.current) * 0.5));
}

/** Moments in milliseconds since 1970. */
export interface ProgrammeShow {
  id: ShowId;
  shopId: ShopId;
  title: string;
  state: 'live' | 'scheduled' | 'over';
  startsAt: number;
  /** A lot runs, which nobody cuts off. */
  isSelling: boolean;
}

export interface ProgrammeChange {
  goLive: ShowId[];
  end: ShowId[];
  /** These end once their last lot is sold. */
  lastLot: ShowId[];
  /** Earlier shows that are given again, and when. */
  announce: Array<{ again: ShowId; startsAt: number }>;
}

/** So many are on air, and so many announced, at least. */
const ON_AIR = { least: 9, most: 11 };
const LEAST_ANNOUNCED = 14;

/** Shows whose time has come go live, one a shop; what runs longest makes room, and there is always something to come. */
export function decideProgramme(shows: readonly ProgrammeShow[], now: number): ProgrammeChange {
  const byStart = shows.toSorted((one, other) => one.startsAt - other.startsAt);
  const live = byStart.filter(({ state }) => state === 'live');
  const waiting = byStart.filter(({ state }) => state === 'scheduled');
  const due = onePerShop(waiting.filter(({ startsAt }) => startsAt <= now));
  const over = live.filter((show) => now - show.startsAt > lengthOf(show) || due.some(sameShop(show)));
  const tooMany = live.length - over.length + due.length - ON_AIR.most;
  const leaving = [...over, ...live.filter((show) => !over.includes(show)).slice(0, Math.max(0, tooMany))];
  const end = leaving.filter(({ isSelling }) => !isSelling);
  const staying = live.filter((show) => !end.includes(show));
  const goLive = due.filter((show) => !staying.some(sameShop(show)));
  return {
    ...{ goLive: ids(goLive), end: ids(end), lastLot: ids(leaving.filter(({ isSelling }) => isSelling)) },
    announce: announced(
      byStart,
      { onAir: staying.length + goLive.length, waiting: waiting.length - goLive.length },
      now,
    ),
  };
}

function announced(
  byStart: readonly ProgrammeShow[],
  { onAir, waiting }: { onAir: number; waiting: number },
  now: number,
): ProgrammeChange['announce'] {
  const busy = byStart.filter(
    ({ state, startsAt }) => state === 'live' || (state === 'scheduled' && startsAt < now + 8 * HOUR),
  );
  // The one that was given last is the longest gone, whatever the others of its name.
  const rested = onePerShop(
    byStart
      .filter(({ state }) => state === 'over')
      .filter((show) => !byStart.some((other) => other.startsAt > show.startsAt && isSame(show, other)))
      .filter((show) => !busy.some(sameShop(show))),
  );
  const atOnce = rested
    .slice(0, Math.max(0, ON_AIR.least - onAir))
    .map(({ id }) => ({ again: id, startsAt: now }));
  const later = rested
    .slice(atOnce.length)
    .slice(0, Math.max(0, LEAST_ANNOUNCED - waiting))
    .map(({ id }) => {
      const hoursOn = chanceOf(`${id}:${Math.floor(now / HOUR)}`).between(9, 70);
      return { again: id, startsAt: nextHalfHour(now + hoursOn * HOUR) };
    });
  return [...atOnce, ...later];
}

/** A host goes on for some hours, and then says good night. */
const lengthOf = ({ id }: ProgrammeShow): number => chanceOf(`length:${id}`).between(200, 330) * MINUTE;

const nextHalfHour = (at: number): number => Math.ceil(at / (30 * MINUTE)) * 30 * MINUTE;
const ids = (shows: readonly ProgrammeShow[]): ShowId[] => shows.map(({ id }) => id);
const isSame = (one: ProgrammeShow, other: ProgrammeShow) =>
  one.shopId === other.shopId && one.title === other.title;
const sameShop = (show: ProgrammeShow) => (other: ProgrammeShow) => other.shopId === show.shopId;

function onePerShop(shows: readonly ProgrammeShow[]): ProgrammeShow[] {
  return shows.filter((show, i) => shows.findIndex(sameShop(show)) === i);
}
