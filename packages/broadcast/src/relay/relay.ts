import { randomBytes } from 'node:crypto';
import { Recording, type RecordingStart } from '../recording/recording.ts';
import { Recordings } from '../recording/recordings.ts';
import type { Spool } from '../recording/spool.ts';
import { type Offer, readOffer } from '../sdp/offer.ts';
import type { OpenTransport } from '../transport/transport.ts';
import { Publisher } from './publisher.ts';
import type { MediaKind } from './received-stream.ts';
import { SentBudgets } from './sent-budget.ts';
import type { Session, SessionRecord } from './session.ts';
import { Show } from './show.ts';
import type { OnAir, ShowEvent } from './show-events.ts';
import { Viewer } from './viewer.ts';

export interface RelayOptions {
  openTransport: OpenTransport;
  now?: () => number;
  /** Lines at the same time, publishers and viewers together. */
  mostSessions?: number;
  /** Something that a line brought broke what is done with it; the line is closed. */
  onBroken?: (error: unknown, session: Session) => void;
  /** Of one publisher, all layers together. */
  mostKbps?: number | undefined;
  /** A publisher went on sending more than that, and their line was closed. */
  onTooMuch?: (publisher: Session) => void;
  /** A recording failed, and was ended. The show goes on. */
  onRecordingBroken?: (error: unknown, show: string) => void;
  /** Where recordings go; without it nothing is recorded. */
  spool?: Spool | undefined;
}

/** Who asks to publish or watch, by their token. */
export interface Asking {
  show: string;
  who: string;
  sdp: string;
  /** From where they come, of whom nobody knows who they are. */
  from?: string | undefined;
  /** Publishes only while viewers watch, if it can. */
  mayPause?: boolean | undefined;
}

export interface Answered {
  session: Session;
  sdp: string;
}

/** A show that another engine carries. */
interface EngineShow extends Pick<Asking, 'show' | 'who'> {
  openTransport: OpenTransport;
  /** What that engine answers to our offer. */
  answer(): Promise<string>;
  onClosed(): void;
}

/** All lines are taken. */
export class RelayFull extends Error {}

/** More came of this picture than may. */
export class TooMuchSent extends Error {}

const TELL_MS = 50;
const LOOK_EVERY = 5;
const CHOOSE_EVERY = 10;
const REPORT_EVERY = 20;
const CONNECT_WITHIN_MS = 15_000;
const MOST_CONNECTING = 200;
const MOST_CONNECTING_FROM = 32;
const MOST_OF_ONE = 8;
const MOST_SESSIONS = 2_000;
/** Several times what a browser sends, and more than most encoders are set to. */
const MOST_KBPS = 12_000;
/** Of all lines, so many are left for hosts. */
const RESERVED_FOR_HOSTS = 0.05;
const MOST_REMEMBERED = 2_000;
const REMEMBERED_MS = 5 * 60_000;

/** Every show with a publisher or a viewer, and their connections. */
export class Relay {
  readonly shows = new Map<string, Show>();
  readonly sessions = new Map<string, Session>();
  readonly recordings = new Recordings();
  /** Why lines were closed that their clients may still ask about, the oldest first. */
  readonly #closed = new Map<string, { record: SessionRecord; at: number }>();
  readonly #withheld = new Map<string, ReadonlySet<MediaKind>>();
  readonly #listeners = new Set<(event: ShowEvent) => void>();
  readonly #sent: SentBudgets;
  readonly #options: RelayOptions;
  readonly #now: () => number;
  readonly #timer: NodeJS.Timeout;
  #ticks = 0;
  #reportedAt: number;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#sent = new SentBudgets(options.mostKbps ?? MOST_KBPS);
    this.#now = options.now ?? (() => performance.now());
    this.#reportedAt = this.#now();
    this.#timer = setInterval(() => this.#tick(), TELL_MS);
  }

  /** On air from when the line is open: until then the publisher before it stays. */
  async publish({ show, who, sdp, mayPause = false }: Asking): Promise<Answered> {
    const offer = mayPause ? readOffer(sdp) : withoutPause(readOffer(sdp));
    const publisher = this.#newPublisher({ show, who });
    return await this.#answer(publisher, () => publisher.accept(offer));
  }

  /** What another engine gives out of a show, as if its sender published here. */
  async receive({ show, who, answer, ...more }: EngineShow): Promise<Session> {
    const publisher = this.#newPublisher({ show, who, ...more, isReceived: true });
    const accept = async () => publisher.accept(withoutPause(readOffer(await answer())));
    return (await this.#answer(publisher, accept)).session;
  }

  #newPublisher({
    show: id,
    who,
    openTransport = this.#options.openTransport,
    isReceived = false,
    onClosed,
  }: Pick<Asking, 'show' | 'who'> & Partial<EngineShow> & { isReceived?: boolean }): Publisher {
    const sent = this.#sent.of(id, this.#now());
    if (sent.isLow(this.#now())) throw new TooMuchSent('more of this show was sent than may be');
    this.#makeRoom('publish', { who });
    let show: Show | undefined;
    const publisher: Publisher = new Publisher({
      ...{ id: newId(), show: id, who, now: this.#now, sent, isReceived },
      openTransport: this.#guarded(() => publisher, openTransport),
      isWanted: () => (show?.viewers.size ?? 0) > 0,
      onConnected: () => {
        show = this.#showOf(id);
        show.putOnAir(publisher);
        this.#tellOf(show);
      },
      onPacket: (stream, packet, now) => {
        if (show?.publisher === publisher) show.forward(stream, packet, now);
      },
      onClosed: () => {
        if (show?.publisher === publisher) {
          show.publisher = undefined;
          this.#tellOf(show);
        }
        this.#forget(publisher);
        if (publisher.closedFor === 'too-much') this.#options.onTooMuch?.(publisher);
        onClosed?.();
      },
    });
    return publisher;
  }

  async watch({ show: id, who, sdp, from }: Asking): Promise<Answered> {
    const offer = readOffer(sdp);
    this.#makeRoom('watch', { who, from });
    let show: Show | undefined;
    const viewer: Viewer = new Viewer({
      ...{ id: newId(), show: id, who, from, now: this.#now },
      openTransport: this.#guarded(() => viewer, this.#options.openTransport),
      random: Math.random,
      source: () => show?.source,
      onConnected: () => {
        show = this.#showOf(id);
        show.viewers.add(viewer);
      },
      onClosed: () => {
        show?.viewers.delete(viewer);
        this.#forget(viewer);
      },
    });
    return await this.#answer(viewer, () => viewer.accept(offer));
  }

  /** Also one that is closed already, which then says why. */
  find(id: string): SessionRecord | undefined {
    return this.sessions.get(id) ?? this.#closed.get(id)?.record;
  }

  /** Ends its further pictures too, called `{show}.{picture}`; with `who`, only what this person opened. */
  endShow(id: string, who?: string): void {
    if (who === undefined)
      for (const name of this.#withheld.keys())
        if (name === id || name.startsWith(`${id}.`)) this.#forgetWithheld(name);
    for (const session of [...this.sessions.values()]) {
      const isOfIt = session.show === id || session.show.startsWith(`${id}.`);
      if (isOfIt && (who === undefined || session.who === who)) session.close('ended');
    }
  }

  onAir(): OnAir[] {
    return [...this.shows.values()].flatMap(({ id, told }) => (told ? [onAirOf(id, told)] : []));
  }

  /** Tells of who comes on air and who is gone, until the function it gives is called. */
  listen(listener: (event: ShowEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get spool(): Spool | undefined {
    return this.#options.spool;
  }

  /**
   * What of a picture nobody gets, of any sender, until something else is said or its show ends. Of a further picture
   * nobody gets anything before that is said: one that its host hid may be back before a relay that was started again hears so.
   */
  withhold(id: string, kinds: ReadonlySet<MediaKind>): void {
    if (kinds.size > 0 || isFurther(id)) this.#withheld.set(id, kinds);
    else this.#withheld.delete(id);
    this.shows.get(id)?.withhold(kinds);
  }

  #withheldOf(id: string): ReadonlySet<MediaKind> {
    return this.#withheld.get(id) ?? new Set(isFurther(id) ? ['audio', 'video'] : []);
  }

  #forgetWithheld(id: string): void {
    this.#withheld.delete(id);
    this.shows.get(id)?.withhold(this.#withheldOf(id));
  }

  /** What goes through a show from now on, of any publisher, is recorded. Asked for again, it goes on. */
  record(id: string, from: RecordingStart): void {
    const { spool } = this.#options;
    if (!spool || this.recordings.has(id)) return;
    const recording: Recording = new Recording({
      ...{ show: this.#showOf(id), from },
      now: () => performance.now(),
      timeOfDay: () => Date.now(),
      onSegment: (segment) => spool.add(id, recording.startedAt ?? 0, segment),
      onBroken: (error) => this.#endBrokenRecording(id, error),
    });
    this.recordings.begin(id, recording);
  }

  /** The shows of which more comes: what is being recorded, and what was and is not written yet. */
  get recorded(): string[] {
    return [...new Set([...this.recordings.names, ...(this.spool?.pending ?? [])])];
  }

  /** Done once all of it is written. */
  async stopRecording(id: string): Promise<void> {
    this.#endRecording(id);
    await this.spool?.settled();
    if (!this.recordings.has(id)) this.spool?.forget(id);
  }

  #endRecording(id: string): void {
    try {
      this.recordings.end(id);
    } catch (error) {
      this.#options.onRecordingBroken?.(error, id);
    }
    if (this.shows.get(id)?.isEmpty) this.shows.delete(id);
  }

  /** The market sees that it is not there any more, and begins another where it ended. */
  #endBrokenRecording(id: string, error: unknown): void {
    this.#options.onRecordingBroken?.(error, id);
    this.#endRecording(id);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const id of this.recordings.names) void this.stopRecording(id);
    for (const session of [...this.sessions.values()]) session.close('ended');
  }

  async #answer(session: Session, accept: () => Promise<string>): Promise<Answered> {
    this.sessions.set(session.id, session);
    try {
      return { session, sdp: await accept() };
    } catch (error) {
      session.close('never-connected');
      throw error;
    }
  }

  /** Lines on which whatever comes breaks nothing but the line itself. */
  #guarded(session: () => Session, open: OpenTransport): OpenTransport {
    return ({ rtp, rtcp, ...events }) =>
      open({
        ...events,
        rtp: (bytes) => {
          try {
            rtp(bytes);
          } catch (error) {
            this.#endBroken(session(), error);
          }
        },
        rtcp: (bytes) => {
          try {
            rtcp(bytes);
          } catch (error) {
            this.#endBroken(session(), error);
          }
        },
      });
  }

  /** The client comes back by itself, and starts afresh. */
  readonly #endBroken = (session: Session, error: unknown): void => {
    this.#options.onBroken?.(error, session);
    session.close('line-lost');
  };

  #alone<Line extends Session>(line: Line, work: (line: Line) => void): void {
    try {
      work(line);
    } catch (error) {
      this.#endBroken(line, error);
    }
  }

  #tellOf(show: Show): void {
    const { publisher } = show;
    const now = publisher?.isSilent(this.#now()) ? undefined : publisher;
    if (now === show.told) return;
    show.told = now;
    const event = now ? onAirOf(show.id, now) : { show: show.id, publisher: null };
    for (const listener of this.#listeners) listener(event);
  }

  #showOf(id: string): Show {
    const known = this.shows.get(id);
    if (known) return known;
    const show = new Show(id, this.#endBroken);
    show.withheld = this.#withheldOf(id);
    this.shows.set(id, show);
    return show;
  }

  /** Nobody gets so many lines, or leaves so many half open, that there are none for others, hosts least of all. */
  #makeRoom(kind: Session['kind'], { who, from }: Pick<Asking, 'who' | 'from'>): void {
    const alike = [...this.sessions.values()].filter((session) => session.kind === kind);
    const own = alike.filter((session) => session.who === who);
    // What is seen or on air goes last.
    if (own.length >= MOST_OF_ONE) (own.find(isHalfOpen) ?? own[0]!).close('taken-over');
    const halfOpen = alike.filter(isHalfOpen);
    const fromThere = halfOpen.filter((session) => from !== undefined && session.from === from);
    if (fromThere.length >= MOST_CONNECTING_FROM) fromThere[0]!.close('never-connected');
    else if (halfOpen.length >= MOST_CONNECTING) halfOpen[0]!.close('never-connected');
    this.#takePlace(kind);
  }

  /** Where there is none, that of the viewer who has been connecting for the longest. */
  #takePlace(kind: Session['kind']): void {
    const { mostSessions = MOST_SESSIONS } = this.#options;
    const reserved = kind === 'watch' ? Math.ceil(mostSessions * RESERVED_FOR_HOSTS) : 0;
    if (this.sessions.size < mostSessions - reserved) return;
    const all = [...this.sessions.values()];
    const oldest = all.find((session) => session.kind === 'watch' && isHalfOpen(session));
    if (!oldest) throw new RelayFull('all lines are taken');
    oldest.close('never-connected');
  }

  #forget(session: Session): void {
    this.sessions.delete(session.id);
    this.#closed.set(session.id, { record: recordOf(session), at: this.#now() });
    this.#forgetOld();
    const show = this.shows.get(session.show);
    if (show?.isEmpty) this.shows.delete(session.show);
  }

  #forgetOld(): void {
    for (const [id, { at }] of this.#closed) {
      if (this.#closed.size <= MOST_REMEMBERED && this.#now() - at < REMEMBERED_MS) break;
      this.#closed.delete(id);
    }
  }

  #tick(): void {
    this.#ticks += 1;
    const choosing = this.#ticks % CHOOSE_EVERY === 0;
    const reporting = this.#ticks % REPORT_EVERY === 0;
    const seconds = (this.#now() - this.#reportedAt) / 1_000;
    for (const { publisher, viewers } of this.shows.values()) {
      if (publisher)
        this.#alone(publisher, (line) => {
          line.tellArrivals();
          if (reporting) line.report(seconds);
        });
      for (const viewer of viewers)
        this.#alone(viewer, (line) => {
          line.probe();
          if (choosing) line.choose();
          if (reporting) line.report();
        });
    }
    if (this.#ticks % LOOK_EVERY === 0) this.#lookAtRecordings();
    if (!reporting) return;
    this.#reportedAt = this.#now();
    for (const show of this.shows.values()) this.#tellOf(show);
    this.#closeUnconnected();
    this.#forgetOld();
    this.#sent.forgetUnused(this.#now());
  }

  #lookAtRecordings(): void {
    for (const [id, recording] of this.recordings.running) {
      try {
        recording.look();
      } catch (error) {
        this.#endBrokenRecording(id, error);
      }
    }
  }

  #closeUnconnected(): void {
    for (const session of [...this.sessions.values()]) {
      const isLate = this.#now() - session.openedAt > CONNECT_WITHIN_MS;
      if (!session.isConnected && isLate) session.close('never-connected');
    }
  }
}

/** Beside the host's own: `{show}.{picture}`. */
const isFurther = (id: string): boolean => id.includes('.');

const isHalfOpen = ({ isConnected }: Session): boolean => !isConnected;

const onAirOf = (show: string, { name, who }: Publisher): OnAir => ({ show, publisher: name, who });

/** A publisher that pauses is not recorded, which a token decides and no host. */
const withoutPause = (offer: Offer): Offer => ({
  ...offer,
  media: offer.media.map((media) => ({ ...media, canPause: false })),
});

/** Without what the line had sent and received, which is large. */
const recordOf = ({ id, kind, show, who, iceUser, closedFor }: Session): SessionRecord => ({
  ...{ id, kind, show, who, iceUser, closedFor },
});

const newId = (): string => randomBytes(16).toString('base64url');
