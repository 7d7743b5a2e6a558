import { type Init, openMediaBuffer, WEBM_TYPE } from './media-buffer.ts';
import type { HlsOptions, HlsSource } from './open-hls.ts';
import {
  endOf,
  type Piece,
  type Place,
  pieceAt,
  placeOf,
  type RecordingList,
  readList,
} from './recording-list.ts';

const AHEAD_SECONDS = 30;
/** How far behind the end one stays of what still grows, and from where on that is caught up with, or jumped over. */
const BEHIND_SECONDS = 1;
const LATE_SECONDS = 2;
const LOST_SECONDS = 12;
const CATCHING_UP = 1.25;
const MOST_TRIES = 5;
const RETRY_MS = 400;
const GONE = 404;
/** A hole is left behind from this near. */
const NEAR = 0.1;

/** Plays a playlist that names WebM, or some of it, which nothing else in a browser does. */
export function openWebm(
  video: HTMLVideoElement,
  { url, startAt, onFail }: HlsOptions,
  signal: AbortSignal,
): HlsSource | null {
  if (!globalThis.MediaSource?.isTypeSupported(WEBM_TYPE)) {
    onFail();
    return null;
  }
  const closed = new AbortController();
  const ends = AbortSignal.any([signal, closed.signal]);
  let list: RecordingList | undefined;
  let place: Place | undefined;
  let isMoved = false;
  let wake = () => {};
  let close = () => {};
  const inits = new Map<string, Promise<ArrayBuffer>>();

  const get = (file: string, fine?: number) =>
    fetchPatiently(new URL(file, new URL(url, location.href)).href, ends, fine);

  async function reload(wanted?: Place): Promise<RecordingList> {
    const query = wanted ? `?_HLS_msn=${wanted.number}&_HLS_part=${wanted.part}&_HLS_skip=YES` : '';
    return readList(await (await get(`${url}${query}`)).text(), list);
  }

  /** Nothing when it is there no longer: parts are, for a while, until there is the segment they are of. */
  async function pieceOf(name: string): Promise<ArrayBuffer | undefined> {
    const answer = await get(name, GONE);
    return answer.ok ? await answer.arrayBuffer() : undefined;
  }

  async function initOf(name: string): Promise<Init> {
    const found = inits.get(name) ?? get(name).then((answer) => answer.arrayBuffer());
    inits.set(name, found);
    return { name, bytes: await found };
  }

  /** Behind what is there from where one is. */
  function moved(): void {
    isMoved = true;
    wake();
  }

  /** What can never be played, as it begins without a key frame or was not recorded. */
  function stepOver(): void {
    const isPassed = list && place && place.number > placeOf(list, video.currentTime).number;
    if (isPassed && !isMoved) stepOverHole(video);
  }

  function keepUp(): void {
    wake();
    stepOver();
    if (startAt !== undefined || !list || list.isOver) return;
    const behind = endOf(list) - video.currentTime;
    if (behind > LOST_SECONDS && !video.paused) video.currentTime = endOf(list) - BEHIND_SECONDS;
    video.playbackRate = behind > LATE_SECONDS ? CATCHING_UP : 1;
  }

  async function play(): Promise<void> {
    let known = await reload();
    list = known;
    const buffer = await openMediaBuffer(video, ends);
    close = buffer.close;
    const second = startAt ?? Math.max(0, known.isOver ? 0 : endOf(known) - BEHIND_SECONDS);
    let next = placeOf(known, second);
    let missed = 0;
    for (let isBegun = false; !ends.aborted; ) {
      if (isMoved) {
        isMoved = false;
        const to = bufferedTo(video, video.currentTime);
        next = placeOf(known, to > video.currentTime ? to + NEAR : to);
      }
      place = next;
      const isFull = isBegun && bufferedTo(video, video.currentTime) - video.currentTime > AHEAD_SECONDS;
      const piece: Piece | undefined = isFull ? undefined : pieceAt(known, next);
      if (piece) {
        const [init, bytes] = await Promise.all([initOf(piece.init), pieceOf(piece.file)]);
        if (!bytes) {
          missed += 1;
          if (missed === MOST_TRIES) throw new Unplayable(`no ${piece.file} in this recording`);
          await pause(RETRY_MS * missed);
          known = await reload();
          list = known;
          continue;
        }
        missed = 0;
        await buffer.add(init, bytes);
        buffer.reaches(endOf(known), known.isOver);
        next = piece.next;
        if (!isBegun) video.currentTime = second;
        isBegun = true;
        place = next;
        stepOver();
      } else if (isFull || known.isOver) {
        if (!isFull) buffer.finish();
        if (!isMoved) await new Promise<void>((resolve) => (wake = resolve));
      } else {
        known = await reload(next);
        list = known;
        // Nobody records at the moment: it is not asked about more often than needed.
        if (!pieceAt(known, next)) await pause(RETRY_MS);
      }
    }
  }

  video.addEventListener('seeking', moved);
  video.addEventListener('timeupdate', keepUp);
  video.addEventListener('waiting', keepUp);
  video.addEventListener('error', onFail);
  play().catch((error: unknown) => {
    if (!ends.aborted) {
      close();
      onFail();
    }
    if (!(error instanceof DOMException || error instanceof TypeError || error instanceof Unplayable))
      throw error;
  });
  return {
    moment: () => (list && video.readyState > 0 ? list.startedAt + video.currentTime * 1_000 : null),
    close() {
      closed.abort();
      wake();
      video.removeEventListener('seeking', moved);
      video.removeEventListener('timeupdate', keepUp);
      video.removeEventListener('waiting', keepUp);
      video.removeEventListener('error', onFail);
      close();
    },
  };
}

class Unplayable extends Error {}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A connection that is cut for a moment is none that is gone. */
async function fetchPatiently(address: string, signal: AbortSignal, fine?: number): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { signal }).catch((error: unknown) => {
      if (signal.aborted || tries === MOST_TRIES) throw error;
      return undefined;
    });
    if (answer && (answer.ok || answer.status === fine)) return answer;
    if (tries === MOST_TRIES) throw new Unplayable(`${answer?.status} for a piece of a recording`);
    await pause(RETRY_MS * tries);
    signal.throwIfAborted();
  }
}

function bufferedTo({ buffered }: HTMLVideoElement, second: number): number {
  for (let n = 0; n < buffered.length; n += 1)
    if (buffered.start(n) <= second + NEAR && buffered.end(n) > second) return buffered.end(n);
  return second;
}

/** Who plays on into a hole goes on behind it. */
function stepOverHole(video: HTMLVideoElement): void {
  const { buffered, currentTime } = video;
  if (video.readyState > HTMLMediaElement.HAVE_CURRENT_DATA) return;
  if (bufferedTo(video, currentTime) - currentTime > NEAR) return;
  for (let n = 0; n < buffered.length; n += 1)
    if (buffered.start(n) > currentTime) {
      video.currentTime = buffered.start(n) + 0.01;
      return;
    }
}
