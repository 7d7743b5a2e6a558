import { type Sent, writeSenderReport } from '../rtcp/write.ts';
import { pictureIdOf } from '../rtp/packet-writer.ts';
import { distance16, distance32 } from '../rtp/sequence.ts';
import { continuedTime, reportTime } from './continued-time.ts';
import type { MediaPacket, ReceivedStream } from './received-stream.ts';
import { SentPackets } from './sent-packets.ts';

/** From a switch to the next one: what is added to the numbers of the stream that is shown. */
export interface Segment {
  readonly stream: ReceivedStream;
  readonly sequenceOffset: number;
  readonly timestampOffset: number;
  readonly pictureOffset: number;
  readonly layerIndexOffset: number;
}

/** Where a packet stands in what a viewer gets. */
export interface Place {
  readonly segment: Segment;
  readonly sequence: number;
  readonly timestamp: number;
}

/** Beyond this it is another beginning and no loss. */
const LONGEST_GAP = 1_000;

/**
 * What a viewer gets of sound or picture: one stream whose numbers never go back, whichever layer or publisher it is
 * made of. Going back would look like a replay to the encryption, and like a fault to the player.
 */
export class OutgoingStream {
  readonly ssrc: number;
  readonly clock: number;
  readonly sent = new SentPackets();
  packets = 0;
  bytes = 0;
  #segment: Segment | undefined;
  #sequence: number;
  /** How far the highest number is past the first one after the switch. It does not begin again at 0, as numbers do. */
  #sinceSwitch = 0;
  #timestamp = 0;
  #sentAt = 0;
  #pictureId = 0;
  #layerIndex = 0;
  #isStopped = false;

  constructor(ssrc: number, clock: number, firstSequence = 0) {
    this.ssrc = ssrc;
    this.clock = clock;
    this.#sequence = firstSequence;
  }

  get stream(): ReceivedStream | undefined {
    return this.#isStopped ? undefined : this.#segment?.stream;
  }

  /** What comes after this, of whichever stream, begins anew. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Undefined for what came before the switch and is late. */
  place(stream: ReceivedStream, packet: MediaPacket, now: number): Place | undefined {
    const { rtp, vp8 } = packet;
    const segment = this.#goesOn(stream, packet) ? this.#segment! : this.#begin(stream, packet, now);
    const sequence = (rtp.sequence + segment.sequenceOffset) & 0xffff;
    const timestamp = (rtp.timestamp + segment.timestampOffset) >>> 0;
    const step = distance16(this.#sequence, sequence);
    if (this.#sinceSwitch + step < 0) return undefined;
    if (step > 0) {
      this.#sinceSwitch += step;
      this.#sequence = sequence;
      this.#timestamp = timestamp;
      this.#sentAt = now;
      if (vp8?.pictureIdBytes) this.#pictureId = pictureIdOf(rtp.bytes, vp8) + segment.pictureOffset;
      if (vp8?.layerIndexAt) this.#layerIndex = rtp.bytes[vp8.layerIndexAt]! + segment.layerIndexOffset;
    }
    this.packets += 1;
    this.bytes += rtp.end - rtp.start;
    this.sent.add(sequence, segment);
    return { segment, sequence, timestamp };
  }

  /** The packet that was sent under a number, for one who did not get it. */
  find(
    sequence: number,
    now: number,
  ): (Place & { packet: Omit<MediaPacket, 'isKeyFrameStart'> }) | undefined {
    const segment = this.sent.again(sequence, now);
    const packet = segment?.stream.recent((sequence - segment.sequenceOffset) & 0xffff);
    if (!segment || !packet) return undefined;
    return {
      ...{ segment, sequence, packet },
      timestamp: (packet.rtp.timestamp + segment.timestampOffset) >>> 0,
    };
  }

  /** Which moment its timestamps stand for, so that sound and picture go together. */
  report(): Buffer | undefined {
    const report = this.#segment?.stream.lastReport;
    if (!report || !this.#segment) return undefined;
    const sent: Sent = {
      ssrc: this.ssrc,
      seconds: report.seconds,
      fraction: report.fraction,
      timestamp: report.timestamp + this.#segment.timestampOffset,
      packets: this.packets,
      bytes: this.bytes,
    };
    return writeSenderReport(sent);
  }

  #goesOn(stream: ReceivedStream, { rtp }: MediaPacket): boolean {
    const segment = this.#segment;
    if (!segment || this.stream !== stream) return false;
    const step = distance16(this.#sequence, (rtp.sequence + segment.sequenceOffset) & 0xffff);
    return Math.abs(step) <= LONGEST_GAP;
  }

  #begin(stream: ReceivedStream, { rtp, vp8 }: MediaPacket, now: number): Segment {
    const timestamp = this.packets === 0 ? rtp.timestamp : this.#timeAfterSwitch(stream, rtp.timestamp, now);
    // Where one stream has left something out, a number is missing too, so that the player asks for a key frame.
    const step = this.#segment?.stream === stream ? 2 : 1;
    const segment: Segment = {
      stream,
      sequenceOffset: (this.#sequence + step - rtp.sequence) & 0xffff,
      timestampOffset: distance32(rtp.timestamp, timestamp),
      pictureOffset: vp8?.pictureIdBytes ? this.#pictureId + 1 - pictureIdOf(rtp.bytes, vp8) : 0,
      layerIndexOffset: vp8?.layerIndexAt ? this.#layerIndex + 1 - rtp.bytes[vp8.layerIndexAt]! : 0,
    };
    this.#segment = segment;
    this.#isStopped = false;
    this.#sinceSwitch = -step;
    return segment;
  }

  /** By what both senders say of their clocks; where they say nothing or nonsense, by the time that went by. */
  #timeAfterSwitch(stream: ReceivedStream, timestamp: number, now: number): number {
    const before = this.#segment;
    const reported = before && reportTime(before.stream.lastReport, stream.lastReport, this.clock);
    return continuedTime({
      last: this.#timestamp,
      clock: this.clock,
      elapsedMs: now - this.#sentAt,
      expected:
        reported === undefined || !before ? undefined : (timestamp + before.timestampOffset + reported) >>> 0,
    });
  }
}
