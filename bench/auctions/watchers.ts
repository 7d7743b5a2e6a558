import { answerWith } from '../live/program.ts';
import { helloOf, listenTo } from '../live/room.ts';
import { ThinSocket } from '../live/thin-socket.ts';

export interface Watching {
  port: number;
  showId: string;
  count: number;
}

const AT_ONCE = 50;
const NUMBER = Buffer.from('"number":');
const CHANGE = Buffer.from('{"op":"change"');

/** How many of them know of a bid, and when the last of them heard. */
let knowing: number[] = [];
let lastAt: number[] = [];
const sockets: ThinSocket[] = [];

answerWith({
  async join({ port, showId, count }: Watching) {
    while (sockets.length < count)
      await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, () => watch(port, showId)),
      );
  },
  begin() {
    knowing = [];
    lastAt = [];
  },
  /** By its number, milliseconds of this machine's clock at which all of them knew of a bid. */
  heard: () => lastAt.map((at, number) => (knowing[number] === sockets.length ? at : null)),
});

/** Someone who looks at a lot and hears the chat; a later state of the lot tells of every bid before it. */
function watch(port: number, showId: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let known = 0;
  let snapshots = 0;
  const frames = [
    helloOf(null),
    listenTo(showId, 50),
    { op: 'listen' as const, id: 2, query: { collection: `rooms/${showId}/lots` } },
  ];
  const socket = new ThinSocket(
    port,
    {
      open() {
        for (const frame of frames) socket.send(JSON.stringify(frame));
      },
      text(bytes, from, to) {
        if (snapshots < 2) {
          const text = bytes.toString('utf8', from, to);
          if (text.startsWith('{"op":"error"')) throw new Error(text);
          if (text.startsWith('{"op":"snapshot"') && ++snapshots === 2) resolve();
          return;
        }
        if (bytes.compare(CHANGE, 0, CHANGE.length, from, from + CHANGE.length) !== 0) return;
        const at = bytes.indexOf(NUMBER, from);
        if (at < 0 || at >= to) return;
        const number = Number.parseInt(
          bytes.toString('latin1', at + NUMBER.length, at + NUMBER.length + 10),
          10,
        );
        const now = performance.timeOrigin + performance.now();
        for (let n = known + 1; n <= number; n += 1) {
          knowing[n] = (knowing[n] ?? 0) + 1;
          lastAt[n] = now;
        }
        known = number;
      },
      closed: () => undefined,
    },
    '/live',
  );
  sockets.push(socket);
  return promise;
}
