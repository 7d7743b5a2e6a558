import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type PaymentProvider, stripeProvider } from '../platform/payments/index.ts';

/**
 * The sandbox that has these keys, for a program that dies (`dyingAt`): with a point before each call to it, and one with
 * a name once that was done and nobody has heard of it: `answered 1`.
 */
export async function dyingProvider(
  keys: string,
  point: (name?: string) => void,
): Promise<{ payments: PaymentProvider; close(): void }> {
  const { apiBase, ...rest } = JSON.parse(keys);
  let calls = 0;
  const relay = createServer(async (asked, answer) => {
    const { method, headers, url = '' } = asked;
    const body = await buffer(asked);
    point();
    const call = request(new URL(url, apiBase), { method, headers }).end(body);
    const [heard] = (await once(call, 'response')) as [IncomingMessage];
    const said = await buffer(heard);
    calls += 1;
    point(`answered ${calls}`);
    answer.writeHead(heard.statusCode ?? 0, heard.headers).end(said);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const { port } = relay.address() as AddressInfo;
  const close = () => {
    relay.closeAllConnections();
    relay.close();
  };
  const own = { ...rest, kind: 'sandbox', apiBase: `http://127.0.0.1:${port}` };
  return { payments: stripeProvider(own), close };
}
