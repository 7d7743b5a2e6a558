import { setTimeout as wait } from 'node:timers/promises';
import type { OpenLink } from '../client/link.ts';
import { socketLink } from '../client/link.ts';
import { pollLink } from '../client/poll-link.ts';
import type { Chance } from './chance.ts';
import type { openLiveServer } from './live-server.ts';
import { openTcpProxy } from './tcp-proxy.ts';

type Server = Awaited<ReturnType<typeof openLiveServer>>;

const LATE = 0.1;
const LATEST_MS = 60;
const STALL_MS = { least: 50, most: 1_500 };
const TWICE = 0.05;
const LOST = 0.01;
const WANDERS = 0.3;
// The shortest that a server lets a poll hang.
const HANG_SECONDS = 5;

/** What lies between one person and several servers: it is cut, stalls, goes dead without a word, and delays answers. */
export async function openRoughNetwork({
  servers,
  polls,
  chance,
}: {
  servers: readonly Server[];
  polls: boolean;
  chance: Chance;
}) {
  const lateMs = () => (chance.is(LATE) ? chance.from(1, LATEST_MS) : 0);
  const ways = await Promise.all(
    servers.map((server) => openTcpProxy(polls ? server.pollUrl : server.socketUrl, { lateMs })),
  );

  /** Comes to any of the servers, now and then twice, or not at all, or its answer gets lost. */
  const ask: typeof fetch = async (home, init) => {
    const send = async (url: string) => {
      if (chance.is(LATE)) await wait(chance.from(1, LATEST_MS));
      if (chance.is(LOST)) throw new TypeError('lost');
      const answer = await fetch(url, init);
      const body = await answer.arrayBuffer();
      if (chance.is(LOST)) throw new TypeError('lost');
      return new Response(body, answer);
    };
    const url = chance.is(WANDERS) ? chance.oneOf(ways).url : String(home);
    if (!chance.is(TWICE)) return await send(url);
    // Whichever comes back first is the answer; that the other one fails is nobody's loss.
    return await Promise.any([send(url), send(url)]).catch((error: AggregateError) => {
      throw error.errors[0];
    });
  };

  const link: OpenLink = (events) => {
    const { url } = chance.oneOf(ways);
    return polls ? pollLink(url, ask, HANG_SECONDS)(events) : socketLink(url)(events);
  };
  return {
    link,
    cut() {
      for (const way of ways) way.cut();
    },
    plug() {
      for (const way of ways) way.plug();
    },
    stall() {
      const milliseconds = chance.from(STALL_MS.least, STALL_MS.most);
      for (const way of ways) way.stall(milliseconds);
    },
    /** Whatever is open now brings nothing more, and nobody is told. */
    die() {
      for (const way of ways) {
        way.swallow();
        way.heal();
      }
    },
    async [Symbol.asyncDispose]() {
      for (const way of ways) await way[Symbol.asyncDispose]();
    },
  };
}
