import { PeerConnection as NativeConnection, type PeerConnection, type Track, Video } from 'node-datachannel';
import { isRtcp } from '../rtp/packet.ts';
import {
  MID,
  type OfferedLine,
  ONE_LINE_PAYLOAD_TYPE,
  oneLineAnswer,
  readConnection,
  writeOffer,
} from './one-line.ts';

export interface OpenDoor {
  url: string;
  token: string;
}

export interface DoorEvents {
  connected(): void;
  rtcp(bytes: Buffer): void;
  /** Where something is received. */
  rtp?(bytes: Buffer): void;
  /** Once, however it ended. */
  closed(): void;
}

const ANSWER_WITHIN_MS = 5_000;
const CONNECT_WITHIN_MS = 5_000;
const GATHER_WITHIN_MS = 1_000;

const nothing = () => undefined;

type Heard = Pick<DoorEvents, 'rtcp' | 'rtp'>;

/** Native code holds this function, so that it must not hold the session, which holds the track. */
function listenTo(track: Track, heard: Heard): void {
  track.onMessage((bytes) => {
    if (bytes.length < 8) return;
    if (isRtcp(bytes)) heard.rtcp(bytes);
    else heard.rtp?.(bytes);
  });
}

/** A connection over which a show is sent or received, opened by WHIP (RFC 9725), or by WHEP in the same manner. */
export class DoorSession {
  readonly #connection: PeerConnection;
  readonly #track: Track;
  readonly #events: DoorEvents;
  readonly #heard: Heard;
  readonly #media: readonly OfferedLine[];
  readonly #timer: NodeJS.Timeout;
  #location: string | undefined;
  #token = '';
  isConnected = false;
  #isClosed = false;

  constructor(events: DoorEvents, media: readonly OfferedLine[]) {
    this.#events = events;
    this.#heard = { rtcp: events.rtcp, ...(events.rtp ? { rtp: events.rtp } : {}) };
    this.#media = media;
    this.#connection = new NativeConnection('show', { iceServers: [], disableAutoNegotiation: true });
    const video = new Video(MID, 'SendRecv');
    video.addH264Codec(ONE_LINE_PAYLOAD_TYPE);
    this.#track = this.#connection.addTrack(video);
    listenTo(this.#track, this.#heard);
    this.#connection.onStateChange((state) => this.#changeState(state));
    this.#timer = setTimeout(() => this.close(), ANSWER_WITHIN_MS + CONNECT_WITHIN_MS);
  }

  /** Gives the answer; fails when the door does not open. */
  async open({ url, token }: OpenDoor): Promise<string> {
    this.#token = token;
    this.#connection.setLocalDescription('offer');
    await this.#gathered();
    const offer = writeOffer(readConnection(this.#connection.localDescription()?.sdp ?? ''), this.#media);
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
      body: offer,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const text = await response.text();
    const location = response.headers.get('location');
    if (response.status !== 201 || !location) throw new Error(`the door answered ${response.status}`);
    this.#location = new URL(location, response.url).href;
    if (this.#isClosed) return text;
    const answer = oneLineAnswer(text);
    this.#connection.setRemoteDescription(answer.sdp, 'answer');
    for (const candidate of answer.candidates) this.#connection.addRemoteCandidate(candidate, MID);
    return text;
  }

  /** False when it could not be sent. */
  send(bytes: Buffer): boolean {
    if (!this.isConnected || this.#isClosed) return false;
    try {
      return this.#track.isOpen() && this.#track.sendMessageBinary(bytes);
    } catch {
      // It was closed from the other side in this very moment, which `closed` tells.
      return false;
    }
  }

  /** Says goodbye; gives why the other side had ended it already, when it had. */
  async leave(): Promise<string | undefined> {
    this.close();
    if (!this.#location) return undefined;
    const left = await fetch(this.#location, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    }).catch(() => undefined);
    if (left?.status !== 410) return undefined;
    const { reason } = (await left.json().catch(() => ({}))) as { reason?: string };
    return reason;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.isConnected = false;
    Object.assign(this.#heard, { rtcp: nothing, rtp: nothing } satisfies Heard);
    clearTimeout(this.#timer);
    this.#connection.close();
    this.#events.closed();
  }

  #changeState(state: string): void {
    if (state === 'connected' && !this.isConnected && !this.#isClosed) {
      this.isConnected = true;
      clearTimeout(this.#timer);
      this.#events.connected();
    }
    if (state === 'failed' || state === 'closed' || state === 'disconnected') this.close();
  }

  #gathered(): Promise<void> {
    if (this.#connection.gatheringState() === 'complete') return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GATHER_WITHIN_MS);
      this.#connection.onGatheringStateChange((state) => {
        if (state !== 'complete') return;
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
