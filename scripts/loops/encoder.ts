import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../chromium.ts';
import { intoUnits } from './units.ts';

/** What of a drawing is encoded, in pixels of the picture. */
export interface Strip {
  width: number;
  /** Of the whole drawing. */
  drawnHeight: number;
  top: number;
  height: number;
}

/** Bits a second: a good key frame, and then no more than what moves is worth. */
const KEY_BITS = 2_000_000;
const MOVING_BITS = 40_000;

/** Chromium draws SVG and encodes H.264 in its constrained baseline, without a screen. */
export async function openEncoder() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Encoder</title>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  // WebCodecs are there for secure pages only, which those of this machine count as.
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    /** The units of each picture; the first is a key frame. */
    async encode(drawings: readonly string[], strip: Strip): Promise<Uint8Array[][]> {
      const given = JSON.stringify({ drawings, strip, keyBits: KEY_BITS, movingBits: MOVING_BITS });
      const encoded = (await page.evaluate(`(${encodeInPage})(${given})`)) as string[];
      return encoded.map((text) => intoUnits(Buffer.from(text, 'base64')));
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      server.close();
    },
  };
}

const encodeInPage = `async ({ drawings, strip, keyBits, movingBits }) => {
  const { width, height, top, drawnHeight } = strip;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const encoded = [];
  let failure;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      encoded.push(bytes.toBase64 ? bytes.toBase64() : btoa(String.fromCharCode(...bytes)));
    },
    error(error) {
      failure = error;
    },
  });
  const configure = (bitrate) =>
    encoder.configure({
      ...{ codec: 'avc1.42e01f', width, height, bitrate, framerate: 12.5 },
      ...{ latencyMode: 'realtime', avc: { format: 'annexb' } },
    });
  configure(keyBits);
  for (const [n, drawing] of drawings.entries()) {
    const image = new Image();
    const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    image.src = url;
    await image.decode();
    URL.revokeObjectURL(url);
    context.drawImage(image, 0, -top, width, drawnHeight);
    const frame = new VideoFrame(canvas, { timestamp: n * 80_000 });
    encoder.encode(frame, { keyFrame: n === 0 });
    frame.close();
    if (n === 0) {
      await encoder.flush();
      configure(movingBits);
    }
  }
  await encoder.flush();
  encoder.close();
  if (failure) throw failure;
  return encoded;
}`;
