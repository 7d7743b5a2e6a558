import type { Footage } from '@souk/broadcast/playout/footage.ts';
import { Host } from '@souk/broadcast/playout/host.ts';
import { FRAME_MS } from '@souk/broadcast/playout/shared-clock.ts';
import { H264Pictures } from '@souk/broadcast/recording/h264-pictures.ts';
import { writeFragment } from '@souk/broadcast/recording/mp4-fragment.ts';
import { VIDEO_CLOCK, writeInit } from '@souk/broadcast/recording/mp4-init.ts';
import type { Picture, VideoFormat } from '@souk/broadcast/recording/picture.ts';
import { SegmentWriter } from '@souk/broadcast/recording/segment-writer.ts';

/** What is on the table from a second on. */
export interface OnTable {
  second: number;
  lot: string;
}

export interface DrawnSegment {
  starts: number;
  seconds: number;
  bytes: Buffer;
  isIndependent: boolean;
}

const TICKS = (VIDEO_CLOCK * FRAME_MS) / 1_000;

/** A drawn show as it would have been recorded, segment by segment, in silence. */
export function* drawnRecording(
  footage: Footage,
  programme: readonly OnTable[],
  seconds: number,
): Generator<DrawnSegment & { format: VideoFormat; init: Buffer }> {
  const host = new Host(footage, { lot: programme[0]?.lot ?? '', turn: 0 });
  const done: DrawnSegment[] = [];
  let parts: Array<{ bytes: Buffer; seconds: number; isIndependent: boolean }> = [];
  let starts = 0;
  let format: VideoFormat | undefined;
  const writer = new SegmentWriter(0, writeFragment, {
    part: (part) => parts.push(part),
    segmentEnds() {
      const length = parts.reduce((sum, part) => sum + part.seconds, 0);
      done.push({
        ...{ starts, seconds: length, bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) },
        isIndependent: parts[0]?.isIndependent ?? false,
      });
      starts += length;
      parts = [];
    },
  });
  const pictures = new H264Pictures(({ bytes, isKey, timestamp, format: shown }: Picture) => {
    format = shown;
    writer.addPicture({ bytes, isKey, tick: timestamp }, true);
  });
  const upcoming = [...programme];
  for (let frame = 0; frame * FRAME_MS < seconds * 1_000; frame += 1) {
    while (upcoming[0] && upcoming[0].second * 1_000 <= frame * FRAME_MS) host.put(upcoming.shift()!.lot);
    const payloads = host.next();
    for (const [n, bytes] of payloads.entries())
      pictures.take(arrived(bytes, frame, n === payloads.length - 1));
    yield* taken();
  }
  writer.end(true);
  yield* taken();

  function* taken() {
    if (!format) return;
    const init = writeInit(format);
    for (const segment of done.splice(0)) yield { ...segment, format, init };
  }
}

/** As if a packet had brought it. */
const arrived = (bytes: Buffer, frame: number, marker: boolean) => ({
  packet: {
    rtp: {
      ...{ bytes, marker, timestamp: frame * TICKS, start: 0, end: bytes.length },
      ...{ payloadType: 0, sequence: 0, ssrc: 0, extensionsFrom: 0, extensionsEnd: 0 },
    },
    vp8: undefined,
    isKeyFrameStart: false,
  },
  at: frame * FRAME_MS,
});
