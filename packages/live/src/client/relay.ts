import type { SentFrame } from '../protocol.ts';
import type { LinkEvents, OpenLink } from './link.ts';
import { type Seat, SharedConnection } from './shared-connection.ts';

/** Lets several clients use one connection: each has a link of its own, and their frames travel together. */
export class Relay {
  private readonly open: OpenLink;
  private readonly patienceMs: number;
  private readonly connections = new Set<SharedConnection>();

  constructor(open: OpenLink, patienceMs: number) {
    this.open = open;
    this.patienceMs = patienceMs;
  }

  readonly join: OpenLink = (events) => {
    let isOver = false;
    let connection: SharedConnection | undefined;
    const leave = () => {
      isOver = true;
      connection?.leave(seat);
    };
    const own: LinkEvents = {
      open: () => events.open(),
      frame: (frame) => {
        if (!isOver) events.frame(frame);
      },
      closed: (reason, againMs) => {
        if (isOver) return;
        isOver = true;
        events.closed(reason, againMs);
      },
    };
    const seat: Seat = { events: own, greeted: false };
    // The connection itself is opened when it is known for whom.
    queueMicrotask(() => {
      if (!isOver) own.open();
    });
    return {
      send: (frame) => {
        if (isOver) return;
        if (frame.op !== 'hello') connection?.send(seat, frame);
        else if (connection && !this.maySay(connection, frame)) {
          connection.leave(seat);
          own.closed('The token is another one than that of those who share the connection.', 0);
        } else {
          connection ??= this.connectionFor(frame.token);
          connection.hello(seat, frame);
        }
      },
      close: leave,
    };
  };

  close(): void {
    for (const connection of [...this.connections])
      connection.end('The one who held the connection is gone.', 0);
  }

  private connectionFor(token: string | null): SharedConnection {
    const known = this.connectionOf(token);
    if (known) return known;
    const connection = new SharedConnection({
      open: this.open,
      token,
      patienceMs: this.patienceMs,
      ended: () => this.connections.delete(connection),
    });
    this.connections.add(connection);
    return connection;
  }

  private connectionOf(token: string | null): SharedConnection | undefined {
    return [...this.connections].find((connection) => connection.token === token && !connection.isDraining);
  }

  /** A client that is alone on a connection renews its token; nobody speaks in the name of another. */
  private maySay(connection: SharedConnection, { token }: SentFrame & { op: 'hello' }): boolean {
    return connection.token === token || (connection.seats.size === 1 && !this.connectionOf(token));
  }
}
