import type { Link, LinkEvents, OpenLink } from './link.ts';

interface AutoParts {
  socket: OpenLink;
  poll: OpenLink;
  random?: () => number;
  /** A socket over which nothing was heard for so long is given up, in milliseconds. */
  patienceMs?: number;
  /** While polling, a socket is tried again anywhere up to a limit that doubles, in milliseconds. */
  trial?: { firstMs: number; longestMs: number };
}

// So many sockets in a row over which nothing came, and it is tried without.
const ENOUGH = 2;

/** Over a socket; where none gets through, over polls until one does. */
export function autoLink(parts: AutoParts): OpenLink {
  const ways = new Ways(parts);
  return (events) => ways.open(events);
}

class Ways {
  private readonly parts: Required<AutoParts>;
  /** Sockets in a row over which nothing was heard. */
  private deaf = 0;
  /** Trials in a row that led to no socket over which something was heard. */
  private trials = 0;

  constructor(parts: AutoParts) {
    this.parts = {
      random: Math.random,
      patienceMs: 10_000,
      trial: { firstMs: 10_000, longestMs: 300_000 },
      ...parts,
    };
  }

  open(events: LinkEvents): Link {
    return this.deaf < ENOUGH ? this.overSocket(events) : this.overPolls(events);
  }

  private overSocket(events: LinkEvents): Link {
    const end = (reason: string) => {
      clearTimeout(patience);
      if (!heard) this.deaf += 1;
      events.closed(reason);
    };
    let heard = false;
    const patience = setTimeout(() => {
      link.close();
      end('silent');
    }, this.parts.patienceMs);
    const link = this.parts.socket({
      open: () => events.open(),
      frame: (frame) => {
        clearTimeout(patience);
        heard = true;
        this.deaf = 0;
        this.trials = 0;
        events.frame(frame);
      },
      closed: end,
    });
    return {
      send: (frame) => link.send(frame),
      close() {
        clearTimeout(patience);
        link.close();
      },
    };
  }

  private overPolls(events: LinkEvents): Link {
    let heard = false;
    const link = this.parts.poll({
      open: () => events.open(),
      frame: (frame) => {
        heard = true;
        events.frame(frame);
      },
      closed: (reason) => {
        stopTrying();
        // Where polls come to nothing either, it is not the sockets that are to blame.
        if (!heard) this.deaf = 0;
        events.closed(reason);
      },
    });
    const stopTrying = this.tryNowAndThen(() => {
      link.close();
      // Should nothing be heard over the next one, it is back to polls at once.
      this.deaf = ENOUGH - 1;
      events.closed('A socket gets through again.', 0);
    });
    return {
      watchesItself: link.watchesItself,
      send: (frame) => link.send(frame),
      close() {
        stopTrying();
        link.close();
      },
    };
  }

  /** Says when a socket could be opened, once. The one it was tried with is not used: it has been greeted by nobody. */
  private tryNowAndThen(opened: () => void): () => void {
    const { random, patienceMs, trial } = this.parts;
    let timer: ReturnType<typeof setTimeout>;
    let link: Link | undefined;
    const failed = () => {
      clearTimeout(timer);
      link?.close();
      link = undefined;
      wait();
    };
    const wait = () => {
      const most = Math.min(trial.longestMs, trial.firstMs * 2 ** this.trials);
      timer = setTimeout(begin, Math.round(random() * most));
    };
    const begin = () => {
      this.trials += 1;
      timer = setTimeout(failed, patienceMs);
      link = this.parts.socket({
        open() {
          clearTimeout(timer);
          link?.close();
          opened();
        },
        frame: () => undefined,
        closed: failed,
      });
    };
    wait();
    return () => {
      clearTimeout(timer);
      link?.close();
    };
  }
}
