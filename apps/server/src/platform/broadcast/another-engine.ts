import type { Received } from '@souk/broadcast/received/receiving.ts';
import { readToken } from '@souk/broadcast/tokens/token.ts';
import type { OpenedLine, OwnEngine } from './engine.ts';
import { type OwnRelayOptions, ownRelay } from './own-relay.ts';

interface Sender extends OpenedLine {
  who: string;
  at: number;
}

/** A sender who was let in sends within that time, or opens another line. */
const AWAITED_MS = 60_000;
const MOST_SENDERS = 1_000;
const answerWithinMs = 3_000;

/**
 * Another engine carries the pictures. A relay of ours is one of its viewers: what comes to it is recorded, and tells who
 * is on air. What a sender opened through the market's own door is closed for them when it has to end.
 */
export function anotherEngine(
  doors: { whip: string; whep: string },
  { key, ...options }: OwnRelayOptions,
): OwnEngine {
  const relay = ownRelay({ key, ...options });
  /** By the name of their picture, the oldest first. */
  const senders = new Map<string, Sender>();
  let awaited: readonly Received[] = [];

  function received(): Received[] {
    const known = awaited.map(({ show, who }) => ({ show, who: senders.get(show)?.who ?? who }));
    const names = new Set(known.map(({ show }) => show));
    const lately = [...senders.values()].filter(
      ({ show, at }) => !names.has(show) && performance.now() - at < AWAITED_MS,
    );
    return [...known, ...lately.map(({ show, who }) => ({ show, who }))];
  }

  async function opened(line: OpenedLine): Promise<void> {
    const claims = readToken(await key(), line.token);
    // Drawn shows are sent only while viewers watch, and are not recorded.
    if (!claims || claims.mayPause) return;
    senders.delete(line.show);
    senders.set(line.show, { ...line, who: claims.who, at: performance.now() });
    for (const [oldest] of senders) {
      if (senders.size <= MOST_SENDERS) break;
      senders.delete(oldest);
    }
    await relay.receive(received());
  }

  async function endShow(show: string, who?: string): Promise<void> {
    const ended = [...senders.values()].filter(
      (one) =>
        (one.show === show || one.show.startsWith(`${show}.`)) && (who === undefined || one.who === who),
    );
    for (const one of ended) senders.delete(one.show);
    await Promise.all([relay.endShow(show, who), ...ended.map(closeLine)]);
  }

  return {
    ...relay,
    door: async (door) => doors[door],
    opened,
    endShow,
    async follow(wanted) {
      awaited = wanted;
      await relay.receive(received());
      return wanted.length === 0 || (await answers(doors.whep));
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const asked = await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(answerWithinMs) }).catch(
    () => undefined,
  );
  await asked?.body?.cancel();
  return asked !== undefined && asked.status < 500;
}

async function closeLine({ url, token }: OpenedLine): Promise<void> {
  const closed = await fetch(url, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => undefined);
  await closed?.body?.cancel();
}
