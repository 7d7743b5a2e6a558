import type { SenderReport } from '../rtcp/read.ts';
import type { Reception } from '../rtcp/write.ts';
import { startsKeyFrame } from '../rtp/key-frame.ts';
import { parseRtp, type RtpPacket } from '../rtp/packet.ts';
import { distance16, distance32 } from '../rtp/sequence.ts';
import { readVp8, type Vp8Descriptor } from '../rtp/vp8.ts';
import type { CodecLine } from '../sdp/codecs.ts';
import { MissingPackets } from './missing-packets.ts';
import { PictureCounter } from './picture-figures.ts';
import { RecentPackets } from './recent-packets.ts';

export type MediaKind = 'audio' | 'video';

/** A packet as it came, with what its viewers need to know of it. */
export interface MediaPacket {
  readonly rtp: RtpPacket;
  readonly vp8: Vp8Descriptor | undefined;
  readonly isKeyFrameStart: boolean;
}

/** A megabyte: three seconds of a usual picture, most of one of the largest. Sound takes as little as that. */
const MOST_CHUNKS: Record<MediaKind, number> = { video: 16, audio: 2 };
/** Beyond this it is another beginning and no loss. */
const LONGEST_GAP = 1_000;
const SILENT_MS = 700;
/** So that one picture with much in it does not make a small layer the large one. */
const SMOOTHING = 0.3;

/** One stream of the publisher's: its sound, or one layer of its picture. */
export class ReceivedStream {
  readonly ssrc: number;
  readonly kind: MediaKind;
  readonly line: CodecLine;
  readonly layer: string;
  readonly missing = new MissingPackets();
  readonly pictures = new PictureCounter();
  packets = 0;
  bytes = 0;
  /** The last packet was the first one, or the first after a pause. */
  hasBegun = false;
  keyFrames = 0;
  kbps = 0;
  lastReport: SenderReport | undefined;
  readonly #recent: RecentPackets;
  #reportedAt = 0;
  #first = -1;
  #highest = -1;
  #jitter = 0;
  #transit: number | undefined;
  #keyFrameTime: number | undefined;
  #seenAt = Number.NEGATIVE_INFINITY;
  #before = { expected: 0, packets: 0, bytes: 0 };

  constructor(ssrc: number, kind: MediaKind, line: CodecLine, layer: string) {
    this.ssrc = ssrc;
    this.kind = kind;
    this.line = line;
    this.layer = layer;
    this.#recent = new RecentPackets(MOST_CHUNKS[kind]);
  }

  take(rtp: RtpPacket, now: number): MediaPacket {
    this.packets += 1;
    this.bytes += rtp.bytes.length;
    this.hasBegun = this.isSilent(now);
    this.#seenAt = now;
    this.#count(rtp.sequence, now);
    this.#measureJitter(rtp.timestamp, now);
    const isKeyFrameStart = startsKeyFrame(this.line.codec, rtp);
    if (isKeyFrameStart && this.#keyFrameTime !== rtp.timestamp) {
      this.#keyFrameTime = rtp.timestamp;
      this.keyFrames += 1;
    }
    const packet: MediaPacket = { rtp, vp8: this.#vp8Of(rtp), isKeyFrameStart };
    this.#recent.add(rtp.sequence, rtp.bytes);
    if (this.kind === 'video') this.pictures.take(this.line, packet);
    return packet;
  }

  /** A packet that came lately; it is good until the next one comes. */
  recent(sequence: number): Omit<MediaPacket, 'isKeyFrameStart'> | undefined {
    const bytes = this.#recent.find(sequence);
    const rtp = bytes && parseRtp(bytes);
    return rtp && { rtp, vp8: this.#vp8Of(rtp) };
  }

  isSilent(now: number): boolean {
    return now - this.#seenAt > SILENT_MS;
  }

  hear(report: SenderReport, now: number): void {
    this.lastReport = report;
    this.#reportedAt = now;
  }

  /** What is told to its sender, once a second or so; `seconds` since the last time. */
  reception(now: number, seconds: number): Reception {
    this.pictures.report(seconds);
    const expected = this.#highest - this.#first + 1;
    const expectedLately = expected - this.#before.expected;
    const lostLately = expectedLately - (this.packets - this.#before.packets);
    const kbps = ((this.bytes - this.#before.bytes) * 8) / 1_000 / seconds;
    this.kbps += (kbps - this.kbps) * (this.kbps > 0 ? SMOOTHING : 1);
    this.#before = { expected, packets: this.packets, bytes: this.bytes };
    const fractionLost =
      expectedLately > 0 ? Math.max(0, Math.min(255, Math.floor((lostLately / expectedLately) * 256))) : 0;
    const { lastReport } = this;
    return {
      ssrc: this.ssrc,
      fractionLost,
      totalLost: expected - this.packets,
      highest: this.#highest,
      jitter: this.#jitter,
      lastReport: lastReport ? ((lastReport.seconds << 16) | (lastReport.fraction >>> 16)) >>> 0 : 0,
      sinceReport: lastReport ? (now - this.#reportedAt) * 65.536 : 0,
    };
  }

  #vp8Of({ bytes, start, end }: RtpPacket): Vp8Descriptor | undefined {
    return this.line.codec === 'VP8' ? readVp8(bytes, start, end) : undefined;
  }

  #count(sequence: number, now: number): void {
    const step = this.#highest < 0 ? 0 : distance16(this.#highest & 0xffff, sequence);
    if (this.#highest < 0 || Math.abs(step) > LONGEST_GAP) {
      this.#first = sequence;
      this.#highest = sequence;
      this.#before.expected = 0;
      this.missing.clear();
      return;
    }
    if (step <= 0) {
      this.missing.came(sequence);
      return;
    }
    for (let n = 1; n < step; n += 1) this.missing.add((this.#highest + n) & 0xffff, now);
    this.#highest += step;
  }

  /** RFC 3550, A.8. */
  #measureJitter(timestamp: number, now: number): void {
    const transit = Math.round((now * this.line.clock) / 1_000) - timestamp;
    if (this.#transit !== undefined) {
      this.#jitter += (Math.abs(distance32(this.#transit, transit)) - this.#jitter) / 16;
    }
    this.#transit = transit;
  }
}
