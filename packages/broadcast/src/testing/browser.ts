import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { chromiumPath } from '../../../../scripts/chromium.ts';

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** Chromium with a camera and a microphone that it plays itself, and pages that publish and watch. */
export async function openBrowser(entry = 'page.ts') {
  const script = await pageScript(entry);
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? script
        : '<!doctype html><title>Show</title><video muted playsinline></video><script type="module" src="/page.js"></script>',
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserFlags });
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  return {
    async openPage(): Promise<ShowPage> {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`http://127.0.0.1:${port}/`);
      await page.waitForFunction('globalThis.testPage !== undefined');
      return showPage(page, errors);
    },
    async closePages() {
      await Promise.all(context.pages().map((page) => page.close()));
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What runs in such a page, of `client/testing`. */
export async function pageScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: fileURLToPath(new URL(`../client/testing/${entry}`, import.meta.url)) },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

export interface DoorData {
  url: string;
  token: string;
}

export interface StreamFigures {
  type: string;
  kind: 'audio' | 'video';
  rid?: string;
  ssrc: number;
  codecId: string;
  framesDecoded: number;
  framesEncoded: number;
  keyFramesDecoded: number;
  packetsReceived: number;
  packetsLost: number;
  frameWidth: number;
  frameHeight: number;
  freezeCount: number;
  nackCount: number;
}

function showPage(page: Page, errors: string[]) {
  const ask = <Result>(expression: string) => page.evaluate(expression) as Promise<Result>;
  return {
    ...{ page, errors },
    publish: (
      door: DoorData,
      options: { width?: number; height?: number; codec?: string; isSilent?: boolean } = {},
    ) => ask<void>(`testPage.publish(${JSON.stringify(door)}, ${JSON.stringify(options)})`),
    plugIn: () => ask<void>('testPage.plugIn()'),
    watch: (door: DoorData) => ask<void>(`testPage.watch(${JSON.stringify(door)})`),
    limit: (kbps: number | undefined) => ask<void>(`testPage.limit(${kbps})`),
    states: () => ask<string[]>('testPage.states'),
    playFile: (bytes: Buffer, type: string) =>
      ask<void>(`testPage.playFile(${JSON.stringify(bytes.toString('base64'))}, ${JSON.stringify(type)})`),
    /** Says how long it is. */
    playMovie: (bytes: Buffer, type: string) =>
      ask<number>(`testPage.playMovie(${JSON.stringify(bytes.toString('base64'))}, ${JSON.stringify(type)})`),
    seek: (seconds: number) =>
      ask<{ error: string; ranges: [number, number][]; size: number[] }>(`testPage.seek(${seconds})`),
    frames: () => ask<number>('testPage.frames()'),
    loudness: () => ask<number>('testPage.loudness()'),
    nextFrame: () => ask<number>('testPage.nextFrame()'),
    figures: () => ask<StreamFigures[]>('testPage.figures()'),
    video: async () =>
      (await ask<StreamFigures[]>('testPage.figures()')).filter(({ kind }) => kind === 'video'),
  };
}

export type ShowPage = ReturnType<typeof showPage>;
