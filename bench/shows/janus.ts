import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Forwarding } from './forwarding.ts';

export const janusPath = '/usr/bin/janus';

/** Janus does not speak over loopback, so that everything is measured on a network of its own, with one address. */
const ADDRESS = '198.18.0.1';
const onOwnNetwork = [
  'ip link set lo up',
  'ip link add souk0 type veth peer name souk1',
  `ip address add ${ADDRESS}/15 dev souk0`,
  'ip link set souk0 up',
  'ip link set souk1 up',
  'exec "$@"',
].join(' && ');

/** What Janus forwards; in words why it is not there, where it is not. */
export async function measureJanus(viewers: number): Promise<Forwarding | string> {
  try {
    accessSync(janusPath);
  } catch {
    return 'there is no Janus here (Debian’s package janus)';
  }
  const program = fileURLToPath(new URL('janus.program.ts', import.meta.url));
  const wanted = [process.execPath, program, ADDRESS, String(viewers)];
  const child = spawn('unshare', ['--net', '--map-root-user', 'sh', '-c', onOwnNetwork, 'sh', ...wanted], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (part) => {
    said += part;
  });
  child.stderr.on('data', (part) => {
    complained += part;
  });
  for (const part of [child, child.stdout, child.stderr]) {
    part.on('error', (error) => {
      complained += error.message;
    });
  }
  await Promise.race([once(child, 'close'), once(child, 'error')]);
  const last = said.trim().split('\n').at(-1) ?? '';
  return last.startsWith('{')
    ? (JSON.parse(last) as Forwarding)
    : `Janus did not answer: ${complained.slice(-500)}`;
}
