import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openPayments, type PaymentProvider, webhookPath } from './index.ts';

/** What waits for webhooks at the address of a market. */
async function startListener() {
  const heard: Array<{ url: string; signature: string; body: string }> = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const signature = String(request.headers['stripe-signature']);
    heard.push({ url: request.url ?? '', signature, body: Buffer.concat(parts).toString() });
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, heard, [Symbol.asyncDispose]: close };
}

function inFolder(folder: string, port: number): Config {
  return readConfig({ SOUK_DATA: folder, PORT: String(port), SOUK_PAYMENT_SANDBOX: '1' });
}

const pay = async (provider: PaymentProvider) =>
  (await provider.client()).paymentIntents.create({
    amount: 6_120,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost/back',
  });

test('the sandbox of a market keeps what was paid when it is killed, and tells the market of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-payments-'));
  await using listener = await startListener();
  const log = memoryLog();
  const payments = await openPayments(inFolder(folder, listener.port), log.log);
  try {
    const { provider } = payments;
    const paid = await pay(provider);
    expect(paid.status).toBe('succeeded');
    await expect.poll(() => listener.heard.length).toBe(3);
    const [first] = listener.heard;
    expect(first?.url).toBe(webhookPath);
    const event = await provider.readEvent(first?.body ?? '', first?.signature);
    expect((event.data.object as Stripe.PaymentIntent).id).toBe(paid.id);
    await expect(provider.readEvent(`${first?.body} `, first?.signature)).rejects.toMatchObject({
      code: 'bad_signature',
      status: 400,
    });

    // What the whole service is told is for the market.
    const pid = payments.pid() ?? 0;
    for (const signal of ['SIGINT', 'SIGTERM']) process.kill(pid, signal);
    await (await provider.client()).paymentIntents.retrieve(paid.id);
    expect(payments.pid()).toBe(pid);
    process.kill(pid, 'SIGKILL');
    const read = async () => (await provider.client()).paymentIntents.retrieve(paid.id);
    const statusNow = () =>
      read().then(
        ({ status }) => status,
        () => 'away',
      );
    await expect.poll(statusNow).toBe('succeeded');
    expect(log.lines.map(({ msg }) => msg)).toEqual(['The payment sandbox ended and is started again']);
  } finally {
    await payments.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
