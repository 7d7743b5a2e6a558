import type { OpenLink } from '../client/link.ts';
import { Connection } from '../server/connection.ts';
import type { Hub } from '../server/hub.ts';

type Recognise = (token: string) => Promise<{ id: string }>;

/** A connection that can be cut with frames on it, each time to whichever hub is picked. */
export function openWire(
  pick: () => Hub<{ id: string }>,
  recognise: Recognise = async (token) => ({ id: token }),
) {
  const open = new Set<() => void>();
  let plugged = true;
  const link: OpenLink = (events) => {
    let whole = plugged;
    const later = (act: () => void) => setImmediate(() => whole && act());
    const connection = new Connection<{ id: string }>({
      hub: pick(),
      recognise,
      transport: {
        waiting: 0,
        send: (frame) => later(() => events.frame(JSON.parse(frame))),
        sendTogether: (frames) => {
          for (const frame of frames) later(() => events.frame(JSON.parse(frame.toString())));
        },
        close: () => cut(),
      },
    });
    const cut = () => {
      if (!whole) return;
      whole = false;
      open.delete(cut);
      connection.end();
      setImmediate(() => events.closed('cut'));
    };
    if (plugged) {
      open.add(cut);
      later(() => events.open());
    } else setImmediate(() => events.closed('no network'));
    return {
      send: (frame) => later(() => connection.receive(JSON.stringify(frame))),
      close() {
        whole = false;
        open.delete(cut);
        connection.end();
      },
    };
  };
  return {
    link,
    /** How many connections there are. */
    get open() {
      return open.size;
    },
    cut() {
      plugged = false;
      for (const cut of [...open]) cut();
    },
    plug() {
      plugged = true;
    },
  };
}
