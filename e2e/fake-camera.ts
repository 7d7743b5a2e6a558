import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { chromiumPath } from '../scripts/chromium.ts';
import { callsOf } from './buying.ts';
import config from './playwright.config.ts';

/** For pages that have a camera and a microphone which the browser plays itself. */
export const cameraFlags = [
  // Pictures are compressed without help of the machine's graphics: half as many take half as long.
  '--use-fake-device-for-media-stream=fps=12',
  '--use-fake-ui-for-media-stream',
];

const { launchOptions } = config.use ?? {};

/** With everything of a show's lines: the headless shell blocks no UDP. */
export const wholeBrowser = {
  ...launchOptions,
  executablePath: chromiumPath(),
  args: [...(launchOptions?.args ?? []), '--mute-audio'],
};

/** The same for all journeys with a camera, so that they share its processes. */
export const browserWithCamera = { ...wholeBrowser, args: [...wholeBrowser.args, ...cameraFlags] };

interface CameraOptions {
  request: APIRequestContext;
  token: string;
  showId: string;
  /** Its browser has VP8 and nothing else. */
  isVp8?: boolean;
}

/** Puts a picture with sound on air in a show, from a page of its own, as the person with this token. */
export async function openCamera(
  browser: Browser,
  { request, token, showId, isVp8 = false }: CameraOptions,
): Promise<{ page: Page; stop(): Promise<void> }> {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  const post = callsOf(request, token);
  if (isVp8) await page.addInitScript(haveOnlyVp8);
  await page.goto('/healthz');
  await page.exposeFunction('askDoor', () => post(`/shows/${showId}/video/publish`, {}));
  await page.evaluate(await script());
  await page.evaluate(publishFromCamera);
  return { page, stop: () => context.close() };
}

interface Publishes {
  askDoor(): Promise<{ url: string; token: string }>;
  publishing: {
    publish(stream: MediaStream, options: object): unknown;
  };
}

/** Runs in the page. */
function haveOnlyVp8(): void {
  const all = RTCRtpSender.getCapabilities.bind(RTCRtpSender);
  RTCRtpSender.getCapabilities = (kind) => {
    const found = all(kind);
    if (kind !== 'video' || !found) return found;
    return { ...found, codecs: found.codecs.filter(({ mimeType }) => mimeType === 'video/VP8') };
  };
}

/** Runs in the page. */
async function publishFromCamera(): Promise<void> {
  const { askDoor, publishing } = globalThis as unknown as Publishes;
  const video = { width: { exact: 960 }, height: { exact: 540 }, frameRate: 20 };
  const stream = await navigator.mediaDevices.getUserMedia({ video, audio: true });
  const { url } = await askDoor();
  await new Promise<void>((resolve) => {
    publishing.publish(stream, {
      door: { url, token: async () => (await askDoor()).token },
      onState: ({ kind }: { kind: string }) => kind === 'connected' && resolve(),
    });
  });
}

/** The browser client of the relay, as one script. */
async function script(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@souk/broadcast/client/publish.ts'));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, name: 'publishing', formats: ['iife'] } },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return `${output[0].code}; globalThis.publishing = publishing;`;
}
