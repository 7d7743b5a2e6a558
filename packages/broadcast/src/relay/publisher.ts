import { randomUUID } from 'node:crypto';
import { type Report, readRtcp } from '../rtcp/read.ts';
import {
  writeKeyFrameRequest,
  writeMostBits,
  writeNack,
  writePauseRequest,
  writeReceiverReport,
} from '../rtcp/write.ts';
import { extensionNumber, extensionText, parseRtp, type RtpPacket } from '../rtp/packet.ts';
import { MOST_PACKET_BYTES } from '../rtp/packet-writer.ts';
import { writeAnswer } from '../sdp/answer.ts';
import { BadOffer } from '../sdp/bad-offer.ts';
import { bestToReceive, type CodecLine, isCarried } from '../sdp/codecs.ts';
import { extension } from '../sdp/extensions.ts';
import type { Offer } from '../sdp/offer.ts';
import type { OpenTransport, Transport } from '../transport/transport.ts';
import { Arrivals } from './arrivals.ts';
import { KeyFrameRequests } from './key-frame-requests.ts';
import { PauseRequests } from './pause-requests.ts';
import { type MediaKind, type MediaPacket, ReceivedStream } from './received-stream.ts';
import { RtcpBudget } from './rtcp-budget.ts';
import type { SentBudget } from './sent-budget.ts';
import type { ClosingReason, Session } from './session.ts';

export interface PublisherOptions extends Pick<Session, 'id' | 'show' | 'who'> {
  openTransport: OpenTransport;
  now: () => number;
  sent: SentBudget;
  /** It comes from another engine, in the codec of whichever sender that has. */
  isReceived?: boolean;
  /** Whether it has a viewer. */
  isWanted(): boolean;
  onConnected(): void;
  onPacket(stream: ReceivedStream, packet: MediaPacket, now: number): void;
  onClosed(): void;
}

/** What a browser is told to begin with, as it would begin with 300 and take seconds to a good picture. */
const START_KBPS = 1_000;
/** Of what they may send, so that what was too much is made good. */
const ASKED_SHARE = 0.9;
/** Sound and three layers, each begun anew once while the old one still counts. */
const MOST_STREAMS = 8;
const MOST_MISSING_ASKED = 100;
/** Browsers and encoders say something every second, also of a picture that stands still. */
const SILENT_MS = 3_000;

/** Who is on air: takes in what they send and tells them how it arrives. */
export class Publisher implements Session {
  readonly kind = 'publish';
  readonly id: string;
  readonly show: string;
  readonly who: string;
  readonly openedAt: number;
  iceUser = '';
  isConnected = false;
  closedFor: ClosingReason | undefined;
  readonly streams = new Map<number, ReceivedStream>();
  readonly #options: PublisherOptions;
  readonly #transport: Transport;
  readonly #reported: RtcpBudget;
  readonly #arrivals = new Arrivals();
  readonly #keyFrames = new KeyFrameRequests((ssrc) => this.#transport.send(writeKeyFrameRequest(ssrc)));
  readonly #lines = new Map<number, { kind: MediaKind; line: CodecLine }>();
  /** What others may know it by; the id is for who opened it. */
  readonly name = randomUUID();
  /** Codecs of pictures that were offered where none of them is taken. */
  refused: readonly string[] = [];
  #heardAt: number;
  #layers: readonly string[] = [];
  /** Of one who can pause. */
  #pauses: PauseRequests | undefined;
  #pauseId = 0;
  #layerId: number | undefined;
  #counterId: number | undefined;

  constructor(options: PublisherOptions) {
    this.#options = options;
    this.id = options.id;
    this.show = options.show;
    this.who = options.who;
    this.openedAt = options.now();
    // Another engine opens lines, and reports on them, also where nobody sends.
    this.#heardAt = options.isReceived ? Number.NEGATIVE_INFINITY : this.openedAt;
    this.#reported = new RtcpBudget(this.openedAt);
    this.#transport = options.openTransport({
      rtp: (bytes) => this.#takeRtp(bytes),
      rtcp: (bytes) => this.#takeRtcp(bytes),
      connected: () => {
        this.isConnected = true;
        if (!options.isReceived) this.#heardAt = options.now();
        options.onConnected();
      },
      closed: () => this.close('line-lost'),
    });
  }

  /** Sends only while it has a viewer. */
  get canPause(): boolean {
    return this.#pauses !== undefined;
  }

  async accept(offer: Offer): Promise<string> {
    const taken = offer.media.map(({ kind, direction, codecs }) => {
      const isSent = direction === 'sendonly' || direction === 'sendrecv';
      return { kind, codecs: isSent ? this.#takes(codecs) : [] };
    });
    if (!taken.some(({ codecs }) => codecs.length > 0)) {
      throw new BadOffer('nothing is sent in H.264 (packetization-mode=1), VP8 or Opus');
    }
    for (const { kind, codecs } of taken) {
      for (const line of codecs) this.#lines.set(line.payloadType, { kind: kind as MediaKind, line });
    }
    this.refused = offer.media.flatMap(({ kind, names }, n) =>
      kind === 'video' && taken[n]?.codecs.length === 0 ? names : [],
    );
    if (offer.media.every(({ canPause }) => canPause)) this.#pauses = new PauseRequests(this.openedAt);
    for (const { extensions, layers } of offer.media) {
      if (layers.length > 0) this.#layers = layers;
      this.#layerId ??= extensions.get(extension.layer);
      this.#counterId ??= extensions.get(extension.transportSequence);
    }
    this.iceUser = offer.credentials.user;
    const answer = await this.#transport.accept(offer);
    return writeAnswer(offer, answer, taken, { startKbps: START_KBPS });
  }

  #takes(codecs: readonly CodecLine[]): CodecLine[] {
    if (this.#options.isReceived) return codecs.filter(isCarried);
    const best = bestToReceive(codecs);
    return best ? [best] : [];
  }

  /** Those that are being sent, the smallest first. How large a new one is shows within a second. */
  layers(): ReceivedStream[] {
    const now = this.#options.now();
    const video = [...this.streams.values()].filter(
      (stream) => stream.kind === 'video' && !stream.isSilent(now),
    );
    const measured = video.filter(({ kbps }) => kbps > 0);
    return measured.length > 0 ? measured.sort((one, other) => one.kbps - other.kbps) : video;
  }

  /** A line may stand for half a minute after the other side is gone. Who was asked to pause is there as long as it stands. */
  isSilent(now: number): boolean {
    return !this.#pauses?.isPausing && now - this.#heardAt > SILENT_MS;
  }

  wantKeyFrame({ ssrc }: ReceivedStream): void {
    this.#keyFrames.want(ssrc, this.#options.now());
  }

  /** Every 50 ms: what came, what is missing, and key frames that waited. */
  tellArrivals(): void {
    if (!this.isConnected) return;
    const now = this.#options.now();
    const [first] = this.streams.keys();
    for (const message of this.#arrivals.messages(first ?? 0)) this.#transport.send(message);
    for (const stream of this.streams.values()) this.#askForMissing(stream, now);
    this.#keyFrames.askDue(now);
    this.#askToPause(now);
  }

  /** Every second; also what the other side knows by that the relay is there. */
  report(seconds: number): void {
    const now = this.#options.now();
    const receptions = [...this.streams.values()].map((stream) => stream.reception(now, seconds));
    this.#transport.send(writeReceiverReport(receptions));
    const { sent } = this.#options;
    if (sent.isLow(now))
      this.#transport.send(writeMostBits([...this.streams.keys()], sent.mostKbps * 1_000 * ASKED_SHARE));
    // The first one may be lost before the line stands, and says how large the pictures are.
    for (const stream of this.streams.values()) {
      if (stream.kind === 'video' && stream.keyFrames === 0 && !stream.isSilent(now))
        this.wantKeyFrame(stream);
    }
  }

  addCandidates(candidates: readonly string[]): void {
    this.#transport.addCandidates(candidates);
  }

  close(reason: ClosingReason): void {
    if (this.closedFor) return;
    this.closedFor = reason;
    this.isConnected = false;
    this.#transport.close();
    this.#options.onClosed();
    // Code that still holds the line holds no packets with it.
    this.streams.clear();
  }

  #takeRtp(bytes: Buffer): void {
    const now = this.#options.now();
    if (!this.#mayBring(bytes, now)) return;
    if (bytes.length > MOST_PACKET_BYTES) return;
    const rtp = parseRtp(bytes);
    if (!rtp) return;
    this.#heardAt = now;
    const number = extensionNumber(rtp, this.#counterId);
    if (number !== undefined) this.#arrivals.add(number, now);
    const stream = this.#streamOf(rtp, now);
    if (!stream) return;
    const packet = stream.take(rtp, now);
    if (packet.isKeyFrameStart) this.#keyFrames.came(stream.ssrc);
    this.#options.onPacket(stream, packet, now);
    if (stream.missing.size > 0) this.#askForMissing(stream, now);
  }

  #mayBring({ length }: Buffer, now: number): boolean {
    if (this.#options.sent.takes(length, now)) return true;
    this.close('too-much');
    return false;
  }

  #streamOf(rtp: RtpPacket, now: number): ReceivedStream | undefined {
    const known = this.streams.get(rtp.ssrc);
    if (known?.line.payloadType === rtp.payloadType) return known;
    // Another codec under the same name would not be played; its sender has to connect anew.
    if (known && !(this.#options.isReceived && this.#lines.has(rtp.payloadType))) return undefined;
    return this.#begin(rtp, now);
  }

  #begin(rtp: RtpPacket, now: number): ReceivedStream | undefined {
    const found = this.#lines.get(rtp.payloadType);
    if (!found) return undefined;
    const layer = extensionText(rtp, this.#layerId);
    const hasLayers = found.kind === 'video' && this.#layers.length > 0;
    if (hasLayers && !this.#layers.includes(layer)) return undefined;
    if (this.streams.size >= MOST_STREAMS && !this.#forgetSilent(now)) return undefined;
    const stream = new ReceivedStream(rtp.ssrc, found.kind, found.line, hasLayers ? layer : '');
    this.streams.set(rtp.ssrc, stream);
    return stream;
  }

  #forgetSilent(now: number): boolean {
    for (const [ssrc, stream] of this.streams) {
      if (!stream.isSilent(now)) continue;
      this.#keyFrames.forget(ssrc);
      return this.streams.delete(ssrc);
    }
    return false;
  }

  #askForMissing(stream: ReceivedStream, now: number): void {
    const due = stream.missing.due(now, MOST_MISSING_ASKED);
    if (due.length > 0) this.#transport.send(writeNack(stream.ssrc, due));
  }

  #askToPause(now: number): void {
    if (!this.#pauses || this.streams.size === 0) return;
    const isSending = [...this.streams.values()].some((stream) => !stream.isSilent(now));
    const wasPausing = this.#pauses.isPausing;
    const wish = this.#pauses.due({ isWanted: this.#options.isWanted(), isSending, now });
    if (!wish) return;
    if (wasPausing && wish === 'resume') this.#heardAt = now;
    if (wish === 'pause') this.#pauseId += 1;
    this.#transport.send(writePauseRequest(wish, [...this.streams.keys()], this.#pauseId));
  }

  #takeRtcp(bytes: Buffer): void {
    const now = this.#options.now();
    if (!this.#mayBring(bytes, now)) return;
    if (!this.#options.isReceived) this.#heardAt = now;
    if (!this.#reported.allows(bytes.length, now)) return;
    for (const report of readRtcp(bytes)) this.#hear(report);
  }

  #hear(report: Report): void {
    if (report.kind === 'sender-report') this.streams.get(report.ssrc)?.hear(report, this.#options.now());
  }
}
