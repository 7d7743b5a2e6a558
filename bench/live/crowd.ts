import type { SentFrame } from '@souk/live/protocol.ts';
import type { Heard } from './listeners.ts';
import { startProgram } from './program.ts';

export const LISTENERS = 2_000;
const PROCESSES = 2;

/** The listeners of one server, in processes of their own. */
export async function gather(server: {
  port: number;
  frames: SentFrame[];
  returns?: boolean;
}): Promise<Crowd> {
  const parts = Array.from({ length: PROCESSES }, () => startProgram('./listeners.ts'));
  const ask = <Answer>(what: string, about?: unknown) =>
    Promise.all(parts.map((part) => part.ask<Answer>(what, about)));
  await ask('join', { returns: false, ...server, count: LISTENERS / PROCESSES });
  return {
    async begin(messages) {
      await ask('begin', messages);
    },
    async all(most) {
      await ask('all', most);
      const told = await ask<Heard>('heard');
      return {
        lost: told.reduce((sum, { lost }) => sum + lost, 0),
        doubled: told.reduce((sum, { doubled }) => sum + doubled, 0),
        times: told.flatMap(({ times }) => times),
      };
    },
    async back() {
      return Math.max(...(await ask<number>('back')));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(parts.map((part) => part[Symbol.asyncDispose]()));
    },
  };
}

export interface Crowd extends AsyncDisposable {
  /** What is said from now on is counted from 0 up to so many. */
  begin(messages: number): Promise<void>;
  /** When everyone has heard everything, or so many milliseconds are over. */
  all(most: number): Promise<Heard>;
  /** When everyone is there again: the time of the last. */
  back(): Promise<number>;
}
