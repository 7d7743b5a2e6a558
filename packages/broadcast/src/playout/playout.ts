import { readRtcp } from '../rtcp/read.ts';
import { VIDEO_CLOCK } from '../sdp/codecs.ts';
import { DoorSession, type OpenDoor } from '../transport/door-session.ts';
import type { Footage } from './footage.ts';
import { Host } from './host.ts';
import { SOUND_PAYLOAD_TYPE, sentMedia, VIDEO_PAYLOAD_TYPE } from './offer.ts';
import { SentStream } from './sent-stream.ts';
import { FRAME_MS, type SharedClock } from './shared-clock.ts';
import { silence } from './silence.ts';

export interface PlayedShow {
  /** Asked before each connection, as tokens are good for minutes only. */
  door(): OpenDoor;
  footage: Footage;
  /** What is on the table at first. */
  lot: string;
}

const SOUND_CLOCK = 48_000;
const REPORT_EVERY_FRAMES = 12;
/** The relay says something every second. */
const SILENT_MS = 2_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 3_000;

/** Sends a drawn show, and reconnects by itself, until another sender takes over or the show is over. */
export class Playout {
  readonly #show: PlayedShow;
  readonly #clock: SharedClock;
  readonly #host: Host;
  #session: DoorSession | undefined;
  #streams = newStreams();
  #isPaused = false;
  #isOver = false;
  #failures = 0;
  #wait: NodeJS.Timeout | undefined;
  #heardAt = 0;

  constructor(show: PlayedShow, clock: SharedClock) {
    this.#show = show;
    this.#clock = clock;
    this.#host = new Host(show.footage, { lot: show.lot, turn: Math.floor(Math.random() * 7) });
    void this.#connect();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  put(lot: string): void {
    this.#host.put(lot);
  }

  async stop(): Promise<void> {
    if (this.#isOver) return;
    const session = this.#session;
    this.#end();
    await session?.leave();
  }

  /** One picture, and the sound that goes with it. */
  play(frame: number): void {
    const session = this.#session;
    if (!session) return;
    const seconds = (frame * FRAME_MS) / 1_000;
    const { video, sound } = this.#streams;
    const payloads = this.#host.next();
    for (const [n, payload] of payloads.entries()) {
      session.send(video.packet(payload, seconds, n === payloads.length - 1));
    }
    session.send(sound.packet(quiet, seconds, false));
    if (frame % REPORT_EVERY_FRAMES > 0) return;
    const now = Date.now();
    session.send(Buffer.concat([video.report(seconds, now), sound.report(seconds, now)]));
  }

  async #connect(): Promise<void> {
    const session = new DoorSession(
      {
        connected: () => this.#begin(session),
        rtcp: (bytes) => this.#hear(bytes),
        closed: () => void this.#lost(session),
      },
      sentMedia,
    );
    this.#session = session;
    // Closed, it tells so, and is opened again.
    await session.open(this.#show.door()).catch(() => session.close());
  }

  #begin(session: DoorSession): void {
    if (session !== this.#session) return;
    this.#failures = 0;
    this.#streams = newStreams();
    this.#isPaused = false;
    this.#heardAt = performance.now();
    this.#host.wantKeyFrame();
    this.#clock.connect(this);
    this.#clock.play(this);
  }

  /** A relay that has gone silent has died; the connection itself notices much later. */
  look(now: number): void {
    if (now - this.#heardAt > SILENT_MS) this.#session?.close();
  }

  async #lost(session: DoorSession): Promise<void> {
    if (session !== this.#session || this.#isOver) return;
    this.#session = undefined;
    this.#clock.forget(this);
    const reason = await session.leave();
    if (this.#isOver) return;
    if (reason === 'taken-over' || reason === 'ended') return this.#end();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#wait = setTimeout(() => void this.#connect(), wait);
  }

  #end(): void {
    this.#isOver = true;
    this.#session = undefined;
    clearTimeout(this.#wait);
    this.#clock.forget(this);
  }

  #hear(bytes: Buffer): void {
    this.#heardAt = performance.now();
    for (const { kind } of readRtcp(bytes)) {
      if (kind === 'key-frame-request') this.#host.wantKeyFrame();
      else if (kind === 'pause') this.#pause();
      else if (kind === 'resume') this.#resume();
    }
  }

  #pause(): void {
    this.#isPaused = true;
    this.#clock.pause(this);
  }

  #resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#host.wantKeyFrame();
    this.#clock.play(this);
  }
}

const quiet = silence(FRAME_MS);
const newStreams = () => ({
  video: new SentStream(VIDEO_PAYLOAD_TYPE, VIDEO_CLOCK),
  sound: new SentStream(SOUND_PAYLOAD_TYPE, SOUND_CLOCK),
});
