import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process of its own that does what it is asked, one thing after another. */
export interface Program extends AsyncDisposable {
  ask<Answer>(what: string, about?: unknown): Promise<Answer>;
}

export type Handlers = Readonly<Record<string, (about: never) => unknown>>;

interface Asked {
  id: number;
  what: string;
  about: unknown;
}
interface Answered {
  id: number;
  answer?: unknown;
  failure?: string;
}

export function startProgram(file: string, args: string[] = [], flags: string[] = []): Program {
  const child = fork(new URL(file, import.meta.url), args, {
    execArgv: ['--expose-gc', ...flags, ...profileOf(file)],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  child.on('message', ({ id, answer, failure }: Answered) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) one?.resolve(answer);
    else one?.reject(new Error(`${file}: ${failure}`));
  });
  child.on('exit', (code) => {
    for (const one of waiting.values()) one.reject(new Error(`${file} ended with ${code}`));
  });
  return {
    async ask<Answer>(what: string, about?: unknown): Promise<Answer> {
      asked += 1;
      const one = Promise.withResolvers<unknown>();
      waiting.set(asked, one);
      child.send({ id: asked, what, about } satisfies Asked);
      return (await one.promise) as Answer;
    },
    [Symbol.asyncDispose]: () => end(child),
  };
}

/** In the process itself: answers with what the handlers give. */
export function answerWith(handlers: Handlers): void {
  process.on('message', async ({ id, what, about }: Asked) => {
    try {
      const answer = await handlers[what]?.(about as never);
      process.send?.({ id, answer } satisfies Answered);
    } catch (error) {
      process.send?.({ id, failure: String(error) } satisfies Answered);
    }
  });
  process.on('disconnect', () => process.exit(0));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

/** `LIVE_PROFILE=<folder> npm run bench live` writes where the servers' time goes. */
function profileOf(file: string): string[] {
  const folder = process.env.LIVE_PROFILE;
  return folder && file.includes('server') ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}
