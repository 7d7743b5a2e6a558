import type { SentFrame, ServerFrame } from '../protocol.ts';

/** A connection as the client sees it, whatever it travels over. */
export interface Link {
  send(frame: SentFrame): void;
  close(): void;
}

export interface LinkEvents {
  /** Frames can be sent from now on. */
  open(): void;
  frame(frame: ServerFrame): void;
  /** It is over, or never began. Said once. */
  closed(reason: string): void;
}

export type OpenLink = (events: LinkEvents) => Link;

/** Over a WebSocket. */
export function socketLink(
  url: string,
  make: (url: string) => WebSocket = (at) => new WebSocket(at),
): OpenLink {
  return (events) => {
    let over = false;
    const end = (reason: string) => {
      if (over) return;
      over = true;
      events.closed(reason);
    };
    const socket = make(url);
    socket.addEventListener('open', () => events.open());
    socket.addEventListener('message', ({ data }) => {
      if (!over) events.frame(JSON.parse(String(data)) as ServerFrame);
    });
    socket.addEventListener('close', ({ reason }) => end(reason || 'lost'));
    socket.addEventListener('error', () => end('lost'));
    return {
      send: (frame) => socket.send(JSON.stringify(frame)),
      close() {
        over = true;
        socket.close();
      },
    };
  };
}

/** Over requests that hang until there is something to say. */
export function pollLink(url: string, ask: typeof fetch = fetch, hangSeconds = 25): OpenLink {
  return (events) => {
    const stop = new AbortController();
    let waiting: SentFrame[] = [];
    let session: string | null = null;
    let turn = 0;
    let asking: Promise<void> | undefined;

    const poll = async (): Promise<number> => {
      const frames = waiting;
      waiting = [];
      turn += 1;
      const own = turn;
      const body = JSON.stringify({
        session,
        turn: own,
        hang: hangSeconds,
        frames: frames.map((frame) => JSON.stringify(frame)),
      });
      const answer = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: stop.signal,
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      const told = (await answer.json()) as { session: string; frames: string[]; closed?: string };
      session = told.session;
      for (const frame of told.frames) events.frame(JSON.parse(frame) as ServerFrame);
      if (told.closed) throw new Error(told.closed);
      return own;
    };
    const again = () => {
      asking = poll().then(
        (own) => {
          // One that was answered for a later one does not begin another beside it.
          if (own === turn && !stop.signal.aborted) again();
        },
        (error: Error) => {
          if (stop.signal.aborted) return;
          stop.abort();
          events.closed(error.message);
        },
      );
    };
    queueMicrotask(() => {
      if (stop.signal.aborted) return;
      events.open();
      again();
    });
    return {
      send(frame) {
        waiting.push(frame);
        // While one hangs, another brings what is to be said; the server answers the first for it.
        if (asking && session) queueMicrotask(() => flush());
      },
      close: () => stop.abort(),
    };

    function flush(): void {
      if (waiting.length > 0 && !stop.signal.aborted) again();
    }
  };
}
