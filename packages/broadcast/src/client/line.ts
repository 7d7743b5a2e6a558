import { type Door, DoorClosed, knock, type OpenedSession } from './door.ts';
import { whenSilent } from './silence.ts';

/** How a line to a show is. */
export type LineState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'connected' }
  /** It was there, and is looked for again. */
  | { readonly kind: 'reconnecting' }
  /** Another sender publishes the show now, or it is over: no further attempt is made. */
  | { readonly kind: 'ended'; readonly reason: 'taken-over' | 'ended' | 'stopped' };

export interface LineOptions {
  readonly door: Door;
  /** Says what is sent or received, before the offer is made. */
  prepare(connection: RTCPeerConnection): void | Promise<void>;
  /** Adds to the offer what a browser has no words for. */
  offer?(sdp: string): string;
  onState(state: LineState): void;
}

export interface Line {
  /** The connection of the moment, for its figures. */
  readonly connection: RTCPeerConnection | undefined;
  /** Connects anew at once, as when something else is to be sent or received. */
  renew(): void;
  stop(): Promise<void>;
}

const CONNECT_WITHIN_MS = 5_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 3_000;
const FLUSH_MS = 200;

/** Connects, and again whenever the line is lost, until it is stopped or told that it is over. */
export function openLine({ door, prepare, offer = (sdp) => sdp, onState }: LineOptions): Line {
  const stopped = new AbortController();
  let renewed = new AbortController();
  let connection: RTCPeerConnection | undefined;
  let session: OpenedSession | undefined;
  let leaving: Promise<void> | undefined;
  const leaveWithPage = () => void session?.leave({ keepalive: true });
  addEventListener('pagehide', leaveWithPage);

  async function run(): Promise<void> {
    onState({ kind: 'connecting' });
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const ended = await once(() => {
        failures = -1;
      });
      if (stopped.signal.aborted) break;
      if (ended === 'taken-over' || ended === 'ended') return close(ended);
      onState({ kind: 'reconnecting' });
      if (renewed.signal.aborted) failures = -1;
      else await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, failures)));
    }
  }

  /** One connection from its beginning to its end; gives why the other side ended it, if it says so. */
  async function once(onConnected: () => void): Promise<string | undefined> {
    const current = new RTCPeerConnection({
      bundlePolicy: 'max-bundle',
      iceServers: [...(door.iceServers ?? [])],
    });
    connection = current;
    renewed = new AbortController();
    const over = AbortSignal.any([stopped.signal, renewed.signal]);
    try {
      await prepare(current);
      const candidates = gatherCandidates(current);
      await current.setLocalDescription();
      session = await knock(door, offer(current.localDescription?.sdp ?? ''), over);
      await current.setRemoteDescription({ type: 'answer', sdp: session.sdp });
      candidates.tell(session);
      await connected(current, over);
      if (over.aborted) return undefined;
      onConnected();
      onState({ kind: 'connected' });
      await whenSilent(current, over);
      return over.aborted ? undefined : await session.leave();
    } catch (error) {
      if (error instanceof DoorClosed || over.aborted) return undefined;
      return await session?.leave();
    } finally {
      if (over.aborted && session) leaving = leaveAndClose(session, current);
      else current.close();
      session = undefined;
    }
  }

  function close(reason: 'taken-over' | 'ended' | 'stopped'): void {
    removeEventListener('pagehide', leaveWithPage);
    onState({ kind: 'ended', reason });
  }

  function wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(end, ms);
      for (const { signal } of [stopped, renewed]) signal.addEventListener('abort', end, { once: true });
    });
  }

  const running = run();
  return {
    get connection() {
      return connection;
    },
    renew: () => renewed.abort(),
    async stop() {
      if (stopped.signal.aborted) return;
      stopped.abort();
      close('stopped');
      await running;
      await leaving;
    },
  };
}

/** Who closes first finds that the other side has closed as well, and is told so as of a fault. */
async function leaveAndClose(session: OpenedSession, connection: RTCPeerConnection): Promise<void> {
  await session.leave();
  connection.close();
}

function connected(connection: RTCPeerConnection, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no connection came about')), CONNECT_WITHIN_MS);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const look = () => {
      const { connectionState: state } = connection;
      if (state !== 'connected' && state !== 'failed' && state !== 'closed') return;
      clearTimeout(timer);
      if (state === 'connected') resolve();
      else reject(new Error(`the connection is ${state}`));
    };
    connection.addEventListener('connectionstatechange', look);
    look();
  });
}

/** The ways to this side are told as they are found, some at a time; most relays do without. */
function gatherCandidates(connection: RTCPeerConnection): { tell(session: OpenedSession): void } {
  let found: RTCIceCandidate[] = [];
  let isWaiting = false;
  let told: OpenedSession | undefined;
  const flushSoon = () => {
    if (isWaiting || !told) return;
    isWaiting = true;
    setTimeout(flush, FLUSH_MS);
  };
  const flush = () => {
    isWaiting = false;
    if (found.length === 0 || connection.connectionState === 'closed') return;
    void told?.add(found);
    found = [];
  };
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (!candidate?.candidate) return;
    found.push(candidate);
    flushSoon();
  });
  return {
    tell(session) {
      told = session;
      flushSoon();
    },
  };
}
