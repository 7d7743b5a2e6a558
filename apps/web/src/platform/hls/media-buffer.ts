const BEHIND_SECONDS = 60;

/** What an element plays of what is put into it piece by piece. */
export interface MediaBuffer {
  /** Once it is in. */
  add(init: Init, bytes: ArrayBuffer): Promise<void>;
  /** More is known to come up to this second, or all of it ends there. */
  reaches(second: number, isOver: boolean): void;
  /** Nothing is missing up to the end. */
  finish(): void;
  close(): void;
}

export interface Init {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

export async function openMediaBuffer(video: HTMLVideoElement, signal: AbortSignal): Promise<MediaBuffer> {
  const source = new MediaSource();
  const url = URL.createObjectURL(source);
  video.src = url;
  await new Promise((resolve) => source.addEventListener('sourceopen', resolve, { once: true, signal }));
  let buffer: SourceBuffer | undefined;
  let told = '';

  const done = (target: SourceBuffer) =>
    new Promise<void>((resolve) => target.addEventListener('updateend', () => resolve(), { once: true }));

  async function append(target: SourceBuffer, bytes: ArrayBuffer): Promise<void> {
    target.appendBuffer(bytes);
    await done(target);
  }

  async function forgetBefore(target: SourceBuffer, second: number): Promise<void> {
    if (target.buffered.length === 0 || target.buffered.start(0) > second - BEHIND_SECONDS / 2) return;
    target.remove(0, second);
    await done(target);
  }

  return {
    async add(init, bytes) {
      const type = typeOf(init);
      buffer ??= source.addSourceBuffer(type);
      await forgetBefore(buffer, video.currentTime - BEHIND_SECONDS);
      if (told !== init.name) {
        if (told !== '') buffer.changeType(type);
        await append(buffer, init.bytes);
        told = init.name;
      }
      await append(buffer, bytes);
    },
    reaches(second, isOver) {
      if (source.readyState !== 'open' || buffer?.updating) return;
      if (!isOver) source.setLiveSeekableRange(0, second);
      const duration = isOver ? second : Number.POSITIVE_INFINITY;
      // Never less than what is in it already.
      if (source.duration !== duration && !(isOver && lastOf(buffer) > second)) source.duration = duration;
    },
    finish() {
      if (source.readyState === 'open' && !buffer?.updating) source.endOfStream();
    },
    close() {
      URL.revokeObjectURL(url);
      video.removeAttribute('src');
      video.load();
    },
  };
}

const lastOf = (buffer: SourceBuffer | undefined): number =>
  buffer && buffer.buffered.length > 0 ? buffer.buffered.end(buffer.buffered.length - 1) : 0;

function typeOf({ name, bytes }: Init): string {
  if (name.endsWith('.webm')) return WEBM_TYPE;
  return `video/mp4; codecs="${h264Of(new Uint8Array(bytes))},opus"`;
}

export const WEBM_TYPE = 'video/webm; codecs="vp8,opus"';

const avcC = [0x61, 0x76, 0x63, 0x43];

/** Profile, constraints and level as RFC 6381 writes them, from behind the name of their box. */
function h264Of(bytes: Uint8Array): string {
  const at = bytes.findIndex((_, n) => avcC.every((letter, more) => bytes[n + more] === letter));
  const from = at + avcC.length + 1;
  return `avc1.${[...bytes.slice(from, from + 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
