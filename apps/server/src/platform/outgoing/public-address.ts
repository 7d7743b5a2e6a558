import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Whether an IP address is one of the open internet: not this machine, its network, or anything kept apart. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  if (isIPv4(bare)) return !apart.check(bare, 'ipv4');
  if (!isIPv6(bare)) return false;
  return globalUnicast.check(bare, 'ipv6') && !apart.check(bare, 'ipv6');
}

// https://www.iana.org/assignments/iana-ipv4-special-registry and its like for IPv6.
const apart = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  apart.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Teredo, documentation, 6to4: what they lead to may be anything.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  apart.addSubnet(network, bits, 'ipv6');

// All else is loopback, link-local, local, multicast, or an IPv4 address in disguise.
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
