import type { CDPSession, Page } from '@playwright/test';

/** 50 kB/s, and some time until anything answers. */
export async function slow(page: Page, latency = 400): Promise<CDPSession> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const rate = 50 * 1024;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  return line;
}
