import type { Relay } from '../relay/relay.ts';
import type { Session } from '../relay/session.ts';
import type { OpenDoor } from '../transport/door-session.ts';
import type { TransportEvents } from '../transport/transport.ts';
import { EngineLine } from './engine-line.ts';

/** A picture that another engine carries, and who sends it there as far as the market knows. */
export interface Received {
  readonly show: string;
  readonly who: string;
}

interface ReceivingOptions {
  relay: Relay;
  /** Where the engine gives a show out; asked before each connection, as tokens are good for minutes only. */
  door(show: string): OpenDoor;
}

/** An engine that gives nothing out before a host publishes is asked again and again. */
const AGAIN_MS = 1_000;

/** Takes shows in from another engine, as one of its viewers, for as long as the market wants them. */
export class Receiving {
  readonly #options: ReceivingOptions;
  readonly #shows = new Map<string, ReceivedShow>();

  constructor(options: ReceivingOptions) {
    this.#options = options;
  }

  /** These from now on, and no others. */
  want(wanted: readonly Received[]): void {
    const names = new Set(wanted.map(({ show }) => show));
    for (const [name, show] of this.#shows) if (!names.has(name)) this.#drop(name, show);
    for (const one of wanted) {
      const known = this.#shows.get(one.show);
      if (known?.who === one.who) continue;
      if (known) this.#drop(one.show, known);
      this.#shows.set(one.show, new ReceivedShow(this.#options, one));
    }
  }

  close(): void {
    this.want([]);
  }

  #drop(name: string, show: ReceivedShow): void {
    this.#shows.delete(name);
    show.stop();
  }
}

/** One of them, which is looked for again whenever its line is lost. */
class ReceivedShow {
  readonly who: string;
  readonly #options: ReceivingOptions;
  readonly #show: string;
  #session: Session | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(options: ReceivingOptions, { show, who }: Received) {
    this.#options = options;
    this.#show = show;
    this.who = who;
    void this.#open();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#session?.close('ended');
  }

  async #open(): Promise<void> {
    this.#timer = undefined;
    let line: EngineLine;
    try {
      this.#session = await this.#options.relay.receive({
        ...{ show: this.#show, who: this.who },
        openTransport: (events: TransportEvents) => {
          line = new EngineLine(events);
          return line;
        },
        answer: () => line.call(this.#options.door(this.#show)),
        onClosed: () => this.#again(),
      });
    } catch {
      // Nobody publishes it, or the engine is away.
      this.#again();
    }
    if (this.#isOver) this.#session?.close('ended');
  }

  #again(): void {
    this.#session = undefined;
    if (this.#isOver || this.#timer) return;
    this.#timer = setTimeout(() => void this.#open(), AGAIN_MS);
  }
}
