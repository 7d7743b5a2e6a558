import { createSocket } from 'node:dgram';
import { startProgram } from '../live/program.ts';
import { MadeUpPictures, wholePicture } from './made-up-pictures.ts';

const LONGEST_BETWEEN_KEYS_MS = 2_000;

export interface Published {
  door: { url: string; token: string };
  bitsPerSecond: number;
  /** With two smaller layers beside it, as browsers send. */
  hasLayers?: boolean | undefined;
}

/** Publishes what looks like a show of so many bits a second; each packet ends with the time at which it was sent. */
export async function startSource(
  door: Published['door'],
  bitsPerSecond: number,
  { hasLayers }: Pick<Published, 'hasLayers'> = {},
): Promise<AsyncDisposable> {
  const program = startProgram('../shows/source.program.ts');
  await program.ask('publish', { door, bitsPerSecond, hasLayers } satisfies Published);
  return program;
}

/** The same as plain packets to a port of this machine, for an engine that takes them so. */
export function sendTo(port: number, bitsPerSecond: number): AsyncDisposable {
  const socket = createSocket('udp4');
  socket.on('error', () => undefined);
  const pictures = new MadeUpPictures(wholePicture(bitsPerSecond), (bytes) =>
    socket.send(bytes, port, '127.0.0.1'),
  );
  const keys = setInterval(() => pictures.wantKeyFrame(), LONGEST_BETWEEN_KEYS_MS);
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(keys);
      pictures.stop();
      socket.close();
    },
  };
}
