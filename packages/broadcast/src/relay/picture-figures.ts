import { distance16, distance32 } from '../rtp/sequence.ts';
import type { CodecLine } from '../sdp/codecs.ts';
import { sizeIn, type VideoSize } from './picture-size.ts';
import type { MediaPacket } from './received-stream.ts';

/** What is told to a host of the pictures that arrive. */
export interface PictureFigures {
  readonly width: number;
  readonly height: number;
  readonly perSecond: number;
  /** Pictures come in another order than they are shown in (B-frames), which browsers do not put right. */
  readonly isReordered: boolean;
}

/** So many steps back in time within a second are no packet that overtook another. */
const REORDERED_FROM = 3;

/** Counts the pictures of one stream, from its packets alone. */
export class PictureCounter {
  #size: VideoSize | undefined;
  #sequence = -1;
  #timestamp = 0;
  #pictures = 0;
  #backwards = 0;
  #figures = { perSecond: 0, isReordered: false };

  get figures(): PictureFigures | undefined {
    return this.#size && { ...this.#size, ...this.#figures };
  }

  take(line: CodecLine, { rtp, vp8, isKeyFrameStart }: MediaPacket): void {
    if (isKeyFrameStart) this.#size = sizeIn(line.codec, rtp, vp8) ?? this.#size;
    if (this.#sequence >= 0 && distance16(this.#sequence, rtp.sequence) === 1) {
      const step = distance32(this.#timestamp, rtp.timestamp);
      if (step !== 0) this.#pictures += 1;
      if (step < 0) this.#backwards += 1;
    }
    this.#sequence = rtp.sequence;
    this.#timestamp = rtp.timestamp;
  }

  /** Once a second or so. */
  report(seconds: number): void {
    this.#figures = {
      perSecond: Math.round(this.#pictures / Math.max(0.1, seconds)),
      isReordered: this.#backwards >= REORDERED_FROM,
    };
    this.#pictures = 0;
    this.#backwards = 0;
  }
}
