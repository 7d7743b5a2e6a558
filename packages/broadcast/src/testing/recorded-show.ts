import type { RecordedSegment } from '../recording/recorded-segment.ts';
import { Recording } from '../recording/recording.ts';
import type { MediaKind } from '../relay/received-stream.ts';
import { Relay } from '../relay/relay.ts';
import { memoryTransports } from './memory-transport.ts';
import { offerText } from './offers.ts';
import { rtpBytes } from './rtp-bytes.ts';

const several = (...units: Buffer[]) =>
  Buffer.concat([Buffer.from([24]), ...units.flatMap((unit) => [Buffer.from([0, unit.length]), unit])]);

/** 640×360, which is 40 by 23 blocks without the last 8 lines. */
export const sequenceParameters = Buffer.from('6742c01fda0280bfe540', 'hex');
export const pictureParameters = Buffer.from('68ce3c80', 'hex');

interface Sending {
  video: readonly ('H264' | 'VP8')[];
  payloadType: number;
  /** A second of pictures, thirty of them, in all the ways that packets may hold them. */
  parts: readonly Buffer[];
  /** How many packets the first picture takes. */
  firstTakes: number;
}

export const sendingH264 = (sequence = sequenceParameters): Sending => ({
  ...{ video: ['H264'], payloadType: 102, firstTakes: 4 },
  parts: [
    several(sequence, pictureParameters),
    Buffer.from([0x7c, 0x85, 1, 2, 3]),
    Buffer.from([0x7c, 0x05, 4, 5, 6]),
    Buffer.from([0x7c, 0x45, 7, 8, 9]),
    ...Array.from({ length: 29 }, (_, n) => Buffer.from([0x41, 0x9a, n, 1, 2])),
  ],
});

/** 640×360. */
const vp8Key = Buffer.from([0x10, 0x10, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0x68, 1, 9]);
export const sendingVp8: Sending = {
  ...{ video: ['VP8'], payloadType: 96, firstTakes: 1 },
  parts: [vp8Key, ...Array.from({ length: 29 }, (_, n) => Buffer.from([0x10, 0x31, n, 1]))],
};

const PAYLOAD_BYTES = 1_400;

/** One picture that can stand alone, and is as large as that. */
export function largeVp8(bytes: number): Sending {
  const rest = Buffer.alloc(PAYLOAD_BYTES, 7);
  rest[0] = 0;
  const parts = [vp8Key, ...Array.from({ length: Math.ceil(bytes / (PAYLOAD_BYTES - 1)) }, () => rest)];
  return { ...sendingVp8, parts, firstTakes: parts.length };
}

const LOOK_MS = 250;

/** A show that is recorded, by a clock that only its publishers move. */
export async function openRecordedShow() {
  const { opened, open } = memoryTransports();
  let now = 0;
  let timeOfDay = Date.UTC(2026, 10, 23, 20);
  let lookedAt = 0;
  let recording: Recording | undefined;
  const segments: RecordedSegment[] = [];
  const relay = new Relay({ openTransport: open, now: () => now });
  const pass = (milliseconds: number) => {
    now += milliseconds;
    timeOfDay += milliseconds;
    if (now - lookedAt < LOOK_MS) return;
    lookedAt = now;
    recording?.look();
  };
  const record = () =>
    new Recording({
      show: relay.shows.get('s')!,
      from: { number: 0, startedAt: null, seconds: 0 },
      now: () => now,
      timeOfDay: () => timeOfDay,
      onSegment: (segment) => segments.push(segment),
      onBroken: (error) => {
        throw error;
      },
    });
  return {
    segments,
    get timeOfDay() {
      return timeOfDay;
    },
    /** Milliseconds since 1970 at second 0. */
    get startedAt() {
      return recording?.startedAt;
    },
    /** The time of day goes on without its machine, which sleeps or has its clock set. */
    sleep(milliseconds: number) {
      timeOfDay += milliseconds;
    },
    /** So much time without anything. */
    wait(milliseconds: number) {
      for (let left = milliseconds; left > 0; left -= LOOK_MS) pass(Math.min(left, LOOK_MS));
    },
    withhold: (...kinds: MediaKind[]) => relay.withhold('s', new Set(kinds)),
    stop: () => recording?.stop(),
    /** A host who is on air from now on. */
    async publish(
      { video, payloadType }: Pick<Sending, 'video' | 'payloadType'>,
      ssrc = 7,
      { canPause = false, mayPause = false } = {},
    ) {
      const sdp = offerText({ video: [...video], canPause });
      await relay.publish({ show: 's', who: `host ${ssrc}`, sdp, mayPause });
      const { events } = opened.at(-1)!;
      events.connected();
      recording ??= record();
      let sent = 0;
      let timestamp = 0;
      return {
        events,
        /** One second, each packet as `change` makes it. */
        second({ parts, firstTakes }: Sending, change: (bytes: Buffer) => Buffer = (bytes) => bytes) {
          for (const [n, payload] of parts.entries()) {
            const marker = n >= firstTakes - 1;
            const packet = { payloadType, sequence: sent & 0xffff, timestamp, ssrc, marker, payload };
            sent += 1;
            events.rtp(change(rtpBytes(packet)));
            if (!marker) continue;
            timestamp += 3_000;
            pass(1_000 / 30);
            const sound = { payloadType: 111, sequence: sent & 0xffff, timestamp: Math.round(now * 48) };
            events.rtp(change(rtpBytes({ ...sound, ssrc: ssrc + 1, payload: Buffer.from([0xfc, 1, 2, 3]) })));
          }
        },
      };
    },
    [Symbol.dispose]: () => relay.close(),
  };
}
