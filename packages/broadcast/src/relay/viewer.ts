import { type Report, readRtcp } from '../rtcp/read.ts';
import { writeReceiverReport } from '../rtcp/write.ts';
import { type Heading, PacketWriter } from '../rtp/packet-writer.ts';
import { PADDING_PACKET_BYTES, PaddingStream } from '../rtp/padding-stream.ts';
import { writeAnswer } from '../sdp/answer.ts';
import { BadOffer } from '../sdp/bad-offer.ts';
import { type CodecLine, isCarried, lineFor } from '../sdp/codecs.ts';
import { extension } from '../sdp/extensions.ts';
import type { Offer } from '../sdp/offer.ts';
import type { OpenTransport, Transport } from '../transport/transport.ts';
import { KeyFrameBudget } from './key-frame-budget.ts';
import { LayerChoice } from './layer-choice.ts';
import { LineMeter } from './line-figures.ts';
import { LineProbe } from './line-probe.ts';
import { OutgoingStream, type Place } from './outgoing-stream.ts';
import type { MediaKind, MediaPacket, ReceivedStream } from './received-stream.ts';
import { RtcpBudget } from './rtcp-budget.ts';
import { SentBudget } from './sent-budget.ts';
import type { ClosingReason, Session } from './session.ts';

/** What a viewer may ask of who is on air. */
export interface Source {
  layers(): ReceivedStream[];
  wantKeyFrame(stream: ReceivedStream): void;
}

export interface ViewerOptions extends Pick<Session, 'id' | 'show' | 'who' | 'from'> {
  openTransport: OpenTransport;
  now: () => number;
  random: () => number;
  source: () => Source | undefined;
  onConnected(): void;
  onClosed(): void;
}

/** Who says nothing for so long gets no pictures any more, until they do. */
const SILENT_MS = 5_000;
const SLACK = 1.25;
/** Several hundred packets a second; a player on the worst line has some dozens to say. */
const MOST_SENT_KBPS = 800;

/** A viewer: gets the layer that their connection can carry. */
export class Viewer implements Session {
  readonly kind = 'watch';
  readonly id: string;
  readonly show: string;
  readonly who: string;
  readonly from: string | undefined;
  readonly openedAt: number;
  iceUser = '';
  isConnected = false;
  closedFor: ClosingReason | undefined;
  readonly line = new LineMeter();
  readonly figures = { packets: 0, bytes: 0, resent: 0, switches: 0, keyFrameRequests: 0, lost: 0 };
  readonly #options: ViewerOptions;
  readonly #transport: Transport;
  readonly #sent: SentBudget;
  readonly #reported: RtcpBudget;
  readonly #keyFrames: KeyFrameBudget;
  readonly #outgoing = new Map<MediaKind, OutgoingStream>();
  readonly #lines = new Map<MediaKind, readonly CodecLine[]>();
  readonly #payloadTypes = new Map<CodecLine, number | undefined>();
  /** Where the client takes padding and says when it arrived. */
  #padding: PaddingStream | undefined;
  readonly #probe = new LineProbe({ meter: this.line, pad: (bytes) => this.#pad(bytes) });
  #choice: LayerChoice;
  #wanted: ReceivedStream | undefined;
  #counterId: number | undefined;
  #mostKbps: number | undefined;
  #heardAt: number;

  constructor(options: ViewerOptions) {
    this.#options = options;
    this.id = options.id;
    this.show = options.show;
    this.who = options.who;
    this.from = options.from;
    this.openedAt = options.now();
    this.#heardAt = this.openedAt;
    this.#sent = new SentBudget(MOST_SENT_KBPS, this.openedAt);
    this.#reported = new RtcpBudget(this.openedAt);
    this.#keyFrames = new KeyFrameBudget(this.openedAt);
    this.#choice = new LayerChoice(this.openedAt);
    this.#transport = options.openTransport({
      rtp: (bytes) => void this.#maySend(bytes, options.now()),
      rtcp: (bytes) => this.#takeRtcp(bytes),
      connected: () => this.#begin(),
      closed: () => this.close('line-lost'),
    });
  }

  /** All that it can play is agreed on, so that it stays when another publisher sends something else. */
  async accept(offer: Offer): Promise<string> {
    for (const { extensions } of offer.media) this.#counterId ??= extensions.get(extension.transportSequence);
    if ((this.#counterId ?? 0) > MOST_SHORT_ID) this.#counterId = undefined;
    const taken = offer.media.map(({ kind, direction, codecs, repairs }) => {
      const receives = direction === 'recvonly' || direction === 'sendrecv';
      const lines = receives && !this.#lines.has(kind as MediaKind) ? codecs.filter(isCarried) : [];
      if (lines.length === 0) return { codecs: [] };
      const outgoing = this.#agree(kind as MediaKind, lines);
      const padding = kind === 'video' ? this.#agreeOnPadding(lines, repairs) : undefined;
      return { codecs: lines, sends: { ssrc: outgoing.ssrc, repairSsrc: padding?.ssrc } };
    });
    if (this.#lines.size === 0) {
      throw new BadOffer('nothing is received in H.264 (packetization-mode=1), VP8 or Opus');
    }
    this.#mostKbps = offer.media.find(({ kind }) => kind === 'video')?.mostKbps;
    this.iceUser = offer.credentials.user;
    return writeAnswer(offer, await this.#transport.accept(offer), taken);
  }

  /** The layer that is shown. */
  get layer(): ReceivedStream | undefined {
    return this.#outgoing.get('video')?.stream;
  }

  /** `writer` has the packet loaded. */
  forward(stream: ReceivedStream, packet: MediaPacket, writer: PacketWriter, now: number): void {
    const outgoing = this.#outgoing.get(stream.kind);
    if (!this.isConnected || !outgoing) return;
    if (now - this.#heardAt > SILENT_MS) return;
    if (stream.kind === 'video' && outgoing.stream !== stream) {
      if (stream !== this.#wanted || !packet.isKeyFrameStart) return;
      if (outgoing.stream) this.figures.switches += 1;
      this.#keyFrames.switched();
    }
    if (packet.isKeyFrameStart) this.#keyFrames.came();
    const place = outgoing.place(stream, packet, now);
    if (place) this.#send(outgoing, place, writer, now);
  }

  /** Nothing of it comes for a while; a picture goes on with a key frame. */
  stop(kind: MediaKind): void {
    this.#outgoing.get(kind)?.stop();
  }

  /** Every second, and when who is on air or their layers change: which layer it should have. */
  choose(): void {
    const source = this.#options.source();
    const layers = this.#withinLimit(source?.layers() ?? []);
    const rates = layers.map(({ kbps }) => kbps);
    const { figures } = this.line;
    this.#wanted = layers[this.#choice.next(this.#shownOf(layers), rates, figures, this.#options.now())];
    if (this.isConnected && this.#wanted && this.#wanted !== this.layer) source?.wantKeyFrame(this.#wanted);
  }

  /** Every 50 ms: what fills its line to find out about it, and a key frame that it waits for. */
  probe(): void {
    const now = this.#options.now();
    this.#probe.goOn(now);
    this.#askKeyFrame(now);
  }

  /** What its player needs to keep sound and picture together, and to know that the relay is there. */
  report(): void {
    const reports = [...this.#outgoing.values()].flatMap((outgoing) => outgoing.report() ?? []);
    this.#transport.send(
      Buffer.concat([...reports, ...(reports.length === 0 ? [writeReceiverReport([])] : [])]),
    );
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
    this.#outgoing.clear();
  }

  #shownOf(layers: readonly ReceivedStream[]): number | undefined {
    const shown = this.layer ? layers.indexOf(this.layer) : -1;
    return shown < 0 ? undefined : shown;
  }

  /** The smallest layer always is; one that is shown may be somewhat more, so that it is not changed all the time. */
  #withinLimit(layers: ReceivedStream[]): ReceivedStream[] {
    const most = this.#mostKbps;
    if (most === undefined) return layers;
    const slack = (stream: ReceivedStream) => (stream === this.layer ? SLACK : 1);
    return layers.filter((stream, place) => place === 0 || stream.kbps <= most * slack(stream));
  }

  #agree(kind: MediaKind, lines: readonly CodecLine[]): OutgoingStream {
    const first = Math.floor(this.#options.random() * 0x7fff);
    const outgoing = new OutgoingStream(this.#newSsrc(), lines[0]!.clock, first);
    this.#lines.set(kind, lines);
    this.#outgoing.set(kind, outgoing);
    return outgoing;
  }

  #agreeOnPadding(
    lines: readonly CodecLine[],
    repairs: ReadonlyMap<number, number>,
  ): PaddingStream | undefined {
    const [payloadType] = lines.flatMap((line) => repairs.get(line.payloadType) ?? []);
    if (payloadType === undefined || this.#counterId === undefined) return undefined;
    this.#padding = new PaddingStream({ ssrc: this.#newSsrc(), payloadType, counterId: this.#counterId });
    this.#choice = new LayerChoice(this.openedAt, this.#probe);
    return this.#padding;
  }

  #newSsrc(): number {
    return 1 + Math.floor(this.#options.random() * 0xfffffffe);
  }

  #begin(): void {
    this.isConnected = true;
    this.#heardAt = this.#options.now();
    this.#options.onConnected();
    this.choose();
  }

  #send(
    outgoing: OutgoingStream,
    { segment, sequence, timestamp }: Place,
    writer: PacketWriter,
    now: number,
  ): void {
    const payloadType = this.#payloadTypeOf(segment.stream);
    if (payloadType === undefined) return;
    const heading: Heading = {
      ssrc: outgoing.ssrc,
      payloadType,
      sequence,
      timestamp,
      pictureOffset: segment.pictureOffset,
      layerIndexOffset: segment.layerIndexOffset,
      counter: this.#counterId === undefined ? undefined : { id: this.#counterId, value: this.line.next },
    };
    const bytes = writer.write(heading);
    this.line.count(bytes.length, now);
    this.figures.packets += 1;
    this.figures.bytes += bytes.length;
    this.#transport.send(bytes);
  }

  #pad(bytes: number): void {
    const now = this.#options.now();
    if (!this.#padding || !this.isConnected || now - this.#heardAt > SILENT_MS) return;
    for (let left = bytes; left > 0; left -= PADDING_PACKET_BYTES) {
      const packet = this.#padding.next(this.line.next);
      this.line.count(packet.length, now);
      this.#transport.send(packet);
    }
  }

  #payloadTypeOf({ kind, line }: ReceivedStream): number | undefined {
    const known = this.#payloadTypes;
    if (!known.has(line)) known.set(line, lineFor(line, this.#lines.get(kind) ?? [])?.payloadType);
    return known.get(line);
  }

  /** A viewer has nothing to send but reports. Whatever else comes is decrypted and counted before it is dropped. */
  #maySend({ length }: Buffer, now: number): boolean {
    if (this.#sent.takes(length, now)) return true;
    this.close('too-much');
    return false;
  }

  #takeRtcp(bytes: Buffer): void {
    const now = this.#options.now();
    if (!this.#maySend(bytes, now)) return;
    this.#heardAt = now;
    if (!this.#reported.allows(bytes.length, now)) return;
    for (const report of readRtcp(bytes)) this.#hear(report);
  }

  #hear(report: Report): void {
    const now = this.#options.now();
    if (report.kind === 'transport-feedback') this.line.hear(report, now);
    else if (report.kind === 'nack') this.#sendAgain(report.ssrc, report.sequences, now);
    else if (report.kind === 'key-frame-request') this.#wantKeyFrame(now);
    else if (report.kind === 'receiver-report') {
      const ssrc = this.#outgoing.get('video')?.ssrc;
      for (const block of report.blocks) if (block.ssrc === ssrc) this.figures.lost = block.lost;
    }
  }

  #sendAgain(ssrc: number, sequences: readonly number[], now: number): void {
    for (const outgoing of this.#outgoing.values()) {
      if (outgoing.ssrc !== ssrc) continue;
      for (const sequence of sequences) {
        const found = outgoing.find(sequence, now);
        if (!found) continue;
        again.load(found.packet.rtp, found.packet.vp8);
        this.figures.resent += 1;
        this.#send(outgoing, found, again, now);
      }
    }
  }

  #wantKeyFrame(now: number): void {
    this.figures.keyFrameRequests += 1;
    this.#keyFrames.want();
    this.#askKeyFrame(now);
  }

  #askKeyFrame(now: number): void {
    if (!this.#keyFrames.takes(now)) return;
    const stream = this.layer ?? this.#wanted;
    if (stream) this.#options.source()?.wantKeyFrame(stream);
  }
}

/** The longest id that the short form of header extensions has. */
const MOST_SHORT_ID = 14;
const again = new PacketWriter();
