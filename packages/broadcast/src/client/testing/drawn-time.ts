import type { ShownTime } from './shown-time.ts';

/** A camera that films what time it is, and what reads the time back from a picture: from glass to glass. */

const WIDTH = 960;
const HEIGHT = 540;
const FRAMES_PER_SECOND = 24;
/** Fields that are black or white, large enough to be read in the smallest layer. */
const COLUMNS = 8;
const ROWS = 4;
const TIME_BITS = 24;
const CHECK_BITS = COLUMNS * ROWS - TIME_BITS;
/** Below the fields something stirs, so that there is as much to encode as in a show. */
const FIELDS_SHARE = 0.75;
const READ_PIXELS = 8;

/** The same in all pages of this machine, in milliseconds. */
const timeOfDay = (): number => performance.timeOrigin + performance.now();

function wordOf(time: number): number {
  const ms = time % 2 ** TIME_BITS;
  return ms * 2 ** CHECK_BITS + checkOf(ms);
}

const checkOf = (ms: number): number => ((ms * 2_654_435_761) % 2 ** 32) >>> (32 - CHECK_BITS);

/** From now on this page's camera films the time. */
export function filmTime(): void {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d')!;
  const noise = noisePicture();
  const draw = () => {
    const word = wordOf(Math.round(timeOfDay()));
    const [width, height] = [WIDTH / COLUMNS, (HEIGHT * FIELDS_SHARE) / ROWS];
    for (let n = 0; n < COLUMNS * ROWS; n += 1) {
      const isSet = Math.floor(word / 2 ** n) % 2 === 1;
      context.fillStyle = isSet ? '#fff' : '#000';
      context.fillRect((n % COLUMNS) * width, Math.floor(n / COLUMNS) * height, width, height);
    }
    const left = Math.floor(Math.random() * WIDTH);
    context.drawImage(noise, -left, HEIGHT * FIELDS_SHARE);
    context.drawImage(noise, WIDTH - left, HEIGHT * FIELDS_SHARE);
  };
  draw();
  setInterval(draw, 1_000 / FRAMES_PER_SECOND);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(FRAMES_PER_SECOND);
}

function noisePicture(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT * (1 - FIELDS_SHARE));
  const context = canvas.getContext('2d')!;
  const picture = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.fill(96 + Math.random() * 64, at, at + 3);
    picture.data[at + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}

/** Reads the time of every picture that an element shows from now on. */
export function readTime(video: HTMLVideoElement): ShownTime[] {
  const canvas = new OffscreenCanvas(COLUMNS * READ_PIXELS, (ROWS * READ_PIXELS) / FIELDS_SHARE);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const shown: ShownTime[] = [];
  const look = () => {
    const at = timeOfDay();
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let word = 0;
    for (let n = 0; n < COLUMNS * ROWS; n += 1) {
      const x = ((n % COLUMNS) + 0.5) * READ_PIXELS;
      const y = (Math.floor(n / COLUMNS) + 0.5) * READ_PIXELS;
      if (data[(y * canvas.width + x) * 4 + 1]! > 128) word += 2 ** n;
    }
    const ms = Math.floor(word / 2 ** CHECK_BITS);
    const age = (((at - ms) % 2 ** TIME_BITS) + 2 ** TIME_BITS) % 2 ** TIME_BITS;
    if (word % 2 ** CHECK_BITS === checkOf(ms)) shown.push({ at, age, height: video.videoHeight });
    video.requestVideoFrameCallback(look);
  };
  video.requestVideoFrameCallback(look);
  return shown;
}
