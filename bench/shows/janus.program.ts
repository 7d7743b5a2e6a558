import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeUdpPort } from '@souk/broadcast/testing/relay-process.ts';
import { type Forwarder, measureForwarding } from './forwarding.ts';
import { janusPath } from './janus.ts';
import { PAYLOAD_TYPE } from './peer.ts';
import { sendTo } from './source.ts';

const [, , address = '', viewers = ''] = process.argv;
const library = '/usr/lib/x86_64-linux-gnu/janus';
const CHATTY = 3;

async function openJanus(): Promise<Forwarder> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-janus-'));
  const [http, video] = [await freeTcpPort(), await freeUdpPort()];
  const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.jcfg`), text);
  write(
    'janus',
    `general: { plugins_folder = "${library}/plugins", transports_folder = "${library}/transports" }`,
  );
  write(
    'janus.transport.http',
    `general: { json = "compact", base_path = "/janus", http = true, port = ${http} }`,
  );
  write(
    'janus.plugin.streaming',
    `show: {
      type = "rtp", id = 1, audio = false, video = true, videoport = ${video}, videopt = ${PAYLOAD_TYPE},
      videocodec = "h264", videofmtp = "profile-level-id=42e01f;packetization-mode=1"
    }`,
  );
  const child = spawn(
    janusPath,
    [
      '--configs-folder',
      folder,
      '--interface',
      address,
      '--session-timeout',
      '0',
      '--debug-level',
      `${CHATTY}`,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  child.on('error', (error) => {
    throw error;
  });
  const url = `http://127.0.0.1:${http}/janus`;
  while (!(await fetch(`${url}/info`).catch(() => undefined))?.ok) await pause(50);
  return {
    pid: child.pid!,
    startSource: async (bits) => sendTo(video, bits),
    watchDoor: () => ({ url, token: '', speaks: 'janus' }),
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freeTcpPort(): Promise<number> {
  const server = createServer();
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

await using janus = await openJanus();
console.log(JSON.stringify(await measureForwarding(janus, Number(viewers))));
