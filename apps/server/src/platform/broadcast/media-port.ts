import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import type { Log } from '../logging/log.ts';

interface MediaPortOptions {
  config: Pick<Config, 'video' | 'thisMachineOnly'>;
  log: Pick<Log, 'warn'>;
  /** Milliseconds in which a relay that a killed market left behind ends. */
  patience?: number;
}

const ASK_AGAIN_MS = 100;

/** The relay would be up without it, and nobody could send or watch a show: so its operator hears it at the start. */
export async function sayIfMediaPortIsTaken({
  config,
  log,
  patience = 2_000,
}: MediaPortOptions): Promise<void> {
  const port = config.video.mediaPort;
  if (port === 0) return;
  const until = performance.now() + patience;
  while (await isTaken(port, config.thisMachineOnly)) {
    if (performance.now() >= until) {
      const advice = 'set SOUK_MEDIA_PORT to another one and let that through the firewall';
      log.warn(`Live video cannot work: UDP port ${port} is taken by another program; ${advice}`);
      return;
    }
    await pause(ASK_AGAIN_MS);
  }
}

async function isTaken(port: number, thisMachineOnly: boolean): Promise<boolean> {
  const socket = createSocket(thisMachineOnly ? 'udp4' : 'udp6');
  const bound = once(socket, 'listening');
  try {
    socket.bind({ port, address: thisMachineOnly ? '127.0.0.1' : '::', exclusive: true });
    await bound;
    return false;
  } catch (error) {
    // Of a machine that has no IPv6 nothing is said.
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    socket.close();
  }
}
