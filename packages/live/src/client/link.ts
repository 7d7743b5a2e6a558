import type { SentFrame, ServerFrame } from '../protocol.ts';

/** A connection as the client sees it, whatever it travels over. */
export interface Link {
  send(frame: SentFrame): void;
  close(): void;
  /** It ends by itself when nothing answers any more, and need not be asked. */
  readonly watchesItself?: boolean | undefined;
}

export interface LinkEvents {
  /** Frames can be sent from now on. */
  open(): void;
  frame(frame: ServerFrame): void;
  /** It is over, or never began. Said once. With `againMs` there is a better way that waits so long for nobody. */
  closed(reason: string, againMs?: number): void;
  /** Another page that went the same way is gone. */
  left?(): void;
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
    const open = () => {
      if (!over) events.open();
    };
    // One that was opened ahead may be open by now.
    if (socket.readyState === socket.OPEN) queueMicrotask(open);
    else socket.addEventListener('open', open);
    socket.addEventListener('message', ({ data }) => {
      if (!over) events.frame(JSON.parse(String(data)) as ServerFrame);
    });
    socket.addEventListener('close', ({ reason }) => end(reason || 'lost'));
    socket.addEventListener('error', () => end('lost'));
    return {
      send(frame) {
        // One that is closing takes nothing more, and browsers write such a try down as a fault. Soon it is told as over.
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
      },
      close() {
        over = true;
        // A socket that is closed while it opens is written down by browsers as a fault.
        if (socket.readyState === socket.CONNECTING) socket.addEventListener('open', () => socket.close());
        else socket.close();
      },
    };
  };
}
