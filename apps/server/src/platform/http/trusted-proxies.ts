import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Whether a connection comes from a proxy the operator named, whose word on its visitors is taken. */
export function trusts(proxies: readonly string[]): (address: string | undefined) => boolean {
  const named = new BlockList();
  for (const proxy of proxies) add(named, proxy);
  return (address) => address !== undefined && isIP(address) > 0 && named.check(address, familyOf(address));
}

/** From where a request comes that is not Fastify's: past each proxy that the operator named. */
export function visitorsAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: ReturnType<typeof trusts>,
): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  let address = socket.remoteAddress;
  while (forwarded.length > 0 && isTrusted(address)) address = forwarded.pop();
  return address;
}

/** An address, or a network as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  try {
    add(new BlockList(), text);
    return true;
  } catch {
    return false;
  }
}

function add(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
