import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Answer, Done, Question, Task } from './drawing-messages.ts';

/** One process that looks at pictures and draws them, one after the other; there while there is something to do. */
export interface DrawingProcess {
  /** Not to be asked before it answered the last. */
  ask(task: Task): Promise<Done>;
  isBusy(): boolean;
  /** Starts it ahead of the first picture. */
  wake(): void;
  /** As long as it is there. */
  pid(): number | undefined;
  stop(): void;
}

export interface ProcessLimits {
  /** Of one picture, from when it is its turn. */
  milliseconds: number;
  /** All that the process may take, in bytes. */
  room: number;
  idleMilliseconds: number;
  program: string;
}

interface Asked extends Question {
  attempts: number;
  answer(answer: Done): void;
  fail(error: Error): void;
}

/** In MB; and what it is done with goes when it says so. */
export const drawingFlags = ['--max-old-space-size=128', '--expose-gc'];

export function drawingProcess({
  milliseconds,
  room,
  idleMilliseconds,
  program,
}: ProcessLimits): DrawingProcess {
  let current: Asked | undefined;
  let child: ChildProcess | undefined;
  let isReady = false;
  let isFresh = true;
  let late = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

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
      execArgv: drawingFlags,
      // Nothing of the market's own. The rest makes glibc give back at once what a picture took, in bytes.
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        MALLOC_ARENA_MAX: '1',
        MALLOC_MMAP_THRESHOLD_: '262144',
      },
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
      const { task, answer: take, fail } = current;
      current = undefined;
      // Looking lays nothing open.
      if (task.do !== 'look') isFresh = false;
      rest();
      if ('failure' in answer) fail(new Error(answer.failure));
      else take(received(answer));
    }
  }

  function next(): void {
    if (!current) rest();
    else if (!child) start();
    else send(current, child);
  }

  function send(turn: Asked, busy: ChildProcess): void {
    hold(busy);
    if (!isReady) return;
    const { id, task } = turn;
    arm(() => {
      late = true;
      busy.kill('SIGKILL');
    }, milliseconds);
    busy.send({ id, task } satisfies Question, noAnswer);
  }

  /** The picture whose turn it was is blamed: with one at a time, no other can be the cause. */
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
      else if (turn.attempts < 2 && !isStopped) {
        current = turn;
        start();
      } else if (wasReady) turn.answer({ refusal: 'damaged' });
      else turn.fail(new Error('The process that draws pictures does not start.', { cause: error }));
    }
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
    ask(task) {
      return new Promise((answer, fail) => {
        lastId += 1;
        current = { id: lastId, task, attempts: 0, answer, fail };
        next();
      });
    },
    isBusy: () => current !== undefined,
    wake,
    pid: () => child?.pid,
    stop() {
      isStopped = true;
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
  if ('facts' in answer) return { facts: answer.facts };
  if ('bytes' in answer) return { bytes: bufferOf(answer.bytes) };
  return { picture: { ...answer.picture, webp: bufferOf(answer.picture.webp) } };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
