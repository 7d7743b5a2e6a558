import { setImmediate as turn } from 'node:timers/promises';
import { pollLink } from '../client/poll-link.ts';
import { LiveError } from '../errors.ts';
import type { Polls } from '../server/polls.ts';
import type { Chance } from './chance.ts';

type Server = Polls<{ id: string }>;

const LOST = 0.01;
const TWICE = 0.05;
const LATE = 0.1;
const LATEST_TURNS = 20;
const WANDERS = 0.1;

/** Polls that overtake each other, come twice, or get lost on either way, over a network that can be cut. */
export function openRoughPolls({ servers, chance }: { servers: readonly Server[]; chance: Chance }) {
  let home = chance.oneOf(servers);
  let network: AbortController | undefined = new AbortController();

  const way = async () => {
    if (chance.is(LATE)) for (let left = chance.from(1, LATEST_TURNS); left > 0; left -= 1) await turn();
    if (chance.is(LOST)) throw new TypeError('lost');
  };

  const answer = async (body: string, signal: AbortSignal): Promise<Response> => {
    // Most polls come to where the one before came, some to any of the processes.
    if (chance.is(WANDERS)) home = chance.oneOf(servers);
    const server = home;
    try {
      return Response.json(await server.poll(JSON.parse(body), signal));
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      return Response.json({ code: error.code }, { status: error.code === 'not-found' ? 404 : 400 });
    }
  };

  const ask: typeof fetch = async (_, init) => {
    if (!network) {
      await turn();
      throw new TypeError('no network');
    }
    const body = String(init?.body);
    const signal = AbortSignal.any([network.signal, ...(init?.signal ? [init.signal] : [])]);
    const cut = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => cut.reject(signal.reason), { once: true });
    const send = async () => {
      await way();
      signal.throwIfAborted();
      const told = await answer(body, signal);
      await way();
      return told;
    };
    const first = send();
    if (!chance.is(TWICE)) return await Promise.race([first, cut.promise]);
    // Whichever comes back first is the answer; that the other one fails is nobody's loss.
    return await Promise.race([Promise.any([first, send()]), cut.promise]);
  };

  return {
    link: pollLink('/live/poll', ask),
    cut() {
      network?.abort(new TypeError('cut'));
      network = undefined;
    },
    plug() {
      network ??= new AbortController();
    },
  };
}
