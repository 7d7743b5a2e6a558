import { expect } from 'vitest';
import { denied, LiveError } from '../errors.ts';
import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Bus } from '../server/bus.ts';
import type { ChannelDeclaration } from '../server/channel.ts';
import { Connection } from '../server/connection.ts';
import type { CallDeclaration, Declaration } from '../server/declaration.ts';
import { Hub } from '../server/hub.ts';
import { openTestStore, type TestStore } from './test-store.ts';

export interface Person {
  id: string;
}

const members = new Set(['ana', 'ben']);

export const declarations: Array<Declaration<Person>> = [
  {
    path: 'rooms/{room}/messages',
    read: ({ who }) => who !== null && members.has(who.id),
    write: ({ who, after }) => after === null || after.by === who?.id,
  },
  { path: 'news', read: () => true },
];

interface HubParts {
  store?: TestStore;
  /** Failures are expected. */
  failing?: boolean;
  declarations?: Array<Declaration<Person>>;
  channels?: Array<ChannelDeclaration<Person>>;
  calls?: Array<CallDeclaration<Person>>;
  bus?: Bus;
  now?: () => number;
}

/** A hub with clients on transports that can be held up; it ends well only without failures. */
export async function openTestHub({
  store: given,
  declarations: declared = declarations,
  channels = [],
  calls = [],
  bus,
  failing = false,
  now = () => 1_000,
}: HubParts = {}) {
  const store = given ?? (await openTestStore());
  const errors: unknown[] = [];
  const hub = new Hub<Person>({
    db: store.db,
    declarations: declared,
    channels,
    calls,
    bus,
    now,
    onError: (error) => errors.push(error),
  });
  return {
    hub,
    store,
    connect: (from?: string) => connectTo(hub, from),
    async [Symbol.asyncDispose]() {
      await hub[Symbol.asyncDispose]();
      if (!given) await store[Symbol.asyncDispose]();
      if (!failing) expect(errors).toEqual([]);
    },
  };
}

function connectTo(hub: Hub<Person>, from: string | undefined) {
  const frames: ServerFrame[] = [];
  let heard = Promise.withResolvers<void>();
  const transport = {
    waiting: 0,
    closed: undefined as string | undefined,
    held: false,
    send(frame: string) {
      frames.push(JSON.parse(frame));
      heard.resolve();
      heard = Promise.withResolvers();
    },
    sendTogether(frames: readonly Buffer[]) {
      for (const frame of frames) transport.send(frame.toString());
    },
    close(reason: string) {
      transport.closed = reason;
      heard.resolve();
    },
    hold(held: boolean) {
      transport.held = held;
    },
  };
  const connection = new Connection<Person>({
    hub,
    transport,
    from,
    async recognise(token) {
      if (!token) throw new LiveError('unauthenticated', 'Nobody’s token.');
      if (token === 'suspended') throw denied('Suspended.');
      return { id: token };
    },
  });
  return {
    frames,
    transport,
    connection,
    say: (frame: SentFrame | string) =>
      connection.receive(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    hello: (token: string | null) => connection.receive(JSON.stringify({ op: 'hello', protocol: 1, token })),
    async next<Op extends ServerFrame['op']>(
      op: Op,
      match: (frame: ServerFrame & { op: Op }) => boolean = () => true,
    ) {
      for (;;) {
        const at = frames.findIndex((frame) => frame.op === op && match(frame as never));
        if (at >= 0) return frames.splice(at, 1)[0] as ServerFrame & { op: Op };
        if (transport.closed !== undefined)
          throw new Error(`closed as ${transport.closed} before "${op}" came`);
        await heard.promise;
      }
    },
    /** Until all that was said is done. */
    async settled() {
      await connection.recheck();
    },
  };
}
