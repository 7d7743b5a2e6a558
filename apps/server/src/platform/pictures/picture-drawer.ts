import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { ImageFormat } from '@souk/shared/images/schema.ts';
import type { Answer, Question, Task } from './drawing-messages.ts';
import type { PictureAnswer, PictureShape, PictureSource } from './picture.ts';

/** Looks at pictures and draws them anew in a process of its own, which is there while there is something to do. */
export interface PictureDrawer {
  draw(source: PictureSource, shape: PictureShape): Promise<PictureAnswer>;
  /** One that was taken, in a size it is shown in; before those that are to be taken. */
  shrink(taken: Buffer, width: number, format: ImageFormat): Promise<Buffer>;
  /** Starts the process ahead of the first picture. */
  wake(): void;
  /** The process as long as there is one. */
  pid(): number | undefined;
  stop(): void;
}

export interface DrawerLimits {
  /** Of one picture, from when it is its turn. */
  milliseconds: number;
  /** All that the process may take, in bytes. */
  room: number;
  idleMilliseconds: number;
  program: string;
}

const usual: DrawerLimits = {
  milliseconds: 10_000,
  room: 400_000_000,
  idleMilliseconds: 60_000,
  program: fileURLToPath(new URL('drawing.program.ts', import.meta.url)),
};

interface Turn extends Question {
  attempts: number;
  answer(answer: Done): void;
  fail(error: Error): void;
}

type Done = PictureAnswer | { bytes: Buffer };

export function pictureDrawer(limits: Partial<DrawerLimits> = {}): PictureDrawer {
  const { milliseconds, room, idleMilliseconds, program } = { ...usual, ...limits };
  const waiting: Turn[] = [];
  let current: Turn | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let isFresh = true;
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  function turnFor(task: Task): Promise<Done> {
    return new Promise((answer, fail) => {
      lastId += 1;
      const turn = { id: lastId, task, attempts: 0, answer, fail };
      // What someone looks at goes before what someone sends.
      const behind = waiting.findIndex((other) => task.do === 'shrink' && other.task.do === 'take');
      waiting.splice(behind === -1 ? waiting.length : behind, 0, turn);
      if (!current) next();
    });
  }

  function wake(): void {
    if (!child) start();
    if (!current) rest();
  }

  function start(): void {
    isReady = false;
    isFresh = true;
    late = false;
    const started = fork(program, [String(room)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: ['--max-old-space-size=128', '--expose-gc'],
      // Nothing of the market's own. The rest makes glibc give back at once what a picture took, in bytes.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' },
    });
    child = started;
    started.on('message', hear);
    let said = '';
    started.stderr?.on('data', (part) => {
      said = `${said}${part}`.slice(-2_000);
    });
    // Without a process there comes no exit.
    started.on('error', (error) => gone(started, error));
    started.on('exit', (code, signal) =>
      gone(started, new Error(`It ended with ${signal ?? code}: ${said}`), signal),
    );
    arm(() => started.kill('SIGKILL'), milliseconds);
  }

  function hear(answer: Answer): void {
    if ('ready' in answer) {
      isReady = true;
      next();
    } else if (current?.id === answer.id) {
      const turn = current;
      current = undefined;
      isFresh = false;
      next();
      if ('failure' in answer) turn.fail(new Error(answer.failure));
      else turn.answer(received(answer));
    }
  }

  function next(): void {
    current ??= waiting.shift();
    if (!current) rest();
    else if (!child) start();
    else ask(current, child);
  }

  function ask(turn: Turn, busy: ChildProcess): void {
    hold(busy);
    if (!isReady) return;
    const { id, task } = turn;
    arm(() => {
      late = true;
      busy.kill('SIGKILL');
    }, milliseconds);
    busy.send({ id, task } satisfies Question, noAnswer);
  }

  /** Whoever's turn it was gets to know; with one picture at a time it is plain whose doing it was. */
  function gone(which: ChildProcess, error: Error, signal?: string | null): void {
    if (which !== child) return;
    clearTimeout(timer);
    const wasReady = isReady;
    child = undefined;
    isReady = false;
    const turn = current;
    current = undefined;
    if (turn) {
      turn.attempts += 1;
      // What an earlier picture left behind is not this one's doing.
      if (late || (signal === outOfRoom && isFresh)) turn.answer({ refusal: 'too-complex' });
      else if (turn.attempts < 2) waiting.unshift(turn);
      else if (wasReady) turn.answer({ refusal: 'damaged' });
      else turn.fail(new Error('The process that draws pictures does not start.', { cause: error }));
    }
    if (waiting.length > 0) next();
  }

  /** Keeps the market from ending no longer, and goes after a while. */
  function rest(): void {
    const idle = child;
    if (!idle) return;
    for (const handle of handlesOf(idle)) handle?.unref?.();
    if (isReady) arm(() => idle.disconnect(), idleMilliseconds);
    timer?.unref();
  }

  function arm(act: () => void, after: number): void {
    clearTimeout(timer);
    timer = setTimeout(act, after);
  }

  return {
    async draw(source, shape) {
      const done = await turnFor({ do: 'take', source, shape });
      if ('bytes' in done) throw new Error('another question was answered');
      return done;
    },
    async shrink(taken, width, format) {
      const done = await turnFor({ do: 'shrink', taken, width, format });
      if (!('bytes' in done)) throw new Error('a picture that was taken could not be drawn again');
      return done.bytes;
    },
    wake,
    pid: () => child?.pid,
    stop() {
      child?.kill('SIGKILL');
    },
  };
}

// By its own hand, or that of a system that has no memory left.
const outOfRoom = 'SIGKILL';

function hold(child: ChildProcess): void {
  for (const handle of handlesOf(child)) handle?.ref?.();
}

const handlesOf = (child: ChildProcess) => [child, child.channel, child.stderr as Socket | null];

// That it went while it was asked shows by its exit.
const noAnswer = () => undefined;

// What comes through the channel is a plain array of bytes.
function received(answer: Exclude<Answer, { ready: true } | { failure: string }>): Done {
  if ('refusal' in answer) return { refusal: answer.refusal };
  if ('bytes' in answer) return { bytes: bufferOf(answer.bytes) };
  return { picture: { ...answer.picture, webp: bufferOf(answer.picture.webp) } };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
