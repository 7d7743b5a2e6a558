import type { OnAir } from '@souk/broadcast/relay/show-events.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import {
  type Broadcast,
  type BroadcastEvent,
  readSecond,
  secondOf,
} from '../../../platform/broadcast/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { endForsakenRehearsals } from '../shows/index.ts';
import { endForsaken, endWithoutHost } from './host-away.service.ts';
import {
  putSecondOffAir,
  putSecondOnAir,
  type SecondOnAir,
  takeAllSeconds,
  withholdSecond,
} from './second-picture.service.ts';
import { findAwaited, findOpenVideos } from './show-videos.repo.ts';
import { findUnwelcome } from './unwelcome.service.ts';
import { putOffAir, putOnAir, takeAll } from './video-state.service.ts';

export interface FollowVideoParts {
  db: Kysely<Tables>;
  clock: Clock;
  broadcast: Broadcast;
  log: Pick<Log, 'warn' | 'info'>;
}

export interface FollowedVideo extends AsyncDisposable {
  /** Ends what is forsaken, and what is seen of shows that take it no more; by itself every few seconds. */
  look(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
const AGAIN_MS = 500;

/** Keeps where the pictures of shows stand, by what the relay tells. Runs where the relay does. */
export function followVideo({ db, clock, broadcast, log }: FollowVideoParts): FollowedVideo {
  const stopped = new AbortController();
  let isHeard = false;
  /** Another engine was away when it was asked last. */
  let wasAway = false;
  /** As the relay told it last, by what it calls each picture. */
  const onAir = new Map<string, OnAir>();
  // One act after another: what is looked at stands as the relay told it last.
  let acts: Promise<unknown> = Promise.resolve();

  function inTurn(act: () => Promise<void>): Promise<void> {
    const done = acts.then(act);
    acts = done.catch(() => undefined);
    return done;
  }

  async function take(event: BroadcastEvent): Promise<void> {
    if (event.kind === 'lost') isHeard = false;
    else if (event.kind === 'all') {
      onAir.clear();
      for (const one of event.onAir) onAir.set(one.show, one);
      await withholdSeconds();
      await takeWhole(event.onAir);
      // One that was started again knows of nothing.
      await isFollowed();
      isHeard = true;
    } else if (event.event.publisher === null) {
      onAir.delete(event.event.show);
      await takeOff(event.event.show);
    } else {
      onAir.set(event.event.show, event.event);
      if (!(await takeOn(event.event))) await broadcast.endShow(event.event.show, event.event.who);
    }
  }

  async function takeWhole(onAir: readonly OnAir[]): Promise<void> {
    const now = clock.now();
    const seconds = onAir.flatMap((one) => secondIn(one) ?? []);
    const own = onAir.filter(({ show }) => readSecond(show) === undefined);
    for (const { show, who } of await takeAll(db, own, now)) await broadcast.endShow(show, who);
    for (const one of await takeAllSeconds(db, seconds, now)) await broadcast.endShow(secondOf(one), one.who);
  }

  function takeOff(name: string): Promise<void> {
    const second = readSecond(name);
    return second ? putSecondOffAir(db, second, clock.now()) : putOffAir(db, name, clock.now());
  }

  async function takeOn(event: OnAir): Promise<boolean> {
    const second = secondIn(event);
    if (!second) return await putOnAir(db, event, clock.now());
    // Before anybody is told where it is.
    if (isCanonicalId(second.show)) await withholdSecond(db, broadcast, second.show as ShowId);
    return await putSecondOnAir(db, second, clock.now());
  }

  /** As another process may have arranged them anew, and a relay that was started again knows nothing. */
  async function withholdSeconds(): Promise<void> {
    const shows = new Set([...onAir.values()].flatMap((one) => secondIn(one)?.show ?? []));
    for (const show of shows)
      if (isCanonicalId(show)) await withholdSecond(db, broadcast, show as ShowId).catch(() => undefined);
  }

  async function listen(): Promise<void> {
    // Hosts who were on air when the market stopped are looked for.
    if ((await findOpenVideos(db)).length > 0) void broadcast.door('whip');
    await inTurn(async () => void (await isFollowed()));
    for await (const event of broadcast.events(stopped.signal)) await inTurn(() => take(event));
  }

  /** What could not be written is made good by listening anew, as the relay then says how everything is. */
  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        return await listen();
      } catch (err) {
        isHeard = false;
        if (stopped.signal.aborted) return;
        log.warn({ err }, 'where the pictures of shows stand is asked anew');
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  /** While another engine is away nobody can know who is gone; then hosts who are looked for have all their minutes. */
  async function isFollowed(): Promise<boolean> {
    if (!broadcast.follow) return true;
    const awaited = await findAwaited(db);
    const isThere = await broadcast.follow(
      awaited.map(({ show, line, who }) => ({
        show: line === null ? show : secondOf({ show, line }),
        who,
      })),
    );
    if (isThere && wasAway) await takeWhole([...onAir.values()]);
    wasAway = !isThere;
    return isThere;
  }

  async function look(): Promise<void> {
    await endForsakenRehearsals(db, clock.now());
    if (broadcast.recorder) noteEnded(await endWithoutHost({ db, now: clock.now(), log }));
    if (!(await isFollowed())) return;
    // While the relay is away nobody can know who is gone.
    if (!isHeard) return;
    await withholdSeconds();
    for (const { show, who } of await findUnwelcome(db, [...onAir.values()])) {
      log.info({ show }, 'video ended because its show takes it no more');
      await broadcast.endShow(show, who).catch(() => undefined);
    }
    const forsaken = await endForsaken({ db, now: clock.now(), log });
    noteEnded(forsaken);
    for (const show of forsaken) await broadcast.endShow(show).catch(() => undefined);
  }

  function noteEnded(shows: readonly ShowId[]): void {
    for (const show of shows) log.info({ show }, 'a show ended because its host was gone');
  }

  const timer = setInterval(() => {
    inTurn(look).catch((err) => log.warn({ err }, 'shows without a host are looked at again'));
  }, LOOK_EVERY_MS);
  timer.unref();
  const running = run();
  return {
    look: () => inTurn(look),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      stopped.abort();
      await running;
      await acts;
    },
  };
}

function secondIn({ show, publisher, who }: OnAir): SecondOnAir | undefined {
  const second = readSecond(show);
  return second && { ...second, publisher, who };
}
