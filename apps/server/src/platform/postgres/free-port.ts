import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that systems give to connections they open, one of which could take it before it is used.
const LOWEST = 20_000;
const HIGHEST = 32_767;
const MOST_TRIES = 20;

/** `wanted` when nothing listens on it, else any free port of the same address. */
export async function freePort(wanted: number | undefined, host = '127.0.0.1'): Promise<number> {
  if (wanted && (await isPortFree(wanted, host))) return wanted;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isPortFree(port, host)) return port;
  }
  return await portOf(0, host);
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  try {
    await portOf(port, host);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
    throw error;
  }
}

function portOf(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
