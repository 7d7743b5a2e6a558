import { OperatorError } from '../config/operator-error.ts';
import { freePort, isPortFree } from '../postgres/free-port.ts';

/** The port the market will have: the wanted one, or a free one for 0. Says plainly when it cannot be had. */
export async function choosePort(host: string, port: number): Promise<number> {
  try {
    const free = await freePort(port || undefined, host);
    if (port === 0 || free === port) return free;
  } catch (error) {
    throw await listenFailure(error, host, port);
  }
  throw await portTaken(host, port);
}

/** The sentence for a `listen` that failed. */
export async function listenFailure(error: unknown, host: string, port: number): Promise<unknown> {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || code === 'EACCES') return await portTaken(host, port);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL') {
    return new OperatorError(
      `HOST is ${host}, which is not an address of this machine: leave it out, or use 0.0.0.0.`,
    );
  }
  return error;
}

async function portTaken(host: string, port: number): Promise<OperatorError> {
  const own = port < 1024 && process.getuid?.() !== 0;
  const reason = own ? `Port ${port} is not for ordinary users` : `Port ${port} is taken by another program`;
  return new OperatorError(`${reason}. Start with PORT=${await freePortNear(host, port)} npm start.`);
}

async function freePortNear(host: string, port: number): Promise<number> {
  const first = Math.max(port + 1, 1024);
  for (let near = first; near < Math.min(first + 50, 65_536); near += 1) {
    if (await isPortFree(near, host)) return near;
  }
  return await freePort(undefined, host);
}
